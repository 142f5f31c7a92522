// @ts-check
// What a table has agreed on, in words: the messages are the game's, under the names of its options and values.

import { cardOf } from "./games.js";
import { gameInfo } from "./people.js";
import { keyOf, t } from "./say.js";

/** @typedef {{game: string, modules: string[], options: Record<string, string>, hints?: boolean, corrected?: boolean}} Agreed */

/** The key of an option, or of one of its values: ("long_war", "very long") -> "option-long-war-very-long". @param {string[]} words */
export const optionKey = (...words) => keyOf("option", words.join("-").replaceAll(" ", "-"));

/** The options of a table that are not as usual, each by its name and its value; the colours of the seats are seen. @param {Agreed} agreed */
export function unusual({ game, modules, options }) {
  const { paint } = cardOf(game);
  const played = (gameInfo(game)?.options ?? []).filter(({ name, module }) => name !== paint && (!module || modules.includes(module)));
  return played.filter(({ name, default: usual }) => (options[name] ?? usual) !== usual).map(({ name, several }) => {
    const values = several ? options[name].split(" ") : [options[name]];
    return { name, option: t(optionKey(name), {}, game), value: values.map((value) => t(optionKey(name, value), {}, game)).join(", ") };
  });
}

/** What a table has agreed on beside the rules: other printed values, and hints. @param {{hints?: boolean, corrected?: boolean}} agreed */
export const besides = ({ hints, corrected }) => [...(corrected ? [t("values-agreed")] : []), ...(hints ? [t("hints-agreed")] : [])];

/** The modules of a table, its unusual options, and what else is agreed. An option that stands out in the lobby needs no name. @param {Agreed} agreed */
export function agreedWords(agreed) {
  const { featured } = cardOf(agreed.game);
  const modules = agreed.modules.map((module) => t(keyOf("module", module), {}, agreed.game));
  return [...modules, ...unusual(agreed).map(({ name, option, value }) => (name === featured ? value : t("lobby-option", { option, value }))), ...besides(agreed)];
}
