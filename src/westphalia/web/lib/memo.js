// @ts-check
// Drawing no more than has changed: a map has a thousand lines, and every one would be compared at every answer.

import { Component, computed, useMemo } from "../vendor/ui.js";

/**
 * A part that is drawn again only if it is given something else.
 * @template P @param {(props: P) => any} draw
 */
export function still(draw) {
  return class extends Component {
    /** @param {any} next */
    shouldComponentUpdate(next) {
      const now = /** @type {any} */ (this.props);
      return Object.keys({ ...now, ...next }).some((name) => now[name] !== next[name]);
    }

    render() {
      return draw(/** @type {P} */ (this.props));
    }
  };
}

/**
 * A fact of a store, for whoever is to be drawn again only when that one changes; *of* what it is made of besides
 * signals.
 * @template T
 * @param {() => T} fact
 * @param {unknown[]} of
 * @returns {T}
 */
export function useFact(fact, of) {
  return useMemo(() => computed(fact), of).value;
}
