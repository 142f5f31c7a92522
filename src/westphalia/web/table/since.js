// @ts-check
// The card of whoever comes back: what happened to them since their last answer, beat by beat, and played back at a
// wish.

import { html, useEffect, useRef } from "../vendor/ui.js";
import { Sentence } from "../chronicle/chronicle.js";
import { t } from "../lib/i18n.js";
import { useKeys } from "../lib/keys.js";
import { factParts } from "../lib/prose.js";
import { Icon } from "../lib/signs.js";
import { beatsOf } from "../lib/since.js";

/** @typedef {import("../lib/types.js").Store} Store */
/** @typedef {import("../lib/types.js").LogEntry} LogEntry */
/** @typedef {{about: LogEntry, log: LogEntry[]}} Beat */

const SHOWN = 40; // beats on the card; the chronicle has them all

/** @param {{store: Store, onChronicle: () => void}} props */
export function SinceCard({ store, onChronicle }) {
  const { since, telling } = store;
  const missed = since.missed.value;
  const { playing } = telling.state.value;
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const open = since.open.value && missed && store.board.value;
  const beats = useBeats(store, open ? missed : null);
  const close = () => {
    since.open.value = false;
    if (playing) telling.skip();
  };
  useKeys(open ? { Escape: close } : {});
  if (!open) return null;
  const shown = playing ? beats : beats.slice(-SHOWN);
  const earlier = beats.length - shown.length;
  return html`
    <aside class=${`cart since ${playing ? "playing" : ""}`} ref=${card} tabindex="-1" aria-label=${t("since-title")}>
      <h2 class="h">
        ${t("since-title")}${" "}
        <button type="button" class="icon-button end" aria-label=${t("page-close")} onClick=${close}>×</button>
      </h2>
      <${Facts} store=${store} missed=${missed} />
      ${
        earlier > 0 &&
        html`
          <button type="button" class="btn quiet" onClick=${onChronicle}>
            ${t("since-earlier", { count: earlier })}
          </button>
        `
      }
      <${Beats} store=${store} beats=${shown} seen=${missed.seen} />
      <${Changes} store=${store} />
      <${Choices} since=${since} more=${!playing && beats.length > 0} onClose=${close} />
    </aside>
  `;
}

/** @param {{since: Store["since"], more: boolean, onClose: () => void}} props */
function Choices({ since, more, onClose }) {
  return html`
    <div class="choices">
      ${
        more &&
        html`
          <${Play} since=${since} />
        `
      }
      <button type="button" class="btn" onClick=${onClose}>
        ${t("since-on")}${" "}
        <kbd>Esc</kbd>
      </button>
    </div>
  `;
}

/** @param {{store: Store, missed: any}} props */
function Facts({ store, missed }) {
  return html`
    <ul class="facts">
      ${missed.facts.map(
        (/** @type {any} */ fact) => html`
          <li key=${fact.event}>${factParts(fact, store).map(({ text }) => text)}</li>
        `,
      )}
      ${
        !missed.facts.length &&
        html`
          <li>${t("since-nothing")}</li>
        `
      }
    </ul>
  `;
}

/** @param {{since: Store["since"]}} props */
const Play = ({ since }) => html`
  <button type="button" class="btn primary" onClick=${() => since.play()}>
    <${Icon} name="play" />
    ${t("since-play")}
  </button>
`;

/**
 * The beats of what was missed. They stay while they are played, though the chronicle begins before them then.
 * @param {Store} store
 * @param {any} missed
 * @returns {Beat[]}
 */
function useBeats(store, missed) {
  const kept = useRef(/** @type {{of: any, beats: Beat[]}} */ ({ of: null, beats: [] }));
  const log = store.log.value;
  if (missed && kept.current.of !== missed && log.length >= missed.logged) {
    kept.current = { of: missed, beats: beatsOf(store.room, log.slice(missed.log, missed.logged)) };
  }
  return kept.current.of === missed ? kept.current.beats : [];
}

/** Already told, and new. @param {{store: Store, beats: Beat[], seen: number}} props */
function Beats({ store, beats, seen }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const now = store.told.value?.n;
  const { playing } = store.telling.state.value;
  useEffect(() => list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" }), [now]);
  const told = beats.filter(({ about }) => about.n <= seen);
  const fresh = beats.filter(({ about }) => about.n > seen);
  const line = (/** @type {Beat} */ { about, log }) => html`
    <li
      key=${about.n}
      class=${about.args.seat === store.seat ? "own" : undefined}
      aria-current=${playing && about.n === now ? "step" : undefined}
    >
      <${Sentence} entry=${store.room.telling.says(log, about)} store=${store} />
    </li>
  `;
  return html`
    <div class="beats" ref=${list} tabindex="0" role="group" aria-label=${t("chronicle-label")}>
      ${
        told.length > 0 &&
        html`
          <h3>${t("since-told")}</h3>
          <ol class="told">
            ${told.map(line)}
          </ol>
        `
      }
      ${
        fresh.length > 0 &&
        html`
          <h3>${t("since-new")}</h3>
          <ol>
            ${fresh.map(line)}
          </ol>
        `
      }
    </div>
  `;
}

/** What it changes for this seat, as the views before and after tell it. @param {{store: Store}} props */
function Changes({ store }) {
  const { since, room } = store;
  const before = since.before.value;
  const now = store.telling.last?.view;
  const found = before && now ? room.changes(store, before, now).slice(0, 3) : [];
  if (!found.length) return null;
  return html`
    <h3>${t("since-changes")}</h3>
    <dl class="changes">
      ${found.map(
        (/** @type {{what: string, how: string}} */ { what, how }) => html`
          <div key=${what}>
            <dt>${what}</dt>
            <dd>${how}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}
