// @ts-check
// A place and those who stand there in words.

import { seatName } from "../../../lib/people.js";
import { keyOf, t } from "../../../lib/say.js";
import { breakText } from "../panels/lines.js";
import { leadersText, term, unitsText } from "../terms.js";
import { standing } from "./stacks.js";

/** A place in words, for those who hear the map. @param {any} store @param {string} id */
export function described(store, id) {
  const view = store.view.value;
  const info = store.info.value;
  const city = view.cities[id];
  const parts = [term("place", id)];
  if (city) {
    const fortress = store.board.value.cities[id].fortress;
    if (fortress) parts.push(t("map-fortress", { strength: fortress }));
    parts.push(city.control === null ? t("map-uncontrolled") : t("map-controlled", { seat: seatName(info, city.control) }));
    if (city.pillage) parts.push(t("map-pillaged", { level: city.pillage }));
    if (city.revolt) parts.push(t("map-revolt"));
    if (city.siege) parts.push(t(city.siege.masked ? "map-masked" : "map-besieged"));
  }
  for (const stack of standing(view, id)) parts.push(stackText(info, stack));
  parts.push(...cutLines(view, id));
  const mark = store.marks.value[id];
  if (mark) parts.push(mark.why ?? t(`map-mark-${mark.kind}`));
  return parts.join(", ");
}

/** Which lines of communications are cut: those that begin in a place, and those that break there. @param {any} view @param {string} id @returns {string[]} */
export function cutLines(view, id) {
  const cut = /** @type {any[]} */ (view.seats ?? []).flatMap(({ pay }) => pay.lines).filter(({ holds, breaks }) => !holds && breaks.length);
  const own = cut.filter(({ city }) => city === id).map(({ breaks }) => t("map-line-cut", { why: breakText(breaks) }));
  const here = cut.filter(({ city, breaks }) => city !== id && breaks[0][0] === id).map(({ city, breaks }) => t("map-cuts-line", { place: term("place", city), why: t(keyOf("line-broken", breaks[0][1])) }));
  return [...own, ...here];
}

/** "Anna: Gustavus Adolphus, 5 × Swedish Veteran (20)". @param {any} info @param {any} stack */
export function stackText(info, { seat, leaders, units, factors }) {
  const who = [leaders.length ? leadersText(leaders) : "", Object.keys(units).length ? unitsText(units) : ""].filter(Boolean).join(", ");
  return t("map-stack", { seat: seatName(info, seat), who, factors });
}
