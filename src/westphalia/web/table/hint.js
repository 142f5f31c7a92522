// @ts-check
// A hint: what a bot would do here, in a sentence with its clause, and where that is on the page. Nothing is played.

import { batch, computed, effect, html, signal } from "../vendor/ui.js";
import { useKeys } from "../lib/keys.js";
import { reasoned } from "../lib/prose.js";
import { needOf, t } from "../lib/say.js";
import { Icon } from "../lib/signs.js";
import { Cite } from "./look.js";

/** @typedef {import("../lib/types.js").HintStep} HintStep */

export class Hint {
  /** @param {any} store @param {any} work what this seat prepares */
  constructor(store, work) {
    this.store = store;
    this.work = work;
    /** What was advised, and in which turn. */
    this.told = signal(/** @type {{turn: number, steps: HintStep[]} | null} */ (null));
    this.busy = signal(false);
    /** Whether it is shown where it lies on the page. */
    this.shown = signal(false);
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
    return Boolean(info.value?.seats[seat]?.hints && info.value.state === "playing" && question.value && !telling.value);
  }

  /** @returns {HintStep[]} */
  left() {
    const { told: found, store, work } = this;
    if (!this.allowed || found.value?.turn !== store.frame.value?.turn) return [];
    const steps = found.value?.steps ?? [];
    const first = steps.findIndex(({ choice }) => store.room.hints.open(store, work, choice));
    return first < 0 ? [] : store.room.hints.together(store, steps.slice(first));
  }

  /** Asks; what was advised and still holds is not asked for again. */
  async ask() {
    if (!this.allowed || this.busy.peek()) return;
    if (this.ahead.peek().length) return this.put();
    const { store } = this;
    this.busy.value = true;
    try {
      const turn = store.frame.peek().turn;
      const [found] = await Promise.all([store.hint(store.room.hints.prepared(this.work)), needOf(store.info.peek().game, "bots")]);
      batch(() => {
        this.told.value = found && { turn, steps: found.steps };
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
      this.shown.value = false;
    });
  }

  /** Marks what is advised, wherever it is drawn now or later. @param {HintStep[]} steps */
  mark(steps) {
    const { room, hinted } = this.store;
    const found = steps.flatMap(({ choice }) => room.hints.selectors(choice));
    this.marks.replaceSync(found.length ? `:is(${found.join(", ")}) { outline: 3px dashed var(--gilt); outline-offset: -2px; }` : "");
    hinted.value = steps.length ? room.hints.places(this.store, steps) : [];
  }
}

/** @param {{hint: Hint}} props */
export function HintButton({ hint }) {
  if (!hint.allowed) return null;
  const open = hint.ahead.value.length > 0;
  return html`<button type="button" class="btn hint-button" aria-pressed=${open} disabled=${hint.busy.value} title=${t("hint-about")}
    onClick=${() => void hint.ask()}><${Icon} name="bot" /><span>${t("hint-ask")}</span> <kbd>I</kbd></button>`;
}

/** What is advised, under the prompt. @param {{hint: Hint}} props */
export function HintStrip({ hint }) {
  const [step] = hint.ahead.value;
  useKeys(step ? { Escape: () => hint.put() } : {});
  if (!step) return null;
  const { store } = hint;
  const what = store.room.choiceText(step.choice, store.question.value.kind, store.board.value);
  return html`<section class="company hint-strip" role="status" aria-label=${t("hint-title")}><p><${Icon} name="bot" />
    <span><b>${t("hint-advises", { what })}</b> ${reasoned(step, store)} <${Cite} clause=${step.clause} /></span>
    <button type="button" class="btn sm" aria-pressed=${hint.shown.value} onClick=${() => (hint.shown.value = !hint.shown.value)}><${Icon} name="eye" />${t("hint-show")}</button>
    <button type="button" class="ib" aria-label=${t("page-close")} onClick=${() => hint.put()}>×</button></p></section>`;
}
