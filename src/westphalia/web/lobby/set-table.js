// @ts-check
// The form that sets a table: seats, clock, options, expansions, corrected values.

import { html, useRef, useState } from "../vendor/ui.js";
import { cardOf } from "../lib/games.js";
import { LANGUAGES, errorText, guestName, keyOf, t } from "../lib/i18n.js";
import { post } from "../lib/net.js";
import { botWord, ensureMe, me } from "../lib/people.js";
import { Values, clockWords, optionKey, spell } from "../lib/prose.js";
import { go } from "../lib/route.js";
import { Icon, Shield, Wrong } from "../lib/signs.js";
import {
  CLOCKS,
  clockSent,
  PATIENCE,
  firstPlaces,
  gameOptions,
  keepLast,
  lastOf,
  offered,
  seatsToSend,
  unmet,
  usualPatience,
  withGuest,
  withoutGuests,
} from "./choices.js";
import { Segments } from "./play-now.js";
import { LEVELS, tried } from "./tables.js";

// ------------------------------------------------------------------------------
// The list of seats of a table that is being set: who sits where, in which colour.

/** @typedef {import("./choices.js").Place} Place */
/**
 * @typedef {{places: Place[], colours: string[], sides?: Record<string, string>, game: string, bots: string[],
 *   standIn: string, fewest: number, most: number, onChange: (places: Place[], colours: string[]) => void}} Props
 */

/** @param {Props} props */
export function Seats({ places, colours, sides = {}, game, bots, standIn, fewest, most, onChange }) {
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  const { put, move, repaint, add, drop } = changesOf(places, colours, onChange);
  return html`
    <ol class="seats" ref=${list}>
      ${places.map(
        (place, at) => html`
          <${Seat}
            key=${at}
            ...${{ place, at, game, bots, list, put, move, repaint }}
            colour=${colours[at]}
            side=${Object.entries(sides)[at]}
            drop=${places.length > fewest && place.kind !== "me" ? drop : null}
          />
        `,
      )}
    </ol>
    ${
      places.length < most &&
      html`
        <button type="button" class="btn sm add" onClick=${() => add(standIn)}>${t("lobby-add-seat")}</button>
      `
    }
  `;
}

/**
 * What may be changed in the list.
 * @param {Place[]} places
 * @param {string[]} colours
 * @param {Props["onChange"]} onChange
 */
function changesOf(places, colours, onChange) {
  return {
    put: (/** @type {number} */ at, /** @type {Place} */ place) =>
      onChange(
        places.map((old, n) => (n === at ? place : place.kind === "me" && old.kind === "me" ? { kind: "open" } : old)),
        colours,
      ),
    move: (/** @type {number} */ from, /** @type {number} */ to) => {
      if (to < 0 || to >= places.length || to === from) return;
      onChange(moved(places, from, to), moved(colours, from, to));
    },
    repaint: (/** @type {number} */ at) => {
      const next = (at + 1) % colours.length;
      onChange(
        places,
        colours.map((old, n) => (n === at ? colours[next] : n === next ? colours[at] : old)),
      );
    },
    add: (/** @type {string} */ bot) => onChange([...places, { kind: "bot", bot }], colours),
    drop: (/** @type {number} */ at) =>
      onChange(
        places.filter((_, n) => n !== at),
        moved(colours, at, colours.length - 1),
      ),
  };
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
  const sit = (/** @type {Place} */ other) => put(at, other);
  return html`
    <li>
      ${
        side &&
        html`
          <${Side} side=${side} game=${game} />
        `
      }
      ${
        colour &&
        html`
          <${Colour} colour=${colour} number=${number} repaint=${() => repaint(at)} />
        `
      }
      <${Sitter} place=${place} number=${number} game=${game} bots=${bots} put=${sit} />
      ${
        place.kind === "hot" &&
        html`
          <${Name} place=${place} number=${number} put=${sit} />
        `
      }
      ${
        drop &&
        html`
          <${Remove} number=${number} drop=${() => drop(at)} />
        `
      }
      <${Grip} at=${at} list=${list} move=${move} label=${t("lobby-move-seat", { number })} />
    </li>
  `;
}

/** @param {{place: Place, number: number, put: (place: Place) => void}} props */
function Name({ place, number, put }) {
  return html`
    <input
      class="inp nm"
      aria-label=${t("lobby-name-of-player", { number })}
      value=${place.name}
      maxlength="40"
      onInput=${(/** @type {any} */ event) => put({ ...place, name: event.target.value })}
    />
  `;
}

/** A seat whose side is fixed. @param {{side: string[], game: string}} props */
function Side({ side, game }) {
  return html`
    <span class="side">
      <${Shield} tincture=${side[1]} size=${24} />
      ${" "}${t(keyOf("side", side[0]), {}, game)}
    </span>
  `;
}

/** @param {{colour: string, number: number, repaint: () => void}} props */
function Colour({ colour, number, repaint }) {
  return html`
    <button
      type="button"
      class="tinct"
      aria-label=${t("lobby-change-colour", { number, colour: t(keyOf("tincture", colour)) })}
      title=${t(keyOf("tincture", colour))}
      onClick=${repaint}
    >
      <${Shield} tincture=${colour} size=${24} />
    </button>
  `;
}

/**
 * Who sits there.
 * @param {{place: Place, number: number, game: string, bots: string[], put: (place: Place) => void}} props
 */
function Sitter({ place, number, game, bots, put }) {
  const chosen = place.kind === "bot" ? `bot ${place.bot}` : place.kind;
  const choose = (/** @type {any} */ event) => {
    const [kind, bot] = event.target.value.split(" ");
    put(kind === "bot" ? { kind, bot } : { kind, name: kind === "hot" ? t("player-number", { number }) : undefined });
  };
  return html`
    <select class="sel" aria-label=${t("lobby-who-sits", { number })} value=${chosen} onChange=${choose}>
      ${
        place.kind === "asked" &&
        html`
          <option value="asked">${t("lobby-seat-asked", { name: place.name ?? "" })}</option>
        `
      }
      ${["me", "hot", "link", "open"].map(
        (kind) => html`
          <option key=${kind} value=${kind}>${t(keyOf("lobby-seat", kind))}</option>
        `,
      )}
      ${bots.map(
        (/** @type {string} */ bot) => html`
          <option key=${bot} value=${`bot ${bot}`}>${t("lobby-seat-bot", { bot: botWord(game, bot) })}</option>
        `,
      )}
    </select>
  `;
}

/** @param {{number: number, drop: () => void}} props */
function Remove({ number, drop }) {
  return html`
    <button type="button" class="icon-button" aria-label=${t("lobby-remove", { number })} onClick=${drop}>×</button>
  `;
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
  return html`
    <button type="button" class="grip" aria-label=${label} onKeyDown=${keyed} onPointerDown=${grab}>
      <${Icon} name="menu" />
    </button>
  `;
}

// ------------------------------------------------------------------------------
// A file with corrected values for a new table: read by the server, which says at once what is wrong with it.

/**
 * @param {{game: string, data: Record<string, any> | null, onChange: (data: Record<string, any> | null) => void}} props
 */
function ValuesFile({ game, data, onChange }) {
  const [wrong, setWrong] = useState("");
  const read = async (/** @type {any} */ event) => {
    const [chosen] = event.target.files;
    event.target.value = "";
    if (!chosen) return;
    setWrong("");
    try {
      await ensureMe(guestName());
      onChange(await post(`/api/games/${game}/overlay`, await chosen.text()));
    } catch (error) {
      onChange(null);
      setWrong(errorText(error));
    }
  };
  return html`
    <div class="field">
      <span class="lb">${t("values-title")}</span>
      <span class="hint">${t("lobby-values-about")}</span>
      <${FileButtons} chosen=${data !== null} onRead=${read} onDrop=${() => onChange(null)} />
      ${
        data &&
        html`
          <${Values} data=${data} />
        `
      }
      <${Wrong} why=${wrong} />
    </div>
  `;
}

/** @param {{chosen: boolean, onRead: (event: any) => void, onDrop: () => void}} props */
function FileButtons({ chosen, onRead, onDrop }) {
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  return html`
    <div class="values-file">
      <button type="button" class="btn sm" onClick=${() => file.current?.click()}>${t("lobby-values-choose")}</button>
      ${
        chosen &&
        html`
          <button type="button" class="btn sm quiet" onClick=${onDrop}>${t("lobby-values-drop")}</button>
        `
      }
      <input type="file" hidden ref=${file} accept=".toml,text/plain" onChange=${onRead} />
    </div>
  `;
}

// ------------------------------------------------------------------------------
// The form itself.

/** @typedef {import("../lib/types.js").GameInfo} GameInfo */
/**
 * @typedef {{title: string, places: Place[], colours: string[], clock: keyof typeof CLOCKS, modules: string[],
 *   options: Record<string, string>, listed: boolean, gallery: boolean, hints: boolean, rated: boolean, level: string,
 *   language: string, patience: number | null, sleeps: boolean | null, vacations: boolean | null, what_if: boolean,
 *   data: Record<string, any> | null}} Wish
 */

/** @param {GameInfo} game @param {string} guest for whom a seat is kept @returns {Wish} */
function firstWish(game, guest) {
  const last = lastOf(game);
  const all = game.options.find((option) => option.name === cardOf(game.name).paint)?.values ?? [];
  const colours = all.length && all.every((one) => last.colours?.includes(one)) ? last.colours : all;
  const clock = last.clock in CLOCKS ? last.clock : "none";
  return {
    title: "",
    places: withGuest(firstPlaces(game, last), guest),
    colours,
    clock,
    listed: last.listed ?? false,
    gallery: last.gallery ?? true,
    hints: last.hints ?? false,
    rated: Boolean(last.rated && me.value?.account),
    level: last.level ?? "",
    language: last.language ?? "",
    patience: last.patience ?? null,
    what_if: last.what_if ?? true,
    sleeps: last.sleeps ?? null,
    vacations: last.vacations ?? null,
    data: null,
    ...gameOptions(game, last),
  };
}

/**
 * @param {{games: GameInfo[], first?: string, guest?: string}} props *first* is the game that is chosen at first, and a
 *   seat is kept for the *guest*
 */
export function SetTable({ games, first = "", guest = "" }) {
  const [name, setName] = useState(first);
  const game = games.find((one) => one.name === name) ?? games[0];
  return html`
    <section class="set" aria-label=${t("lobby-set-a-table")}>
      ${
        games.length > 1 &&
        html`
          <div class="field">
            <span class="lb">${t("lobby-game")}</span>
            <${Segments}
              values=${games.map((one) => one.name)}
              value=${game.name}
              onPick=${setName}
              word=${(/** @type {string} */ one) => t("game-name", {}, one)}
            />
          </div>
        `
      }
      <${Form} key=${game.name} game=${game} guest=${guest} />
    </section>
  `;
}

/** @param {{game: GameInfo, guest: string}} props */
function Form({ game, guest }) {
  const [wish, setWish] = useState(() => firstWish(game, guest));
  const [busy, setBusy] = useState(false);
  const alter = (/** @type {Partial<Wish>} */ part) => setWish((old) => ({ ...old, ...part }));
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    void tried(() => openTable(game, wish)).finally(() => setBusy(false));
  };

  const toAnyone = wish.places.some((place) => place.kind === "open");
  return html`
    <form onSubmit=${submit}>
      <${Title} title=${wish.title} alter=${alter} />
      <fieldset class="field">
        <${SeatsOf} game=${game} wish=${wish} alter=${alter} />
      </fieldset>
      <div class="two">
        <${Clock} wish=${wish} alter=${alter} />
        <${Featured} game=${game} wish=${wish} alter=${alter} />
      </div>
      <${Expansions} game=${game} wish=${wish} alter=${alter} />
      <${Company} wish=${wish} alter=${alter} open=${toAnyone} />
      <${MoreOptions} game=${game} wish=${wish} alter=${alter} />
      <div class="sb">
        <button class="btn primary big" disabled=${busy}>${t("lobby-open-the-table")}</button>
        <span>${t(hintOf(wish, toAnyone))}</span>
      </div>
    </form>
  `;
}

/** @param {{title: string, alter: (part: any) => void}} props */
function Title({ title, alter }) {
  return html`
    <div class="field">
      <label for="title">${t("lobby-table-title")}</label>
      <input
        class="inp"
        id="title"
        maxlength="60"
        placeholder=${t("lobby-table-title-hint")}
        value=${title}
        onInput=${(/** @type {any} */ event) => alter({ title: event.target.value })}
      />
    </div>
  `;
}

/** @param {{game: GameInfo, wish: Wish, alter: (part: any) => void}} props */
function SeatsOf({ game, wish, alter }) {
  const counts = game.seats;
  return html`
    <legend class="lb">${t("lobby-seats")}</legend>
    <${Seats}
      places=${wish.places}
      colours=${wish.colours}
      sides=${cardOf(game.name).sides}
      game=${game.name}
      bots=${game.bots}
      standIn=${game.stand_in}
      fewest=${counts[0]}
      most=${counts[counts.length - 1]}
      onChange=${(/** @type {Place[]} */ places, /** @type {string[]} */ colours) => alter({ places, colours })}
    />
  `;
}

/** What will happen when the table is opened. @param {Wish} wish @param {boolean} toAnyone */
function hintOf(wish, toAnyone) {
  if (toAnyone) return "lobby-open-hint-anyone";
  return wish.places.some(({ kind }) => kind === "link" || kind === "asked")
    ? "lobby-open-hint-link"
    : "lobby-open-hint-now";
}

/** @param {{wish: Pick<Wish, "clock" | "sleeps" | "vacations">, alter: (part: any) => void}} props */
export function Clock({ wish, alter }) {
  return html`
    <fieldset class="field">
      <legend class="lb">${t("lobby-clock")}</legend>
      ${
        /** @type {(keyof typeof CLOCKS)[]} */ (Object.keys(CLOCKS)).map(
          (clock) => html`
            <${Radio}
              key=${clock}
              group="clock"
              on=${clock === wish.clock}
              onPick=${() => alter({ clock })}
              word=${t(keyOf("lobby-clock", clock))}
              about=${clockWords(clockSent(clock, wish)) || t("lobby-clock-none-about")}
            />
          `,
        )
      }
    </fieldset>
  `;
}

/** @param {{game: GameInfo, wish: Wish, alter: (part: any) => void}} props */
export function Featured({ game, wish, alter }) {
  const option = game.options.find((one) => one.name === cardOf(game.name).featured);
  if (!option) return null;
  const { name } = option;
  const chosen = wish.options[name] ?? option.default;
  return html`
    <fieldset class="field">
      <legend class="lb">
        ${t(optionKey(name), {}, game.name)}${" "}
        <${Clause} clause=${option.clause} />
      </legend>
      ${option.values.map(
        (value) => html`
          <${Radio}
            key=${value}
            group=${name}
            on=${value === chosen}
            onPick=${() => alter({ options: { ...wish.options, [name]: value } })}
            word=${t(optionKey(name, value), {}, game.name)}
            about=${t(optionKey(name, value, "about"), {}, game.name)}
          />
        `,
      )}
    </fieldset>
  `;
}

/** @param {{game: GameInfo, wish: Wish, alter: (part: any) => void}} props */
export function Expansions({ game, wish, alter }) {
  const toggle = (/** @type {string} */ module) =>
    alter({
      modules: wish.modules.includes(module) ? wish.modules.filter((one) => one !== module) : [...wish.modules, module],
    });
  const why = (/** @type {string} */ module) => unmet(game, module, wish.options)?.reason;
  const about = (/** @type {string} */ module) =>
    why(module) ? keyOf("need", why(module) ?? "") : `${keyOf("module", module)}-about`;
  return html`
    <fieldset class="field">
      <legend class="lb">
        ${t("modules-title", {}, game.name)}${" "}
        <small class="clause">${t("lobby-none-by-default")}</small>
      </legend>
      <div class="two">
        ${offered(game, wish.clock).map(
          (module) => html`
            <${Check}
              key=${module}
              on=${wish.modules.includes(module) && !why(module)}
              off=${Boolean(why(module))}
              onPick=${() => toggle(module)}
              word=${t(keyOf("module", module), {}, game.name)}
              about=${t(about(module), {}, game.name)}
            />
          `,
        )}
      </div>
    </fieldset>
  `;
}

/**
 * Who sees the table, whether those who watch may talk and people have hints, and when somebody who is away may be
 * replaced.
 * @param {{wish: Wish, alter: (part: any) => void, open: boolean}} props *open* where a seat is open to anyone: that
 *   cannot be in secret
 */
function Company({ wish, alter, open }) {
  const { listed, gallery, hints, rated, clock, patience } = wish;
  return html`
    <div class="two">
      <div>
        <${Listing} listed=${listed} open=${open} alter=${alter} />
        ${
          open &&
          html`
            <${ForWhom} wish=${wish} alter=${alter} />
          `
        }
        <${Patience} clock=${clock} patience=${patience} alter=${alter} />
        <${Rests} wish=${wish} alter=${alter} />
      </div>
      <div>
        <fieldset class="field">
          <legend class="lb">${t("lobby-watchers")}</legend>
          <${Check}
            on=${gallery}
            onPick=${() => alter({ gallery: !gallery })}
            word=${t("lobby-gallery")}
            about=${t("lobby-gallery-about")}
          />
        </fieldset>
        <${Fairness} whatIf=${wish.what_if} hints=${hints} rated=${rated} alter=${alter} />
      </div>
    </div>
  `;
}

/**
 * Whether the game is rated, and people have hints.
 * @param {{hints: boolean, rated: boolean, whatIf: boolean, alter: (part: any) => void}} props
 */
function Fairness({ hints, rated, whatIf, alter }) {
  const member = Boolean(me.value?.account);
  return html`
    <fieldset class="field">
      <legend class="lb">${t("hint-title")}</legend>
      <${Check}
        on=${hints && !rated}
        off=${rated}
        onPick=${() => alter({ hints: !hints })}
        word=${t("lobby-hints")}
        about=${t(rated ? "lobby-hints-rated" : "lobby-hints-about")}
      />
      <${Check}
        on=${whatIf && !rated}
        off=${rated}
        onPick=${() => alter({ what_if: !whatIf })}
        word=${t("lobby-what-if")}
        about=${t("lobby-what-if-about")}
      />
    </fieldset>
    <fieldset class="field">
      <legend class="lb">${t("rated-title")}</legend>
      <${Check}
        on=${rated}
        off=${!member}
        onPick=${() => alter({ rated: !rated })}
        word=${t("lobby-rated")}
        about=${t(member ? "rated-about" : "lobby-rated-members")}
      />
    </fieldset>
  `;
}

/** Whom the lobby shall bring. @param {{wish: Wish, alter: (part: any) => void}} props */
function ForWhom({ wish, alter }) {
  return html`
    <div class="field">
      <label for="level">${t("lobby-level")}</label>
      <select
        class="inp"
        id="level"
        value=${wish.level}
        onChange=${(/** @type {any} */ event) => alter({ level: event.target.value })}
      >
        <option value="">${t("lobby-level-any")}</option>
        ${LEVELS.map(
          (level) => html`
            <option key=${level} value=${level}>${t(keyOf("lobby-level", level))}</option>
          `,
        )}
      </select>
      <label for="talk-language">${t("lobby-talk-language")}</label>
      <select
        class="inp"
        id="talk-language"
        value=${wish.language}
        onChange=${(/** @type {any} */ event) => alter({ language: event.target.value })}
      >
        <option value="">${t("lobby-talk-any")}</option>
        ${LANGUAGES.map(
          ([tag, name]) => html`
            <option key=${tag} value=${tag}>${name}</option>
          `,
        )}
      </select>
    </div>
  `;
}

/** @param {{listed: boolean, open: boolean, alter: (part: any) => void}} props */
function Listing({ listed, open, alter }) {
  return html`
    <fieldset class="field">
      <legend class="lb">${t("lobby-listing")}</legend>
      <${Radio}
        group="listed"
        on=${!listed && !open}
        off=${open}
        onPick=${() => alter({ listed: false })}
        word=${t("lobby-unlisted")}
        about=${t("lobby-unlisted-about")}
      />
      <${Radio}
        group="listed"
        on=${listed || open}
        onPick=${() => alter({ listed: true })}
        word=${t("lobby-listed")}
        about=${t(open ? "lobby-listed-open" : "lobby-listed-about")}
      />
    </fieldset>
  `;
}

/** @param {{clock: Wish["clock"], patience: number | null, alter: (part: any) => void}} props */
function Patience({ clock, patience, alter }) {
  return html`
    <div class="field">
      <label for="patience">${t("lobby-patience")}</label>
      <select
        class="inp"
        id="patience"
        value=${patience ?? usualPatience(clock)}
        onChange=${(/** @type {any} */ event) => alter({ patience: Number(event.target.value) })}
      >
        ${PATIENCE.map(
          (seconds) => html`
            <option key=${seconds} value=${seconds}>
              ${seconds ? t("lobby-patience-after", { time: spell(seconds) }) : t("lobby-patience-never")}
            </option>
          `,
        )}
      </select>
      <span class="hint">${t("lobby-patience-about")}</span>
    </div>
  `;
}

/**
 * When people's time stands still; not where they play live.
 * @param {{wish: Pick<Wish, "clock" | "sleeps" | "vacations">, alter: (part: any) => void}} props
 */
export function Rests({ wish, alter }) {
  if (wish.clock === "live") return null;
  const { sleeps, vacations } = clockSent(wish.clock, wish);
  return html`
    <fieldset class="field">
      <legend class="lb">${t("time-rests")}</legend>
      <${Check}
        on=${sleeps}
        onPick=${() => alter({ sleeps: !sleeps })}
        word=${t("time-sleeps")}
        about=${t("time-sleeps-about")}
      />
      <${Check}
        on=${vacations}
        onPick=${() => alter({ vacations: !vacations })}
        word=${t("time-vacations")}
        about=${t("time-vacations-about")}
      />
    </fieldset>
  `;
}

/**
 * What few will change, shown on demand: options, each with its clause, and printed values.
 * @param {{game: GameInfo, wish: Wish, alter: (part: any) => void}} props
 */
function MoreOptions({ game, wish, alter }) {
  const agreed = game.options.filter(({ module }) => !module || wish.modules.includes(module));
  const rare = agreed.filter((option) => option.name !== cardOf(game.name).featured && !option.several);
  const choose = (/** @type {string} */ name, /** @type {string} */ value) =>
    alter({ options: { ...wish.options, [name]: value } });
  return html`
    <details class="more">
      <summary>${t("lobby-more-options")}</summary>
      ${rare.map(
        (option) => html`
          <div class="field" key=${option.name}>
            <label for=${`o-${option.name}`}>
              ${t(optionKey(option.name), {}, game.name)}${" "}
              <${Clause} clause=${option.clause} />
            </label>
            <select
              class="inp"
              id=${`o-${option.name}`}
              value=${wish.options[option.name] ?? option.values[0]}
              onChange=${(/** @type {any} */ event) => choose(option.name, event.target.value)}
            >
              ${option.values.map(
                (value) => html`
                  <option key=${value} value=${value}>${t(optionKey(option.name, value), {}, game.name)}</option>
                `,
              )}
            </select>
          </div>
        `,
      )}
      <${ValuesFile} game=${game.name} data=${wish.data} onChange=${(/** @type {any} */ data) => alter({ data })} />
    </details>
  `;
}

/** @param {{clause: string}} props */
const Clause = ({ clause }) => html`
  <small class="clause">${clause}</small>
`;

/** @param {{group: string, on: boolean, off?: boolean, onPick: () => void, word: string, about: string}} props */
export function Radio({ group, on, off = false, onPick, word, about }) {
  return html`
    <label class="chk rad">
      <input type="radio" name=${group} checked=${on} disabled=${off} onChange=${onPick} />
      <i></i>
      <span>
        ${word}
        <small>${about}</small>
      </span>
    </label>
  `;
}

/** @param {{on: boolean, off?: boolean, onPick: () => void, word: string, about?: string}} props */
export function Check({ on, off = false, onPick, word, about = "" }) {
  return html`
    <label class="chk">
      <input type="checkbox" checked=${on} disabled=${off} onChange=${onPick} />
      <i><${Icon} name="check" /></i>
      <span>
        ${word}${
          about &&
          html`
            <small>${about}</small>
          `
        }
      </span>
    </label>
  `;
}

/** Keeps what was set for the next time. @param {GameInfo} game @param {Wish} wish @param {any} agreed */
function remember(game, wish, agreed) {
  const { places, colours, clock, listed, patience, sleeps, vacations } = wish;
  const bot = places.find((place) => place.kind === "bot")?.bot;
  const seats = { places: withoutGuests(places), seats: places.length, ...(bot && { bot }) };
  keepLast(game, { colours, clock, listed, patience, sleeps, vacations, ...agreed, ...seats });
}

/** @param {GameInfo} game @param {Wish} wish */
async function openTable(game, wish) {
  const { places, clock, listed, patience } = wish;
  const spoken = LANGUAGES.some(([tag]) => tag === wish.language) ? wish.language : "";
  const { gallery, hints, rated, what_if, level } = wish;
  const agreed = { gallery, hints, rated, what_if, level, language: spoken };
  const { modules, options } = gameOptions(game, wish);
  remember(game, wish, { ...agreed, modules, options });
  const host = await ensureMe(guestName());
  const table = await post("/api/tables", {
    game: game.name,
    title: wish.title.trim(),
    seats: seatsToSend(places, host?.name ?? ""),
    modules,
    options: wish.colours.length ? { ...options, [cardOf(game.name).paint]: wish.colours.join(" ") } : options,
    public: listed || places.some((place) => place.kind === "open"),
    ...agreed,
    hints: hints && !rated,
    patience: patience ?? usualPatience(clock),
    clock: clockSent(clock, wish),
    data: wish.data,
  });
  await challengeAll(table.id, places);
}

/**
 * Asks those for whom seats are meant, and goes to the table; where somebody cannot be asked, there is to be none.
 * @param {string} table
 * @param {Place[]} places
 */
async function challengeAll(table, places) {
  try {
    for (const [seat, { kind, name }] of places.entries())
      if (kind === "asked") await post(`/api/tables/${table}/challenge`, { seat, name });
  } catch (error) {
    await post(`/api/tables/${table}/close`);
    throw error;
  }
  go({ page: "table", id: table, seat: places.findIndex((place) => place.kind === "me") });
}
