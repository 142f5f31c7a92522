// @ts-check
// What is known at a moment: whose eyes see it, what everybody has, and which card lies in which box.

import { html, useLayoutEffect } from "../vendor/ui.js";
import { t } from "../lib/say.js";
import { term } from "../games/wallenstein/terms.js";
import { Icon, Shield } from "../lib/signs.js";
import { seatColour, seatName } from "../lib/store.js";
import { currentAction } from "../games/wallenstein/desk/display.js";
import { BOX_ICONS, boxFigure } from "../table/look.js";
import { SmallCard } from "../games/wallenstein/desk/mats.js";
import { tagOf } from "../games/wallenstein/desk/plan-panel.js";
import { ALL_OPEN, SPECTATOR } from "./past.js";

/** @typedef {import("../lib/types.js").TableInfo} TableInfo */

/** All plans open, as a seat saw it, as spectators saw it. @param {{info: TableInfo, seat: number, onChange: (seat: number) => void}} props */
export function Eyes({ info, seat, onChange }) {
  const over = info.state === "over";
  const seats = info.seats.filter((one) => over || one.you).map((one) => one.seat);
  const eyes = [...(over ? [ALL_OPEN] : []), ...seats, SPECTATOR];
  return html`<div class="seg eyes" role="group" aria-label=${t("replay-eyes")}>${eyes.map((one) => {
    const label = one === ALL_OPEN ? t("replay-open") : one === SPECTATOR ? t("replay-spectator") : t("replay-as", { seat: seatName(info, one) });
    const shown = one < 0 ? label : html`<${Shield} tincture=${seatColour(info, one)} size=${18} />${one === seat && html` <span>${label}</span>`}`;
    return html`<button type="button" key=${one} aria-pressed=${one === seat} aria-label=${label} title=${label}
      onClick=${() => onChange(one)}>${shown}</button>`;
  })}</div>`;
}

const HOLDINGS = ["thalers", "grain", "counties", "armies", "points"];
const SIGNS = /** @type {Record<string, string>} */ ({ thalers: "thaler", grain: "grain", counties: "county", armies: "army", points: "crown" });

/** What everybody has at that moment. @param {{info: TableInfo, view: any}} props */
export function Holdings({ info, view }) {
  return html`<table class="holdings"><caption class="sr">${t("table-players")}</caption>
    <thead><tr><td></td>${HOLDINGS.map((name) => html`<th key=${name} scope="col" title=${t(`holding-${name}`)}>
      <${Icon} name=${SIGNS[name]} label=${t(`holding-${name}`)} /></th>`)}</tr></thead>
    <tbody>${info.seats.map(({ seat }) => html`<tr key=${seat}><th scope="row">
      <${Shield} tincture=${seatColour(info, seat)} size=${18} /> ${seatName(info, seat)}</th>
      ${HOLDINGS.map((name) => html`<td class=${name === "points" ? "vp" : ""}>${view.seats[seat][name]}</td>`)}</tr>`)}</tbody></table>`;
}

/** The boxes of all mats, those of the actions in their order. @param {any} view @param {any} board @returns {string[]} */
function boxesOf(view, board) {
  const actions = [...view.actions.filter((/** @type {string} */ action) => action !== "hidden"), ...view.hidden_actions];
  const laid = (/** @type {string} */ box) => view.seats.some((/** @type {any} */ seat) => box in seat.boxes);
  return [...board.boxes.filter((/** @type {string} */ box) => !actions.includes(box)), ...actions].filter(laid);
}

/** Every mat, as far as these eyes see it. @param {{store: any}} props */
export function Plans({ store }) {
  const [view, info, board] = [store.view.value, store.info.value, store.board.value];
  const boxes = boxesOf(view, board);
  const current = currentAction(store);
  if (!boxes.length) return null;
  return html`<table class="mats plans"><caption class="h">${t("replay-plans")}</caption>
    <thead><tr><td></td>${info.seats.map((/** @type {any} */ { seat }) => html`<th key=${seat} scope="col" title=${seatName(info, seat)}>
      <${Shield} tincture=${seatColour(info, seat)} size=${16} label=${seatName(info, seat)} /></th>`)}</tr></thead>
    <tbody>${boxes.map((box) => html`<tr key=${box} class=${box === current ? "cur" : ""}><th scope="row" title=${term("box", box, board)}>
      <${Icon} name=${BOX_ICONS[box]} label=${term("box", box, board)} />${boxFigure(board, box)}</th>
      ${info.seats.map((/** @type {any} */ { seat }) => html`<td key=${seat}>
        <${SmallCard} store=${store} card=${view.seats[seat].boxes[box] ?? null} colour=${seatColour(info, seat)} /></td>`)}</tr>`)}</tbody></table>`;
}

/** @param {any} view @param {string} box */
const ahead = (view, box) => box !== view.auction && !view.actions.slice(0, view.done).includes(box);

/**
 * The map tells what is planned where, as far as these eyes see it, and where the present sentence happens. It waits
 * for the position, as to draw a map is the most work of all.
 * @param {import("./past.js").Past} store @param {number} at @param {import("./past.js").Told | null} present
 */
export function useMarks(store, at, present) {
  const view = store.view.value;
  useLayoutEffect(() => {
    if (store.at !== at) return;
    /** @type {Record<string, import("../lib/types.js").Mark>} */
    const marks = {};
    for (const { boxes } of view.seats) {
      for (const [box, card] of Object.entries(boxes)) {
        if (card in view.counties && ahead(view, box)) marks[card] = { kind: "planned", tag: tagOf(store.board.value, box) };
      }
    }
    const { origin, county } = present?.args ?? {};
    const put = (/** @type {any} */ place, /** @type {"source" | "target"} */ kind) =>
      place in view.counties && (marks[place] = { ...marks[place], kind });
    put(origin, "source");
    put(county, "target");
    store.marks.value = marks;
  }, [view, present]);
}
