// @ts-check
// The map on the table page, with what lies over its corners.

import { html, useEffect, useRef } from "../../../vendor/ui.js";
import { t } from "../../../lib/i18n.js";
import { useKeys } from "../../../lib/keys.js";
import { Icon } from "../../../lib/signs.js";
import { PHONE, useMedia } from "../../../table/look.js";
import { Corner } from "../../../table/page.js";
import { Hand } from "../desk/hand.js";
import { nounTerm } from "../terms.js";
import { Inspector, described } from "./inspector.js";
import { WarMap } from "./war-map.js";

/** @typedef {import("../types.js").Store} Store */
/** @typedef {import("../types.js").Shown} Shown */

/** The lens that a question needs, or else a phase of the turn. */
const LENS_OF = /** @type {Record<string, string>} */ ({
  ...Object.fromEntries(["pay", "pay_in_city"].map((kind) => [kind, "supply"])),
  ...Object.fromEntries(
    [
      "recover",
      "restore",
      "place_pillage",
      "name_area",
      "strike_cities",
      "recruit",
      "league_recruits",
      "raise",
      "take_recruits",
      "desert",
      "loot",
    ].map((kind) => [kind, "pillage"]),
  ),
});

/**
 * @param {{store: Store, work: import("../intent.js").Intent | null, lens: string, onLens: (lens: string) => void,
 *   onChronicle: () => void}} props
 */
export function MapPart({ store: table, work, lens, onLens, onChronicle }) {
  const store = work?.stage ?? table; // with what is prepared
  const question = store.question.value;
  const phone = useMedia(PHONE);
  useLens(LENS_OF[question?.kind ?? ""] ?? LENS_OF[store.view.value?.phase ?? ""] ?? null, lens, onLens);
  const pick = (/** @type {string} */ place) => question && explain(store, question, place);
  const picked = inspected(store);
  const close = () => {
    store.picked.value = null;
    store.refusal.value = null;
  };
  useKeys(picked ? { Escape: close } : {});
  const map = html`
    <section class="map-part" aria-label=${t("table-map")}>
      <${WarMap} store=${store} lens=${lens} onLens=${onLens} onPick=${pick} work=${work} />
      ${
        lens === "supply" &&
        html`
          <${LensKey} store=${store} />
        `
      }
      <${Corner} store=${store} onChronicle=${onChronicle} />
      ${
        picked &&
        html`
          <div class="inspect"><${Inspector} store=${store} place=${picked} onClose=${close} /></div>
        `
      }
      <${Caption} store=${store} />
    </section>
  `;
  if (phone || !table.view.value?.hand || !table.board.value || table.info.value?.state === "over") return map;
  return html`
    <div class="map-and-hand">
      ${map}
      <${Hand} store=${table} work=${work} />
    </div>
  `;
}

/**
 * A question brings the lens that it needs; afterwards the map is looked at as before, unless somebody changed that.
 * @param {string | null} wanted
 * @param {string} lens
 * @param {(lens: string) => void} onLens
 */
function useLens(wanted, lens, onLens) {
  const brought = useRef("");
  const own = useRef(lens); // as somebody left it
  useEffect(() => {
    if (lens !== brought.current) own.current = lens;
  }, [lens]);
  useEffect(() => {
    brought.current = wanted ?? "";
    onLens(wanted ?? own.current);
  }, [wanted]);
}

const ANSWERS = ["legal", "move", "attack", "target", "source"];

/**
 * A place that is no answer says why not, if places are asked for.
 * @param {Store} store
 * @param {import("../../../lib/types.js").Question} question
 * @param {string} place
 */
function explain(store, question, place) {
  if (ANSWERS.includes(store.marks.value[place]?.kind)) return;
  const verb = question.choices
    .map((choice) => choice.split(" "))
    .find(([one, noun]) => noun && nounTerm(one) === "place")?.[0];
  if (verb) void store.explain(`${verb} ${place}`);
}

/** The place that was chosen on the map and is no answer. @param {Shown} store @returns {string | null} */
function inspected(store) {
  const picked = store.picked.value;
  return picked &&
    store.view.value &&
    store.board.value &&
    !ANSWERS.slice(0, -1).includes(store.marks.value[picked]?.kind)
    ? picked
    : null;
}

/** What the lines of the supply lens mean, or that there are none. @param {{store: Shown}} props */
function LensKey({ store }) {
  const none = !store.view.value?.seats.some((/** @type {any} */ { pay }) => pay.lines.length);
  if (none)
    return html`
      <div class="cart lens-key not-phone">${t("lens-none")}</div>
    `;
  return html`
    <div class="cart lens-key not-phone">
      <ul>
        <li>
          <i class="line"></i>
          ${t("lens-line")}
        </li>
        <li>
          <i class="line cut"></i>
          ${t("lens-cut")}
        </li>
        <li>
          <i class="base"><${Icon} name="coins" /></i>
          ${t("lens-base")}
        </li>
      </ul>
    </div>
  `;
}

/** One line about the place pointed at. @param {{store: Shown}} props */
function Caption({ store }) {
  const place = store.hovered.value;
  const view = store.view.value;
  if (!place || !view || !store.board.value || !(place in view.cities || place in view.boxes)) return null;
  return html`
    <p class="caption" aria-hidden="true">${described(store, place)}</p>
  `;
}
