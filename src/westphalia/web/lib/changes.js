// @ts-check
// A view with what has changed in it since.

/** @typedef {{parts?: Record<string, any>, entries?: Record<string, Record<string, any>>, gone?: string[]}} Changes */

/** The view after changes; parts that have not changed are the same objects. @param {any} view @param {Changes} changes */
export function changed(view, { parts = {}, entries = {}, gone = [] }) {
  const now = { ...view, ...parts };
  for (const [name, some] of Object.entries(entries)) now[name] = Object.assign(Array.isArray(view[name]) ? [...view[name]] : { ...view[name] }, some);
  for (const name of gone) delete now[name];
  return now;
}
