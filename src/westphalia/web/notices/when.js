// @ts-check
// When I may be told: quiet hours by my own clock, and how often at most.

import { html, useRef, useState } from "../vendor/ui.js";
import { post } from "../lib/net.js";
import { language, t } from "../lib/say.js";

const INTERVALS = [0, 15, 60, 240, 1440]; // minutes
const NIGHT = { begin: "22:00", end: "08:00" };

/** The time zone of this device. */
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** @param {string} chosen @returns {string[]} */
function zones(chosen) {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([here(), chosen, "UTC", ...known])].filter(Boolean).sort();
}

/** @param {{notices: import("./dialog.js").Notices, act: import("./dialog.js").Act}} props */
export function When({ notices, act }) {
  const [wished, setWished] = useState(notices); // at once as it was clicked; the server's answer comes later
  const zone = wished.time_zone || here();
  const last = useRef(Promise.resolve()); // one wish after the other, as the server keeps what it hears last
  const save = (/** @type {any} */ wish) => {
    setWished({ ...wished, ...wish });
    last.current = last.current.then(async () => {
      const kept = await act(() => post("/api/me/notices", { language: language.value, ...wish }), "notices-saved");
      if (!kept) setWished(wished);
    });
  };
  return html`<div class="part"><h3>${t("notices-when")}</h3>
    <label class="fld"><span class="lb">${t("notices-interval")}</span>
      <select class="inp" onChange=${(/** @type {any} */ event) => save({ interval: Number(event.target.value) })}>
        ${[...new Set([...INTERVALS, wished.interval])].map((minutes) => html`<option key=${minutes} value=${minutes} selected=${minutes === wished.interval}>
          ${t(INTERVALS.includes(minutes) ? `notices-interval-${minutes}` : "notices-interval-other", { minutes })}</option>`)}
      </select><span class="hint">${t("notices-interval-about")}</span></label>
    <label class="tick"><input type="checkbox" checked=${wished.quiet !== null}
      onChange=${(/** @type {any} */ event) => save({ quiet: event.target.checked ? NIGHT : null, time_zone: zone })} /> ${t("notices-quiet")}</label>
    ${wished.quiet && html`<${Quiet} quiet=${wished.quiet} zone=${zone} save=${save} />`}
  </div>`;
}

/** @param {{quiet: {begin: string, end: string}, zone: string, save: (wish: any) => void}} props */
function Quiet({ quiet, zone, save }) {
  const [all] = useState(() => zones(zone));
  const time = (/** @type {"begin" | "end"} */ side, /** @type {string} */ word) => html`<label class="fld"><span class="lb">${t(word)}</span>
    <input class="inp" type="time" required value=${quiet[side]}
      onChange=${(/** @type {any} */ event) => event.target.value && save({ quiet: { ...quiet, [side]: event.target.value }, time_zone: zone })} /></label>`;
  return html`<div class="hours">${time("begin", "notices-quiet-from")}${time("end", "notices-quiet-to")}</div>
    <label class="fld"><span class="lb">${t("notices-zone")}</span>
      <select class="inp" onChange=${(/** @type {any} */ event) => save({ time_zone: event.target.value })}>
        ${all.map((name) => html`<option key=${name} value=${name} selected=${name === zone}>${name === here() ? `${name} (${t("notices-zone-here")})` : name}</option>`)}
      </select></label>
    <span class="hint">${t("notices-quiet-about")}</span>`;
}
