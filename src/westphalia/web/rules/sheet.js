// @ts-check
// The rules sheet: the chapters, a clause with its ruling, and a search over all of them, for every game.

import { html, useEffect, useState } from "../vendor/ui.js";
import { Dialog, layOver } from "../lib/dialog.js";
import { errorText, keyOf, language, needOf, t, theGame } from "../lib/i18n.js";
import { get } from "../lib/net.js";
import { games } from "../lib/people.js";

/** @typedef {{id: string, title: string, text: string, note: string}} Clause */

const MOST = 100; // more than the longest chapter has
/** @type {Map<string, Promise<Clause[]>>} */
const loaded = new Map();

/** The clauses of a game; the names of its chapters are at hand with them. @param {string} game */
async function clauses(game) {
  const path = `/api/games/${game}/clauses?language=${language.value}`;
  const loading = loaded.get(path) ?? get(path).then((answer) => answer.clauses);
  loaded.set(path, loading);
  loading.catch(() => loaded.delete(path)); // asked for again with the next look
  await needOf(game, "rules");
  return loading;
}

/** Opens the sheet at a clause, or at all that contain some words.
 * @param {string} words @param {string} [game] the one on the page, if there is one */
export async function openClause(words, game = theGame.value) {
  const all = await clauses(game).catch(errorText);
  layOver("rules-sheet", (close) =>
    typeof all === "string"
      ? html`
          <${Missing} why=${all} onClose=${close} />
        `
      : html`
          <${Sheet} all=${all} first=${words} game=${game} onClose=${close} />
        `,
  );
}

/** The sheet where the rules cannot be had. @param {{why: string, onClose: () => void}} props */
function Missing({ why, onClose }) {
  return html`
    <${Dialog} title=${t("rules-title")} onClose=${onClose} class="rules-sheet">
      <p class="wrong" role="alert">${why}</p>
    <//>
  `;
}

/** The chapter of a clause: W7 of W7.4.1, 3 of 3.13b, ex of ex-2.42. @param {string} id */
const chapterOf = (id) => id.split(/[.-]/)[0];

/**
 * The chapters in their order, each once; those without a number, such as examples and tables, come last.
 * @param {Clause[]} all
 */
export function chapters(all) {
  const found = [...new Set(all.map(({ id }) => chapterOf(id)))];
  const numbered = (/** @type {string} */ chapter) => /\d/.test(chapter);
  return [...found.filter(numbered), ...found.filter((chapter) => !numbered(chapter))];
}

/**
 * Whether a clause is one of a chapter: W7.4.1 of W7.4, ex-2.42 of ex, and 3.13b of 3.13.
 * @param {string} id
 * @param {string} chapter
 */
function belongs(id, chapter) {
  const [whole, begin] = [id.toLowerCase(), chapter.toLowerCase()];
  return begin !== "" && whole.startsWith(begin) && /^([.-].*|\p{L}+)$/u.test(whole.slice(begin.length));
}

/** @param {Clause[]} all @param {string} words */
export function search(all, words) {
  const id = words.trim().toLowerCase();
  const exact = all.filter((clause) => clause.id.toLowerCase() === id);
  if (exact.length) return exact;
  const chapter = all.filter((clause) => belongs(clause.id, id));
  if (chapter.length) return chapter;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((clause) => {
    const text = `${clause.title} ${clause.text} ${clause.note}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The chapters around a clause, the widest first. @param {Clause[]} all @param {string} words */
export function above(all, words) {
  const parts = words.trim().split(".");
  const chapters = parts.slice(1).map((_, n) => parts.slice(0, n + 1).join("."));
  return chapters.filter((chapter) => all.some(({ id }) => belongs(id, chapter)));
}

/** @param {{all: Clause[], first: string, game: string, onClose: () => void}} props */
function Sheet({ all: own, first, game: shown, onClose }) {
  const [{ game, all }, show] = useState({ game: shown, all: own });
  const [words, setWords] = useState(first);
  const [found, setFound] = useState(() => search(all, first));
  useEffect(() => setFound(search(all, words)), [words, all]);
  const turnTo = (/** @type {string} */ other) =>
    void clauses(other).then(
      (all) => (show({ game: other, all }), setWords("")),
      () => {},
    ); // what lies open stays
  return html`
    <${Dialog} title=${t("rules-title")} onClose=${onClose} class="rules-sheet">
      <${Search} words=${words} onInput=${setWords} />
      ${
        games.value.length > 1 &&
        html`
          <${Games} game=${game} onPick=${turnTo} />
        `
      }
      ${
        words !== "" &&
        html`
          <${Up} all=${all} words=${words} onPick=${setWords} />
        `
      }
      ${
        words === "" &&
        html`
          <${Contents} all=${all} game=${game} onChoose=${setWords} />
        `
      }
      ${
        words !== "" &&
        html`
          <${Found} found=${found} />
        `
      }
    <//>
  `;
}

/** @param {{words: string, onInput: (words: string) => void}} props */
function Search({ words, onInput }) {
  return html`
    <label class="field">
      <span class="lb">${t("rules-search")}</span>
      <input
        class="inp"
        type="search"
        value=${words}
        onInput=${(/** @type {any} */ event) => onInput(event.target.value)}
      />
    </label>
  `;
}

/** @param {{game: string, onPick: (game: string) => void}} props */
function Games({ game, onPick }) {
  return html`
    <div class="seg" role="group" aria-label=${t("rules-title")}>
      ${games.value.map(
        ({ name }) => html`
          <button type="button" key=${name} aria-pressed=${name === game} onClick=${() => onPick(name)}>
            ${t("game-name", {}, name)}
          </button>
        `,
      )}
    </div>
  `;
}

/**
 * The way to what lies above a clause.
 * @param {{all: Clause[], words: string, onPick: (words: string) => void}} props
 */
function Up({ all, words, onPick }) {
  return html`
    <p class="up">
      <button type="button" class="btn sm" onClick=${() => onPick("")}>${t("rules-chapters")}</button>
      ${above(all, words).map(
        (id) => html`
          <button type="button" key=${id} class="btn sm" onClick=${() => onPick(id)}>
            ${t("rules-chapter", { id })}
          </button>
        `,
      )}
    </p>
  `;
}

/** The list of contents. @param {{all: Clause[], game: string, onChoose: (chapter: string) => void}} props */
function Contents({ all, game, onChoose }) {
  return html`
    <ol class="contents">
      ${chapters(all).map(
        (chapter) => html`
          <li key=${chapter}>
            <button type="button" class="btn quiet" onClick=${() => onChoose(chapter)}>
              <b>${/\d/.test(chapter) ? chapter : ""}</b>
              ${" "}${t(keyOf("chapter", chapter.toLowerCase()), {}, game)}
            </button>
          </li>
        `,
      )}
    </ol>
  `;
}

/** @param {{found: Clause[]}} props */
function Found({ found }) {
  return html`
    <p class="sr" role="status">${t("rules-found", { count: found.length })}</p>
    <ol class="clauses">
      ${found.slice(0, MOST).map(
        (clause) => html`
          <li key=${clause.id} id=${`clause-${clause.id}`}>
            <h3>
              <b>${clause.id}</b>
              ${" "}${clause.title}
            </h3>
            <p>${clause.text}</p>
            ${
              clause.note &&
              html`
                <p class="ruling">
                  <b>${t("rules-ruling")}</b>
                  ${" "}${clause.note}
                </p>
              `
            }
          </li>
        `,
      )}
    </ol>
    ${
      found.length > MOST &&
      html`
        <p>${t("sheet-more", { count: found.length - MOST })}</p>
      `
    }
    ${
      found.length === 0 &&
      html`
        <p>${t("rules-none")}</p>
      `
    }
  `;
}
