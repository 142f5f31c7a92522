// @ts-check
// The list of seats of a table that is being set: who sits where, in which colour.

import { html, useRef } from "../vendor/ui.js";
import { keyOf, t } from "../lib/say.js";
import { Icon, Shield } from "../lib/signs.js";

/** @typedef {import("./choices.js").Place} Place */
/** @typedef {{places: Place[], colours: string[], sides?: Record<string, string>, game: string, bots: string[], standIn: string, fewest: number, most: number, onChange: (places: Place[], colours: string[]) => void}} Props */

/** @param {Props} props */
export function Seats({ places, colours, sides = {}, game, bots, standIn, fewest, most, onChange }) {
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  const put = (/** @type {number} */ at, /** @type {Place} */ place) =>
    onChange(places.map((old, n) => (n === at ? place : place.kind === "me" && old.kind === "me" ? { kind: "open" } : old)), colours);
  const move = (/** @type {number} */ from, /** @type {number} */ to) => {
    if (to < 0 || to >= places.length || to === from) return;
    onChange(moved(places, from, to), moved(colours, from, to));
  };
  const repaint = (/** @type {number} */ at) => {
    const next = (at + 1) % colours.length;
    onChange(places, colours.map((old, n) => (n === at ? colours[next] : n === next ? colours[at] : old)));
  };
  const add = () => onChange([...places, { kind: "bot", bot: standIn }], colours);
  const drop = (/** @type {number} */ at) => onChange(places.filter((_, n) => n !== at), moved(colours, at, colours.length - 1));
  return html`<ol class="seats" ref=${list}>
      ${places.map((place, at) => html`<${Seat} key=${at} ...${{ place, at, game, bots, list, put, move, repaint }}
        colour=${colours[at]} side=${Object.entries(sides)[at]} drop=${places.length > fewest && place.kind !== "me" ? drop : null} />`)}
    </ol>
    ${places.length < most && html`<button type="button" class="btn sm add" onClick=${add}>${t("lobby-add-seat")}</button>`}`;
}

/** @template T @param {T[]} items @param {number} from @param {number} to */
function moved(items, from, to) {
  const rest = items.filter((_, n) => n !== from);
  rest.splice(to, 0, items[from]);
  return rest;
}

/** @param {any} props */
function Seat({ place, at, colour, side, game, bots, list, put, move, repaint, drop }) {
  const number = at + 1;
  const chosen = place.kind === "bot" ? `bot ${place.bot}` : place.kind;
  const choose = (/** @type {any} */ event) => {
    const [kind, bot] = event.target.value.split(" ");
    put(at, kind === "bot" ? { kind, bot } : { kind, name: kind === "hot" ? t("player-number", { number }) : undefined });
  };
  return html`<li>
    ${side && html`<span class="side"><${Shield} tincture=${side[1]} size=${24} /> ${t(keyOf("side", side[0]), {}, game)}</span>`}
    ${colour && html`<button type="button" class="tinct" aria-label=${t("lobby-change-colour", { number, colour: t(keyOf("tincture", colour)) })}
      title=${t(keyOf("tincture", colour))} onClick=${() => repaint(at)}><${Shield} tincture=${colour} size=${24} /></button>`}
    <select class="sel" aria-label=${t("lobby-who-sits", { number })} value=${chosen} onChange=${choose}>
      ${["me", "hot", "link", "open"].map((kind) => html`<option key=${kind} value=${kind}>${t(keyOf("lobby-seat", kind))}</option>`)}
      ${bots.map((/** @type {string} */ bot) => html`<option key=${bot} value=${`bot ${bot}`}>${t("lobby-seat-bot", { bot: t(keyOf("bot", bot), {}, game) })}</option>`)}
    </select>
    ${place.kind === "hot" && html`<input class="inp nm" aria-label=${t("lobby-name-of-player", { number })} value=${place.name} maxlength="40"
      onInput=${(/** @type {any} */ event) => put(at, { ...place, name: event.target.value })} />`}
    ${drop && html`<button type="button" class="ib" aria-label=${t("lobby-remove", { number })} onClick=${() => drop(at)}>×</button>`}
    <${Grip} at=${at} list=${list} move=${move} label=${t("lobby-move-seat", { number })} />
  </li>`;
}

/** Drags a row to another place; arrow keys do the same. @param {any} props */
function Grip({ at, list, move, label }) {
  const latest = useRef(move); // a drag outlives the drawing it began in
  latest.current = move;
  const keyed = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(at, at + step);
    const rows = list.current?.children ?? [];
    rows[at + step]?.querySelector(".grip")?.focus();
  };
  const grab = (/** @type {PointerEvent} */ event) => {
    const grip = /** @type {HTMLElement} */ (event.currentTarget);
    let from = at;
    const drag = (/** @type {PointerEvent} */ now) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      const over = rows.findIndex((box) => now.clientY >= box.top && now.clientY < box.bottom);
      if (over < 0 || over === from) return;
      latest.current(from, over);
      from = over;
    };
    const release = () => {
      removeEventListener("pointermove", drag);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    };
    grip.releasePointerCapture?.(event.pointerId);
    addEventListener("pointermove", drag);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
  };
  return html`<button type="button" class="grip" aria-label=${label} onKeyDown=${keyed} onPointerDown=${grab}><${Icon} name="menu" /></button>`;
}
