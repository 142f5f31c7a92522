// @ts-check
// Where the files of this page lie: beside its modules, under the version that the server gave it.

/** The address of one of our own files. @param {string} path from the root of the page */
export const here = (path) => new URL(`../${path}`, import.meta.url).href;
