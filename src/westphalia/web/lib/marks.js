// @ts-check
// Marks on the map. Several parts of a page mark places; each puts away its own marks and never those of another.

import { computed, signal, useEffect, useRef } from "../vendor/ui.js";

/** @typedef {import("./types.js").Mark} Mark */
/** @typedef {Record<string, Mark>} Marked marks by place */

export class Marks {
  constructor() {
    /** @type {import("../vendor/ui.js").Signal<Map<object, Marked>>} */
    this.owners = signal(new Map());
    this.all = computed(() => merged([...this.owners.value.values()]));
  }

  /** What the map shows. */
  get value() {
    return this.all.value;
  }

  /** @param {object} owner @param {Marked | null} marks null puts away what this owner has marked */
  put(owner, marks) {
    const owners = new Map(this.owners.peek());
    owners.delete(owner);
    if (marks) owners.set(owner, marks);
    this.owners.value = owners;
  }
}

/**
 * The last to mark a place is heard, but what is only planned gives way to all else.
 * @param {Marked[]} all
 * @returns {Marked}
 */
function merged(all) {
  /** @type {Marked} */
  const marks = {};
  for (const [place, mark] of all.flatMap(Object.entries))
    if (mark.kind !== "planned" || !marks[place]) marks[place] = mark;
  return marks;
}

/**
 * Marks the map as long as a part of the page is there and wants it.
 * @param {{marks: Marks}} store
 * @param {Marked | null} marks
 */
export function useMarks(store, marks) {
  const owner = useRef({}).current;
  const wanted = JSON.stringify(marks);
  useEffect(() => store.marks.put(owner, JSON.parse(wanted)), [store, wanted]);
  useEffect(() => () => store.marks.put(owner, null), [store]); // not between two: all places would look twice
}
