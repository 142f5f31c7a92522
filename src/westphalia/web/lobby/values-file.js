// @ts-check
// A file with corrected values for a new table: read by the server, which says at once what is wrong with it.

import { html, useRef, useState } from "../vendor/ui.js";
import { post } from "../lib/net.js";
import { ensureMe } from "../lib/people.js";
import { guestName, t, told } from "../lib/say.js";
import { Values } from "../lib/values.js";

/** @param {{game: string, data: Record<string, any> | null, onChange: (data: Record<string, any> | null) => void}} props */
export function ValuesFile({ game, data, onChange }) {
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
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
      setWrong(told(error));
    }
  };
  return html`<div class="fld"><span class="lb">${t("values-title")}</span><span class="hint">${t("lobby-values-about")}</span>
    <div class="values-file"><button type="button" class="btn sm" onClick=${() => file.current?.click()}>${t("lobby-values-choose")}</button>
      ${data && html`<button type="button" class="btn sm qu" onClick=${() => onChange(null)}>${t("lobby-values-drop")}</button>`}
      <input type="file" hidden ref=${file} accept=".toml,text/plain" onChange=${read} /></div>
    ${data && html`<${Values} data=${data} />`}
    ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}</div>`;
}
