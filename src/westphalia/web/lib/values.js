// @ts-check
// Printed values that a table has corrected for itself, each by its key in the data.

import { html, useState } from "../vendor/ui.js";
import { get } from "./net.js";
import { t, told } from "./say.js";

const NOTES = ["provenance", "source", "clause", "refs"]; // what is said of values, and no values

/** "scoring.alone = 3". @param {Record<string, any>} data @param {string} [path] @returns {string[]} */
export function valueLines(data, path = "") {
  const values = Object.entries(data).filter(([key]) => !NOTES.includes(key));
  return values.flatMap(([key, value]) => {
    const isTable = value && typeof value === "object" && !Array.isArray(value);
    return isTable ? valueLines(value, `${path}${key}.`) : [`${path}${key} = ${JSON.stringify(value)}`];
  });
}

/** @param {{data: Record<string, any>}} props */
export function Values({ data }) {
  return html`<ul class="values">${valueLines(data).map((line) => html`<li key=${line}><code>${line}</code></li>`)}</ul>`;
}

/** Which values they are, on demand; nothing at a table that plays with those of its game. @param {{info: import("./types.js").TableInfo}} props */
export function TableValues({ info }) {
  const [data, setData] = useState(/** @type {Record<string, any> | null} */ (null));
  const [wrong, setWrong] = useState("");
  if (!info.corrected) return null;
  const opened = (/** @type {any} */ event) => {
    if (event.currentTarget.open && !data) get(`/api/tables/${info.id}/overlay`).then(setData, (error) => setWrong(told(error)));
  };
  return html`<details class="corrected" onToggle=${opened}><summary>${t("values-title")}</summary>
    ${data && html`<${Values} data=${data} />`}${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}</details>`;
}
