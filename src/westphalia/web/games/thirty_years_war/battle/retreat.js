// @ts-check
// Where the beaten may go: the open ways ringed and numbered on the map, one of them suggested, the others with the reason
// why they are closed.

import { html } from "../../../vendor/ui.js";
import { useKeys } from "../../../lib/keys.js";
import { useMarks } from "../../../lib/marks.js";
import { seatName } from "../../../lib/people.js";
import { objection } from "../../../lib/prose.js";
import { listed, t } from "../../../lib/say.js";
import { Cite } from "../../../table/look.js";
import { usePick } from "../../../table/parts.js";
import { term } from "../terms.js";

/** @typedef {import("./draft.js").BattleDraft} BattleDraft */

/** The ways of a retreat: for this seat alone where both choose unseen. @param {any} view @returns {any[]} */
export const waysBack = (view) => view.retreat ?? view.battle?.retreat ?? [];

/** The way that is suggested. @param {any} view @returns {string | null} */
export const suggestedWay = (view) => waysBack(view).find(({ suggested }) => suggested)?.place ?? null;

/** @param {{store: any, draft: BattleDraft | null}} props without a draft it is only looked at */
export function RetreatPart({ store, draft }) {
  const rows = waysBack(store.view.value);
  const open = rows.filter(({ objection: why }) => !why);
  const way = draft?.way.value ?? null;
  const pick = (/** @type {string} */ place) => draft && (draft.way.value = place);
  useWays(store, draft, open, way);
  useKeys(draft ? Object.fromEntries(open.slice(0, 9).map(({ place }, n) => [String(n + 1), { does: () => void pick(place), what: term("place", place) }])) : {});
  return html`<div class="retreat-part"><h3 class="h">${t("retreat-where")} <small>${t("retreat-one-city")}</small><span class="end"><${Cite} clause="12.51" /></span></h3>
    <ul class="options">${open.map((row, n) => html`<li key=${row.place}><button type="button" class=${`option legal ${way === row.place ? "on" : ""}`} data-way=${row.place} aria-pressed=${way === row.place} disabled=${!draft || store.busy.value} onClick=${() => pick(row.place)}
        onPointerEnter=${() => (store.lit.value = row.place)} onPointerLeave=${() => (store.lit.value = null)}>
        <kbd>${n + 1}</kbd><span><b>${row.inside ? t("retreat-inside", { place: term("place", row.place) }) : term("place", row.place)}</b><small>${about(store, row)}</small></span><span class="right">${lineOf(row)}</span></button></li>`)}
      ${rows.filter(({ objection: why }) => why).map((row) => html`<li key=${row.place} class="closed"><div class="option"><kbd>–</kbd><span><b>${term("place", row.place)}</b><small>${objection(row, store)} <${Cite} clause=${row.clause} /></small></span></div></li>`)}</ul></div>`;
}

/** Whose the place is, and what a retreat there would change. @param {any} store @param {any} row */
function about(store, { control, gains, violates, inside }) {
  if (inside) return t("retreat-inside-about");
  const whose = control === null ? t("retreat-nobodys") : t("retreat-of", { seat: seatName(store.info.value, control) });
  return [whose, gains ? t("retreat-gains") : "", violates ? t("retreat-violates") : ""].filter(Boolean).join(", ");
}

/** The line to a base from there. @param {any} row */
function lineOf({ inside, line }) {
  if (inside) return html`<em class="bad">${t("retreat-no-line-inside")}</em>`;
  if (!line?.path.length) return html`<em class="bad">${t("retreat-no-base")}</em>`;
  const way = listed(line.path.slice(-1).map((/** @type {string} */ place) => term("place", place)));
  return line.holds ? html`<em class="ok">${t("retreat-line", { place: way })}</em>` : html`<em class="bad">${t("retreat-no-line", { place: way })}</em>`;
}

/** Marks the ways on the map, where one can be chosen too. @param {any} store @param {BattleDraft | null} draft @param {any[]} open @param {string | null} way */
function useWays(store, draft, open, way) {
  const { battle } = store.view.value;
  /** @type {Record<string, import("../../../lib/types.js").Mark>} */
  const marks = { [battle.city]: { kind: "source" } };
  open.forEach(({ place }, n) => (marks[place] = { kind: place === way ? "target" : "legal", peaceful: true, tag: String(n + 1), why: t("retreat-to", { place: term("place", place) }) }));
  useMarks(store, marks);
  usePick(store, draft ? open.map(({ place }) => place) : [], (place) => draft && (draft.way.value = place));
}
