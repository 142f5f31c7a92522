// @ts-check
// A moment to show to others: its picture, and the address that leads to it.

import { html, useEffect, useState } from "../vendor/ui.js";
import { Dialog } from "../lib/dialog.js";
import { errorText, t } from "../lib/i18n.js";
import { titleOf } from "../lib/people.js";
import { writeRoute } from "../lib/route.js";
import { Icon } from "../lib/signs.js";

// ------------------------------------------------------------------------------
// The map of a moment as a picture: the drawing of the page with its styles and letters in it, over a caption.

const WIDTH = 1600;
const MAP = 1000; // pixels of height
const NARROWEST = 900;
const CAPTION = 150;
const MARGIN = 40;
const LETTERS = 400; // milliseconds that a browser has to read the letters of a drawing

/** @typedef {{title: string, when: string, what: string, address: string}} Caption */

/** @param {Blob} blob @returns {Promise<string>} */
const asData = (blob) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** Every rule of the page, with its letters in it: a picture cannot fetch anything. @returns {Promise<string>} */
async function styles() {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })),
  );
  const texts = await Promise.all(
    rules.map(async ({ rule, base }) =>
      rule instanceof CSSFontFaceRule ? withLetters(rule.cssText, base) : rule.cssText,
    ),
  );
  return texts.join("\n");
}

/** @param {string} text @param {string} base */
async function withLetters(text, base) {
  const address = /url\("?([^")]+)"?\)/.exec(text)?.[1];
  if (!address) return text;
  const found = await fetch(new URL(address, base));
  return text.replace(/url\("?[^")]+"?\)/, `url("${await asData(await found.blob())}")`);
}

/** The drawing as a document of its own. @param {SVGSVGElement} map @param {string} css */
function documentOf(map, css) {
  const root = document.createElementNS(map.namespaceURI, "svg");
  const { width, height } = map.getBoundingClientRect();
  root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  root.setAttribute("width", String(WIDTH)); // by which its styles know how much room there is
  root.setAttribute("height", String((WIDTH * height) / width));
  for (const [name, value] of Object.entries(document.documentElement.dataset))
    root.setAttribute(`data-${name}`, value ?? "");
  const style = document.createElementNS(map.namespaceURI, "style");
  style.textContent = css;
  const frame = document.createElementNS(map.namespaceURI, "g");
  frame.setAttribute("class", "mapbox"); // what its styles look for around it
  for (const name of ["lens", "detail"]) frame.setAttribute(`data-${name}`, map.parentElement?.dataset[name] ?? "");
  const copy = /** @type {SVGSVGElement} */ (map.cloneNode(true));
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  frame.append(copy);
  root.append(style, ...[...document.querySelectorAll("#signs symbol")].map((symbol) => symbol.cloneNode(true)), frame);
  return new XMLSerializer().serializeToString(root);
}

/** @param {string} address @returns {Promise<HTMLImageElement>} */
const loaded = (address) =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the map cannot be drawn"));
    image.src = address;
  });

/**
 * A text in lines that fit; what does not fit into the last one ends with an ellipsis.
 * @param {(text: string) => number} widthOf @param {string} text @param {number} width @param {number} most
 */
export function linesOf(widthOf, text, width, most) {
  /** @type {string[]} */
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (widthOf(longer) <= width || !lines.at(-1)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let last = lines[most - 1];
  while (last && widthOf(`${last}…`) > width) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last}…`];
}

/** @param {CanvasRenderingContext2D} pen @param {number} width @param {Caption} caption */
function write(pen, width, { title, when, what, address }) {
  const look = getComputedStyle(document.documentElement);
  const paint = (/** @type {string} */ name) => look.getPropertyValue(name);
  const widthOf = (/** @type {string} */ text) => pen.measureText(text).width;
  pen.fillStyle = paint("--paper");
  pen.fillRect(0, 0, width, CAPTION);
  pen.fillStyle = paint("--ink");
  pen.fillRect(0, 0, width, 3);
  pen.font = `400 22px ${paint("--font-head")}`;
  pen.fillStyle = paint("--rubric");
  pen.fillText(linesOf(widthOf, [title, when].filter(Boolean).join(" · "), width - 2 * MARGIN, 1)[0], MARGIN, 32);
  pen.fillStyle = paint("--ink");
  pen.font = `400 30px ${paint("--font-text")}`;
  linesOf(widthOf, what, width - 2 * MARGIN, 2).forEach((line, n) => pen.fillText(line, MARGIN, 66 + n * 33));
  pen.font = `500 16px ${paint("--font-ui")}`;
  pen.fillStyle = paint("--ink-2");
  pen.fillText(address, MARGIN, CAPTION - 16);
}

/** @param {SVGSVGElement} map @param {Caption} caption @returns {Promise<Blob>} */
async function pictureOf(map, caption) {
  const source = URL.createObjectURL(new Blob([documentOf(map, await styles())], { type: "image/svg+xml" }));
  const drawing = await loaded(source).finally(() => URL.revokeObjectURL(source));
  const canvas = document.createElement("canvas");
  canvas.getContext("2d")?.drawImage(drawing, 0, 0); // only now does it look for its letters, even those that lie in it
  await new Promise((resolve) => setTimeout(resolve, LETTERS));
  const scale = Math.min(WIDTH / drawing.width, MAP / drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  [canvas.width, canvas.height] = [Math.max(NARROWEST, width), height + CAPTION];
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = getComputedStyle(/** @type {Element} */ (map.parentElement)).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(drawing, (canvas.width - width) / 2, 0, width, height);
  pen.translate(0, height);
  write(pen, canvas.width, caption);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was made"))), "image/png"),
  );
}

// ------------------------------------------------------------------------------
// The dialog with picture and address.

/**
 * @param {{store: import("./past.js").Past, moment: import("./past.js").Moment, when: string, what: string,
 *   onClose: () => void}} props
 */
export function Share({ store, moment, when, what, onClose }) {
  const { address, picture, wrong } = useMade(store, moment, when, what);
  const info = store.info.value;
  return html`
    <${Dialog} title=${t("share-title")} onClose=${onClose} class="share">
      ${
        picture &&
        html`
          <img src=${picture.url} alt=${t("share-picture", { when, what })} />
        `
      }
      ${
        !picture &&
        !wrong &&
        html`
          <div class="share-wait" role="status">${t("share-drawing")}</div>
        `
      }
      <p class="wrong" role="alert">${wrong}</p>
      ${
        info.state !== "over" &&
        html`
          <p class="hint">${t("share-running")}</p>
        `
      }
      ${
        address &&
        html`
          <${Ways} address=${address} picture=${picture} name=${`westphalia-${store.id}-${moment.last}.png`} />
        `
      }
    <//>
  `;
}

/**
 * The address and the picture, once they are made.
 * @param {import("./past.js").Past} store
 * @param {import("./past.js").Moment} moment
 * @param {string} when
 * @param {string} what
 */
function useMade(store, moment, when, what) {
  const [address, setAddress] = useState("");
  const [picture, setPicture] = useState(/** @type {{blob: Blob, url: string} | null} */ (null));
  const [wrong, setWrong] = useState("");
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    make(store, moment, map, { title: [t("game-name"), titleOf(store.info.value)].join(" · "), when, what }).then(
      (made) => (setAddress(made.address), setPicture(made.picture)),
      (error) => setWrong(errorText(error)),
    );
  }, [map]);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.url)), [picture]);
  return { address, picture, wrong };
}

/**
 * The map on the page, as soon as it is drawn: somebody who follows a link meets this dialog first.
 * @returns {SVGSVGElement | null}
 */
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
 * @param {import("./past.js").Past} store
 * @param {import("./past.js").Moment} moment
 * @param {SVGSVGElement} map
 * @param {{title: string, when: string, what: string}} caption
 */
async function make(store, moment, map, caption) {
  const address = new URL(writeRoute(await store.address(moment)), location.href).href;
  const blob = await pictureOf(map, { ...caption, address });
  return { address, picture: { blob, url: URL.createObjectURL(blob) } };
}

/** @param {Blob} blob a picture for the clipboard */
const copied = (blob) => navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);

/** @param {{address: string, picture: {blob: Blob, url: string} | null, name: string}} props */
function Ways({ address, picture, name }) {
  const [note, setNote] = useState("");
  const tried = async (/** @type {Promise<unknown>} */ action, /** @type {string} */ done) => {
    try {
      await action;
      setNote(done);
    } catch {
      setNote(t("share-not-allowed")); // the address and the picture are there to be taken by hand
    }
  };
  const copy = (/** @type {{blob: Blob}} */ { blob }) => void tried(copied(blob), t("share-copied"));
  const file = picture && new File([picture.blob], name, { type: "image/png" });
  const whole = { files: file ? [file] : [], url: address };
  return html`
    <label class="share-address">
      ${t("share-address")}
      <input class="inp" readonly value=${address} onFocus=${(/** @type {any} */ event) => event.target.select()} />
    </label>
    <div class="acts">
      <button
        type="button"
        class="btn"
        onClick=${() => tried(navigator.clipboard.writeText(address), t("replay-copied"))}
      >
        <${Icon} name="link" />
        ${t("share-copy-address")}
      </button>
      <${PictureWays} picture=${picture} name=${name} onCopy=${copy} />
      ${
        navigator.canShare?.(whole) &&
        html`
          <button type="button" class="btn" onClick=${() => tried(navigator.share(whole), "")}>
            ${t("share-send")}
          </button>
        `
      }
    </div>
    <p role="status">${note}</p>
  `;
}

/** @param {{picture: {blob: Blob, url: string} | null, name: string, onCopy: (picture: {blob: Blob}) => void}} props */
function PictureWays({ picture, name, onCopy }) {
  if (!picture) return null;
  return html`
    <button type="button" class="btn" onClick=${() => onCopy(picture)}>${t("share-copy-picture")}</button>
    <a class="btn primary" href=${picture.url} download=${name}>${t("share-save")}</a>
  `;
}
