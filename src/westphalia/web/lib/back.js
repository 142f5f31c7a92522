// @ts-check
// Whoever goes back while something lies over the page puts that away, and stays. So one entry is added to the history of
// the browser as long as something does; an entry that is left over leads further back by itself.

import { useLayoutEffect, useRef } from "../vendor/ui.js";

/** What lies over the page, the last on top. @type {(() => void)[]} */
const over = [];
/** What is to be done once the entry is gone. @type {(() => void)[]} */
const later = [];
let leaving = false; // whether the entry is being taken back, which takes its time

const isAdded = () => history.state?.over === true;

/** Adds the entry, or takes it back. */
function settle() {
  if (leaving || isAdded() === over.length > 0) return;
  if (over.length) return history.pushState({ over: true }, "");
  leaving = true;
  history.back();
}

function wentTo() {
  const meant = leaving;
  leaving = false;
  for (const deed of later.splice(0)) deed();
  if (!meant && !isAdded()) over.at(-1)?.();
  settle();
}

globalThis.addEventListener?.("popstate", wentTo);

/** Lays something over the page until the returned function is called. @param {() => void} putAway */
export function layOnTop(putAway) {
  over.push(putAway);
  queueMicrotask(settle); // what takes the place of something else needs no entry of its own
  return () => {
    over.splice(over.indexOf(putAway), 1);
    queueMicrotask(settle);
  };
}

/** Does something when the history stands still: a step forward would be undone by the step back. @param {() => void} deed */
export function onceSettled(deed) {
  if (leaving) later.push(deed);
  else deed();
}

/** Lets a step back put something away as long as it is *open*. @param {() => void} putAway @param {boolean} [open] */
export function useBack(putAway, open = true) {
  const now = useRef(putAway);
  now.current = putAway;
  useLayoutEffect(() => (open ? layOnTop(() => now.current()) : undefined), [open]);
}
