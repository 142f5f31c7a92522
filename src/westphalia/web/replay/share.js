// @ts-check
// A moment to show to others: its picture, and the address that leads to it.

import { html, useEffect, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { titleOf } from "../lib/people.js";
import { writeRoute } from "../lib/route.js";
import { t, told } from "../lib/say.js";
import { Icon } from "../lib/signs.js";
import { pictureOf } from "./picture.js";

/** @param {{store: import("./past.js").Past, moment: import("./moments.js").Moment, when: string, what: string, onClose: () => void}} props */
export function Share({ store, moment, when, what, onClose }) {
  const [address, setAddress] = useState("");
  const [picture, setPicture] = useState(/** @type {{blob: Blob, url: string} | null} */ (null));
  const [wrong, setWrong] = useState("");
  const info = store.info.value;
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    make(store, moment, map, { title: [t("game-name"), titleOf(info)].join(" · "), when, what }).then(
      (made) => (setAddress(made.address), setPicture(made.picture)),
      (error) => setWrong(told(error)),
    );
  }, [map]);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture]);
  return html`<${Dialog} title=${t("share-title")} onClose=${onClose} class="share">
    ${picture && html`<img src=${picture.url} alt=${t("share-picture", { when, what })} />`}
    ${!picture && !wrong && html`<div class="share-wait" role="status">${t("share-drawing")}</div>`}
    <p class="wrong" role="alert">${wrong}</p>
    ${info.state !== "over" && html`<p class="hint">${t("share-running")}</p>`}
    ${address && html`<${Ways} address=${address} picture=${picture} name=${`westphalia-${store.id}-${moment.last}.png`} />`}
  <//>`;
}

/** The map on the page, as soon as it is drawn: somebody who follows a link meets this dialog first. @returns {SVGSVGElement | null} */
function useMap() {
  const [map, setMap] = useState(/** @type {SVGSVGElement | null} */ (null));
  useEffect(() => {
    const look = () => setMap(/** @type {SVGSVGElement | null} */ (document.querySelector(".replay-page svg.map")));
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    look();
    return () => watch.disconnect();
  }, []);
  return map;
}

/**
 * @param {import("./past.js").Past} store @param {import("./moments.js").Moment} moment @param {SVGSVGElement} map @param {{title: string, when: string, what: string}} caption
 */
async function make(store, moment, map, caption) {
  const address = new URL(writeRoute(await store.address(moment)), location.href).href;
  const blob = await pictureOf(map, { ...caption, address });
  return { address, picture: { blob, url: URL.createObjectURL(blob) } };
}

/** @param {{address: string, picture: {blob: Blob, url: string} | null, name: string}} props */
function Ways({ address, picture, name }) {
  const [note, setNote] = useState("");
  const tried = async (/** @type {Promise<unknown>} */ deed, /** @type {string} */ done) => {
    try {
      await deed;
      setNote(done);
    } catch {
      setNote(t("share-not-allowed")); // the address and the picture are there to be taken by hand
    }
  };
  const file = picture && new File([picture.blob], name, { type: "image/png" });
  const whole = { files: file ? [file] : [], url: address };
  return html`<label class="share-address">${t("share-address")}<input class="inp" readonly value=${address} onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
    <div class="acts">
      <button type="button" class="btn" onClick=${() => tried(navigator.clipboard.writeText(address), t("replay-copied"))}><${Icon} name="link" />${t("share-copy-address")}</button>
      ${picture && html`<button type="button" class="btn" onClick=${() => tried(navigator.clipboard.write([new ClipboardItem({ "image/png": picture.blob })]), t("share-copied"))}>${t("share-copy-picture")}</button>
        <a class="btn pri" href=${picture.url} download=${name}>${t("share-save")}</a>`}
      ${navigator.canShare?.(whole) && html`<button type="button" class="btn" onClick=${() => tried(navigator.share(whole), "")}>${t("share-send")}</button>`}
    </div><p role="status">${note}</p>`;
}
