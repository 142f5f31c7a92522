// @ts-check
// How a finished game was decided, on its last page: the chances of all seats, the turning points and what of each was
// choice and what luck. It is fetched only where somebody has come to the end of a game.

import { html, useEffect, useMemo, useState } from "../vendor/ui.js";
import { dressed } from "../lib/assets.js";
import { Curves } from "../lib/curves.js";
import { need, t } from "../lib/i18n.js";
import { go } from "../lib/route.js";
import { Begin, Luck, Progress, Swings, curvesOf, turnAt, useStudy } from "./analysis.js";
import { ALL_OPEN, Past, placed } from "./past.js";

/** @typedef {import("../lib/types.js").Store} Store */
/** @typedef {import("./analysis.js").Study} Study */

/** The moments of the game, which the turning points are told by. @param {Store} store @param {any} replay */
async function lookBack(store, replay) {
  const past = new Past(store.id, replay.entries, store.room);
  await Promise.all([past.look(ALL_OPEN), need("analysis"), dressed("style/analysis")]);
  return past;
}

/** @param {{store: Store, replay: any}} props *replay* as the server tells it */
export function Outcome({ store, replay }) {
  const [past, setPast] = useState(/** @type {Past | null} */ (null));
  const study = useStudy(store.id, /** @type {any} */ (store.info.value).game);
  useEffect(() => void lookBack(store, replay).then(setPast, (error) => store.failed(error)), [store.id]);
  if (!past?.info.value) return null;
  const found = study.found.value;
  const start = () => void study.go();
  return html`
    <section class="analysis outcome" aria-label=${t("analysis-title")}>
      ${
        found
          ? html`
              <${Found} past=${past} study=${study} replay=${replay} start=${start} />
            `
          : html`
              <${Begin} study=${study} go=${start} />
            `
      }
    </section>
  `;
}

/**
 * What is known so far. A turning point leads to its moment in the replay.
 * @param {{past: Past, study: Study, replay: any, start: () => void}} props
 */
function Found({ past, study, replay, start }) {
  const found = /** @type {import("../lib/types.js").Analysis} */ (study.found.value);
  const moments = past.moments.value;
  const marks = useMemo(() => placed(replay.marks, moments, past.whole.value), [moments]);
  const rows = useMemo(() => curvesOf(found).chances.map((row) => row.map(Math.round)), [found]);
  const turn = (/** @type {number} */ at) => turnAt(moments, marks, past.room.line.signs, at);
  const lookAt = (/** @type {number} */ n) =>
    void past.address(moments[n]).then(go, (error) => (study.wrong.value = String(error)));
  return html`
    <${Curves} title=${t("curve-chances")} rows=${rows} info=${past.info.value} />
    ${
      found.left > 0 &&
      html`
        <${Progress} study=${study} found=${found} go=${start} />
      `
    }
    <p class="wrong" role="alert">${study.wrong.value}</p>
    ${
      found.swings.length > 0
        ? html`
            <${Swings} store=${past} found=${found} moment=${null} marks=${marks} turn=${turn} onMove=${lookAt} />
          `
        : !found.left &&
          html`
            <p class="hint">${t("analysis-swings-none")}</p>
          `
    }
    ${
      !found.left &&
      html`
        <${Luck} store=${past} found=${found} />
      `
    }
  `;
}
