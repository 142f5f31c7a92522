// @ts-check
// Wallenstein's room in the page: all that the frame asks of a game, as lib/types.d.ts has it.

import { Desk } from "./desk/desk.js";
import { Plan } from "./desk/planning.js";
import { LENSES, MapPart, WarMap } from "./map/war-map.js";
import { stillFalls } from "./panels/tower.js";
import { story, telling } from "./playback.js";
import { Progress, brief, buttons, hints, line, prompt } from "./prompt.js";
import { Facts, marksAt } from "./replay.js";
import { LISTS, TERMS, choiceText, isPlace, readBoard, reckoned } from "./terms.js";

/** @type {import("../../lib/types.js").GameRoom} */
export const room = {
  readBoard,
  terms: TERMS,
  lists: LISTS,
  reckoned,
  isPlace,
  choiceText,
  firstClause: "W1",

  story,
  telling,
  Told: null, // the tower stands in the decision column
  changes: () => [],

  prepare: (store) => new Plan(store),
  Progress,
  brief,
  lenses: LENSES,
  MapPart,
  Desk,
  prompt,
  buttons,
  hints,
  tabs: [
    { id: "players", icon: "table" },
    { id: "year", icon: "scroll" },
  ],
  deciding: ({ planning }) => (planning ? "plan" : "decide"),
  jumps: {
    h: { tab: "decide", to: '.hand button[tabindex="0"]', what: "key-hand" },
    p: { tab: "players", to: ".players-part", what: "key-players" },
  },
  moving: stillFalls,

  Map: WarMap,
  Facts,
  marksAt,
  line,
};
