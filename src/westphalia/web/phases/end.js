// @ts-check
// The end: final table, curves, the record, and another game.

import { html, useEffect, useState } from "../vendor/ui.js";
import { get } from "../lib/net.js";
import { t } from "../lib/say.js";
import { seatColour, seatName } from "../lib/store.js";
import { Shield } from "../lib/signs.js";
import { Curves } from "./curves.js";
import { WinterTable } from "./winter.js";

/** @param {{store: import("../lib/store.js").TableStore}} props */
export function EndPanel({ store }) {
  const info = store.info.value;
  const [replay, setReplay] = useState(/** @type {any} */ (null));
  useEffect(() => {
    get(`/api/tables/${store.id}/replay`).then(setReplay).catch(() => undefined);
  }, [store.id]);
  if (!info?.result) return null;
  const { winners, points, thalers } = info.result;
  const order = info.seats.map(({ seat }) => seat).sort((a, b) => points[b] - points[a] || thalers[b] - thalers[a]);
  return html`<section class="phase end">
    <header class="phase-head"><h2>${t("end-title", { winners: winners.map((seat) => seatName(info, seat)).join(", "), count: winners.length })}</h2></header>
    <table class="led"><thead><tr><th>${t("winter-seat")}</th><th>${t("winter-points")}</th><th>${t("end-thalers")}</th></tr></thead><tbody>
      ${order.map((seat) => html`<tr key=${seat} class=${winners.includes(seat) ? "lead" : ""}><th scope="row" class="nm"><${Shield} tincture=${seatColour(info, seat)} size=${20} /> <b>${seatName(info, seat)}</b></th>
        <td class="vp">${points[seat]}</td><td>${thalers[seat]}</td></tr>`)}
    </tbody></table>
    <div class="choices">
      <a class="btn pri" href=${`#/replay/${store.id}`}>${t("end-replay")}</a>
      <a class="btn" href=${`/api/tables/${store.id}/record`} download=${`westphalia-${store.id}.record`}>${t("end-record")}</a>
      <a class="btn" href="#/">${t("end-lobby")}</a>
    </div>
    ${replay?.curves && ["points", "counties", "armies"].map((name) => html`<${Curves} key=${name} title=${t(`curve-${name}`)} rows=${replay.curves[name]} info=${info} />`)}
    <${WinterTable} store=${store} />
  </section>`;
}
