// @ts-check
// Words of the house, as whoever runs the server has written them; what is kept here and for how long in any case.

import { html, useEffect, useState } from "../vendor/ui.js";
import { errorText, keyOf, language, t } from "../lib/i18n.js";
import { get, query } from "../lib/net.js";
import { Wrong } from "../lib/signs.js";
import { Head } from "../lobby/head.js";

/** @param {{id: string}} props */
export function HousePage({ id }) {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState("");
  const title = t(keyOf("house", id));
  useEffect(() => {
    document.title = `${title} · Westphalia`;
    let current = true;
    get(`/api/house/${encodeURIComponent(id)}${query({ language: language.value })}`).then(
      (answer) => current && (setText(answer.html), setWrong("")),
      (error) => current && setWrong(errorText(error)),
    );
    return () => {
      current = false;
    };
  }, [id, language.value]);
  return html`
    <${Head} title=${title} />
    <main id="main" class="lobby words-of-house" tabindex="-1">
      <${Wrong} why=${wrong} />
      <article dangerouslySetInnerHTML=${{ __html: text }} />
    </main>
  `;
}
