// @ts-check
// The room of Thirty Years War in the page: all that the frame asks of a game, as lib/types.d.ts has it.

import { Desk } from "./desk/desk.js";
import { changes } from "./draft.js";
import { Intent } from "./intent.js";
import { LENSES, MapPart, WarMap } from "./map/war-map.js";
import { ToldDice, story, telling } from "./playback.js";
import { Progress, brief, buttons, hints, line, prompt } from "./prompt.js";
import { Facts, marksAt } from "./replay.js";
import { LISTS, choiceText, cited, isPlace, readBoard } from "./terms.js";

/** @type {import("../../lib/types.js").GameRoom} */
export const room = {
  readBoard,
  terms: {},
  lists: LISTS,
  reckoned: () => ({}),
  isPlace,
  choiceText,
  cited,
  firstClause: "1.2a",

  story,
  telling,
  Told: ToldDice,
  changes,

  prepare: (store) => new Intent(store),
  Progress,
  brief,
  lenses: LENSES,
  MapPart,
  Desk,
  prompt,
  buttons,
  hints,
  tabs: [
    { id: "tracks", icon: "table" },
    { id: "sheets", icon: "banner" },
  ],
  deciding: () => "decide",
  jumps: {
    h: { tab: "decide", to: ".hand .card", what: "key-hand" },
    g: { tab: "sheets", to: ".sheets button", what: "key-sheets" },
    t: { tab: "tracks", to: ".tracks", what: "key-tracks" },
  },
  moving: () => false,

  Map: WarMap,
  Facts,
  marksAt,
  line,
};
