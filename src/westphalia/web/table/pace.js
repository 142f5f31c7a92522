// @ts-check
// The hand on what is told: back, pause, on, all at once, and how fast; and what else there is to do while one waits.

import { html } from "../vendor/ui.js";
import { useKeys } from "../lib/keys.js";
import { PACES, paceName } from "../lib/pace.js";
import { writeRoute } from "../lib/route.js";
import { t } from "../lib/say.js";
import { change, settings } from "../lib/settings.js";
import { Icon } from "../lib/signs.js";
import { turns } from "../lib/turns.js";

/** @param {{store: any}} props */
export function Pace({ store }) {
  const { telling } = store;
  const { held, back } = telling.state.value;
  const pause = () => telling.hold(!held);
  useKeys({
    ArrowLeft: { does: () => (back ? telling.back() : false), what: t("pace-back") },
    ArrowRight: { does: () => telling.forward(), what: t("pace-on") },
    p: { does: pause, what: t("pace-pause-or-go") },
  });
  return html`<div class="pace" role="group" aria-label=${t("pace-label")}>
    <button type="button" class="btn sm" disabled=${!back} aria-label=${t("pace-back")} title=${t("pace-back")} onClick=${() => telling.back()}><${Icon} name="prev" /><kbd>←</kbd></button>
    <button type="button" class="btn sm" aria-pressed=${held} aria-label=${t(held ? "pace-go" : "pace-pause")} title=${t(held ? "pace-go" : "pace-pause")} onClick=${pause}><${Icon} name=${held ? "play" : "pause"} /><kbd>P</kbd></button>
    <button type="button" class="btn sm" aria-label=${t("pace-on")} title=${t("pace-on")} onClick=${() => telling.forward()}><${Icon} name="next" /><kbd>→</kbd></button>
    <${Speed} />
    <button type="button" class="btn ahead" onClick=${() => telling.skip()}>${t("table-skip-ahead")} <kbd>${t("key-space")}</kbd></button>
  </div>`;
}

/** How fast it is told, kept for the next time. */
export function Speed() {
  const { pace } = settings.value;
  return html`<select class="sel speed" aria-label=${t("settings-pace")} title=${t("settings-pace")}
    onChange=${(/** @type {any} */ event) => change({ pace: Number(event.target.value) })}>
    ${PACES.map((one) => html`<option key=${one} value=${one} selected=${one === pace}>${paceName(one)}</option>`)}</select>`;
}

/** Once more what was told last, for whoever waits. @param {{store: any}} props */
export function Again({ store }) {
  const { telling } = store;
  if (!telling.state.value.back) return null;
  return html`<button type="button" class="btn again" onClick=${() => telling.back()}><${Icon} name="prev" />${t("pace-again")}</button>`;
}

/** To the next table that waits for one, for whoever waits at this one. @param {{store: any}} props */
export function Elsewhere({ store }) {
  const others = turns.value.tables.filter((id) => id !== store.id);
  if (!others.length) return null;
  return html`<a class="btn elsewhere" href=${writeRoute({ page: "table", id: others[0] })}>${t("table-elsewhere", { count: others.length })}</a>`;
}
