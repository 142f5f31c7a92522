// @ts-check
// The prompt line: what the game waits for and from whom, the buttons that answer it, and hints.

import { batch, computed, effect, html, signal, useState } from "../vendor/ui.js";
import { listed, needOf, t } from "../lib/i18n.js";
import { useKeys } from "../lib/keys.js";
import { botWord, seatColour, seatName } from "../lib/people.js";
import { asked, reasoned, sentence } from "../lib/prose.js";
import { writeRoute } from "../lib/route.js";
import { Icon, Shield } from "../lib/signs.js";
import { Resume } from "./company.js";
import { Cite, rich, waitingFor } from "./look.js";
import { Again, Elsewhere, Pace } from "./topbar.js";

/** @typedef {import("../lib/types.js").Store} Store */

// ------------------------------------------------------------------------------
// A hint: what a bot would do here, in a sentence with its clause, and where that is on the page. Nothing is played.

/** @typedef {import("../lib/types.js").HintStep} HintStep */

export class Hint {
  /** @param {Store} store @param {any} work what this seat prepares */
  constructor(store, work) {
    this.store = store;
    this.work = work;
    /** What was advised, by which bot, and in which turn. */
    this.told = signal(/** @type {{turn: number, bot: string, steps: HintStep[]} | null} */ (null));
    this.busy = signal(false);
    /** Whether it is shown where it lies on the page. */
    this.shown = signal(false);
    /** Whether nothing of it is left for what is asked: then that is said. */
    this.none = signal(false);
    /** What is still to be done of it; the first is the one that is spoken of. */
    this.ahead = computed(() => this.left());
    this.marks = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.marks];
    this.unwatch = effect(() => this.mark(this.shown.value ? this.ahead.value : []));
  }

  stop() {
    this.unwatch();
    this.mark([]);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.marks);
  }

  /** Whether this seat may ask, and has something to ask about. */
  get allowed() {
    const { info, question, told: telling, seat } = this.store;
    return Boolean(
      info.value?.seats[seat]?.hints && info.value.state === "playing" && question.value && !telling.value,
    );
  }

  /** @returns {HintStep[]} */
  left() {
    const { told: found, store, work } = this;
    if (!this.allowed || found.value?.turn !== store.frame.value?.turn) return [];
    const steps = found.value?.steps ?? [];
    const first = steps.findIndex(({ choice }) => store.room.hints.open(store, work, choice));
    return first < 0 ? [] : store.room.hints.together(store, steps.slice(first));
  }

  /** Whether it was asked for here, and has nothing to add. */
  get isNone() {
    return this.none.value && this.allowed && this.told.value?.turn === this.store.frame.value?.turn;
  }

  /** Asks; what was advised and still holds is not asked for again. */
  async ask() {
    if (!this.allowed || this.busy.peek()) return;
    if (this.ahead.peek().length || this.isNone) return this.put();
    const { store } = this;
    this.busy.value = true;
    try {
      const turn = store.frame.peek().turn;
      const [found] = await Promise.all([
        store.hint(store.room.hints.prepared(this.work)),
        needOf(store.info.peek().game, "bots"),
      ]);
      batch(() => {
        this.told.value = found && { turn, ...found };
        this.none.value = Boolean(found) && !this.left().length;
        this.shown.value = false;
      });
    } catch (error) {
      store.failed(error);
    } finally {
      this.busy.value = false;
    }
  }

  /** Puts it away. */
  put() {
    batch(() => {
      this.told.value = null;
      this.none.value = false;
      this.shown.value = false;
    });
  }

  /** Marks what is advised, wherever it is drawn now or later. @param {HintStep[]} steps */
  mark(steps) {
    const { room, hinted } = this.store;
    const found = steps.flatMap(({ choice }) => room.hints.selectors(choice));
    this.marks.replaceSync(
      found.length ? `:is(${found.join(", ")}) { outline: 3px dashed var(--gilt); outline-offset: -2px; }` : "",
    );
    hinted.value = steps.length ? room.hints.places(this.store, steps) : [];
  }
}

/** @param {{hint: Hint}} props */
function HintButton({ hint }) {
  if (!hint.allowed) return null;
  const open = hint.ahead.value.length > 0 || hint.isNone;
  return html`
    <button
      type="button"
      class="btn hint-button"
      aria-pressed=${open}
      disabled=${hint.busy.value}
      title=${t("hint-about")}
      onClick=${() => void hint.ask()}
    >
      <${Icon} name="bot" />
      <span>${t("hint-ask")}</span>
      ${" "}
      <kbd>I</kbd>
    </button>
  `;
}

/** What is advised, under the prompt. @param {{hint: Hint}} props */
export function HintStrip({ hint }) {
  const [step] = hint.ahead.value;
  const open = step || hint.isNone;
  useKeys(open ? { Escape: () => hint.put() } : {});
  if (!open) return null;
  const { Whole } = hint.store.room.hints;
  return html`
    <section class="company hint-strip" role="status" aria-label=${t("hint-title")}>
      <p>
        <${Icon} name="bot" />
        <${Advice} hint=${hint} step=${step} />
        <button type="button" class="icon-button" aria-label=${t("page-close")} onClick=${() => hint.put()}>×</button>
      </p>
      ${
        Whole &&
        html`
          <${Whole} hint=${hint} />
        `
      }
    </section>
  `;
}

/**
 * The next step with its reason and where it lies, or that there is none.
 * @param {{hint: Hint, step?: HintStep}} props
 */
function Advice({ hint, step }) {
  const { store } = hint;
  const bot = botWord(store.info.value?.game ?? "", hint.told.value?.bot ?? "");
  if (!step)
    return html`
      <span>${t("hint-nothing", { bot })}</span>
    `;
  const what = store.room.choiceText(step.choice, store.question.value?.kind ?? "", store.board.value);
  return html`
    <span>
      <b>${t("hint-advises", { bot, what })}</b>
      ${" "}${reasoned(step, store)}${" "}
      <${Cite} clause=${step.clause} />
    </span>
    <button
      type="button"
      class="btn sm"
      aria-pressed=${hint.shown.value}
      onClick=${() => (hint.shown.value = !hint.shown.value)}
    >
      <${Icon} name="eye" />
      ${t("hint-show")}
    </button>
  `;
}

// ------------------------------------------------------------------------------
// The line with its buttons.

/** @typedef {import("../lib/types.js").Said} Said */

/** @param {{store: Store, work: any, hint: Hint, onPass?: () => void}} props */
export function Prompt({ store, work, hint, onPass }) {
  const info = store.info.value;
  const closed = store.connectionState.value === "closed";
  const said = words(store, work);
  return html`
    <section class=${`prompt ${said.state}`} aria-label=${t("table-prompt")}>
      <div class="who"><${Who} info=${info} said=${said} /></div>
      <div class="words" role="status" aria-live=${said.state === "turn" ? "assertive" : "polite"}>
        <${Said} said=${said} />
      </div>
      <div class="act" id="prompt-actions">
        ${
          closed
            ? html`
                <${ToLobby} />
              `
            : html`
                ${
                  !store.question.value &&
                  !store.told.value &&
                  html`
                    <${Elsewhere} store=${store} />
                  `
                }
                <${HintButton} hint=${hint} />
                <${Buttons} store=${store} work=${work} />
                ${
                  onPass &&
                  html`
                    <button type="button" class="btn primary" onClick=${onPass}>${t("cover-on")}</button>
                  `
                }
              `
        }
      </div>
    </section>
  `;
}

/** Whose turn it is, or what else is to be known. @param {{info: any, said: any}} props */
function Who({ info, said }) {
  if (info && said.seat >= 0)
    return html`
      <${Shield} tincture=${seatColour(info, said.seat)} size=${34} />
    `;
  return html`
    <${Icon} name=${said.icon ?? "eye"} class="big" />
  `;
}

/** @param {{said: any}} props */
function Said({ said }) {
  return html`
    <p class="say">
      ${rich(said.say)}${" "}${
        said.clause &&
        html`
          <${Cite} clause=${said.clause} />
        `
      }
    </p>
    <span class="sub">
      ${rich(said.sub)}${" "}${
        said.aside &&
        html`
          <span class="not-phone">${said.aside}</span>
        `
      }
    </span>
  `;
}

/** @param {Store} store @param {any} work @returns {Said} */
function words(store, work) {
  const info = store.info.value;
  const view = store.view.value;
  const refusal = store.refusal.value;
  const none = { seat: -1, sub: "" };
  if (store.connectionState.value === "closed" && refusal) {
    return { ...none, say: `<em>${t("prompt-closed")}</em>`, sub: refusal.message, state: "refused", icon: "lock" };
  }
  if (store.connectionState.value === "reconnecting") {
    return {
      ...none,
      say: `<b>${t("prompt-reconnecting")}</b>`,
      sub: t(store.busy.value ? "prompt-keep-open" : "prompt-nothing-lost"),
      state: "wait",
      icon: "hourglass",
    };
  }
  if (!view || !info || !store.board.value)
    return { ...none, say: t("prompt-loading"), state: "wait", icon: "hourglass" };
  if (refusal) {
    const say = `<em>${t("prompt-not-possible")}</em> ${refusal.message}`;
    return { ...none, say, sub: t("prompt-esc"), state: "refused", icon: "revolt", clause: refusal.clause };
  }
  if (info.frozen) return { ...none, say: t("prompt-frozen"), state: "wait", icon: "lock" };
  if (info.paused)
    return { ...none, say: t("prompt-paused"), sub: t("prompt-paused-about"), state: "wait", icon: "pause" };
  if (info.abandoned) return { ...none, say: t("prompt-abandoned"), state: "over", icon: "lock" };
  const own = store.room.prompt(store, work);
  if (own) return own;
  if (store.told.value) return toldWords(store, store.told.value);
  if (info.state === "over") return overWords(store);
  const question = store.question.value;
  return question ? askedWords(store, question.kind, question.about) : othersWords(store);
}

/**
 * What this seat is asked.
 * @param {Store} store
 * @param {string} kind
 * @param {Record<string, any>} about
 * @returns {Said}
 */
export function askedWords(store, kind, about) {
  const say = `<b>${t("prompt-your-turn")}</b> ${asked(kind, about, store)}`;
  return { say, sub: waitingFor(store), state: "turn", seat: store.seat };
}

/** What is told of the doings of all, and where in the game that was.
 * @param {Store} store @param {import("../lib/types.js").LogEntry} told @returns {Said}
 */
function toldWords(store, told) {
  const say = (/** @type {any} */ entry) => (entry ? sentence(entry, store) : "");
  const { chapters } = store.room.story;
  const chapter = store.log.value.findLast((/** @type {any} */ { event }) => chapters.includes(event));
  const { seen, beat, room, telling } = store;
  const about = room.telling.says(beat.value, told);
  const before = telling.state.value.playing ? `<b>${t("labelled", { label: t("since-title") })}</b> ` : "";
  const under = seen.value?.n === told.n; // what is under way is not told yet
  const what = under ? t("told-rolling") : say(about);
  return {
    say: `${before}${what}`,
    sub: say(chapter),
    state: "wait",
    seat: told.args.seat ?? -1,
    icon: "scroll",
    clause: under ? null : about.clause,
  };
}

/** @param {Store} store @returns {Said} */
function othersWords(store) {
  const info = store.info.value;
  const watching = store.seat < 0;
  const { kind, about, seats } = store.view.value.prompt;
  const first = seats?.[0] ?? info.waiting[0] ?? -1;
  const what = kind && kind !== "over" ? asked(kind, about ?? {}, store) : "";
  const who = first >= 0 ? `<b>${t("labelled", { label: seatName(info, first) })}</b> ` : "";
  const aside = t(watching ? "prompt-watching" : "prompt-look-around");
  return { say: `${who}${what}`, sub: waitingFor(store), aside, state: watching ? "watch" : "wait", seat: first };
}

/** @param {Store} store @returns {Said} */
function overWords(store) {
  const info = store.info.value;
  const { winners, points } = info.result ?? { winners: [], points: [] };
  if (!winners.length) return { say: t("ask-over"), sub: "", state: "over", seat: -1, icon: "crown" };
  const best = points[winners[0]];
  const next = Math.max(
    ...points.filter((/** @type {number} */ _, /** @type {number} */ seat) => !winners.includes(seat)),
  );
  const names = listed(winners.map((/** @type {number} */ seat) => seatName(info, seat)));
  const second = points.findIndex(
    (/** @type {number} */ amount, /** @type {number} */ seat) => amount === next && !winners.includes(seat),
  );
  const behind = second >= 0 ? seatName(info, second) : "";
  const say = t("prompt-won", { names, winners: winners.length, points: best, ahead: best - next, second: behind });
  return { say, sub: t("prompt-over"), state: "over", seat: winners[0] };
}

function ToLobby() {
  return html`
    <a class="btn primary" href=${writeRoute({ page: "lobby" })}>${t("page-to-lobby")}</a>
  `;
}

/** @param {{store: Store, work: any}} props */
function Buttons({ store, work }) {
  const info = store.info.value;
  if (!info || !store.view.value || !store.board.value) return null;
  if (info.paused)
    return html`
      <${Resume} store=${store} />
    `;
  const own = store.room.buttons(store, work);
  if (own) return own;
  if (store.told.value)
    return html`
      <${Pace} store=${store} />
    `;
  if (info.state === "over")
    return html`
      <a class="btn" href=${writeRoute({ page: "replay", id: store.id })}>${t("table-replay")}</a>
      <${ToLobby} />
    `;
  return html`
    ${
      !store.question.value &&
      html`
        <${Again} store=${store} />
      `
    }
    ${
      store.frame.value.undo > 0 &&
      html`
        <${Undo} word=${t("table-undo")} undo=${() => store.undo()} />
      `
    }
  `;
}

/** Takes the last answer back. @param {{word: string, undo: () => Promise<void>}} props */
export function Undo({ word, undo }) {
  const [busy, setBusy] = useState(false);
  const back = async () => {
    setBusy(true);
    await undo().catch(() => {});
    setBusy(false);
  };
  return html`
    <button type="button" class="btn" disabled=${busy} onClick=${back}>
      <${Icon} name="undo" />
      ${word}${" "}
      <kbd>Z</kbd>
    </button>
  `;
}
