// @ts-check
// Drag and drop with any pointer. A drag begins after a few pixels, so that a click stays a click.

const THRESHOLD = 7; // pixels

/**
 * @typedef {Record<string, string | undefined>} Target what the data of an element say that a card may be laid on
 * @typedef {object} Way
 * @property {string} targets a selector of such elements
 * @property {() => void} begin
 * @property {(target: Target) => void} over
 * @property {(target: Target) => void} drop
 * @property {() => void} end after a drop, or when nothing came of it
 */

/** Follows a pointer that was pressed on a card. @param {PointerEvent} event @param {Way} way */
export function followDrag(event, way) {
  if (event.button !== 0 || !event.isPrimary) return;
  const card = /** @type {HTMLElement} */ (event.currentTarget);
  const start = { x: event.clientX, y: event.clientY };
  const frame = card.getBoundingClientRect();
  const grip = { x: start.x - frame.left, y: start.y - frame.top };
  /** @type {HTMLElement | null} */
  let ghost = null;
  const watch = new AbortController();
  const listen = (/** @type {string} */ name, /** @type {(event: any) => void} */ deed) =>
    addEventListener(name, deed, { signal: watch.signal, passive: false });

  listen("pointermove", (/** @type {PointerEvent} */ move) => {
    if (move.pointerId !== event.pointerId) return;
    const far = Math.hypot(move.clientX - start.x, move.clientY - start.y) > THRESHOLD;
    if (!ghost && !far) return;
    if (!ghost) {
      ghost = lift(card, frame);
      way.begin();
    }
    ghost.style.transform = `translate(${move.clientX - grip.x}px, ${move.clientY - grip.y}px)`;
    way.over(targetAt(move, way.targets));
  });
  const finish = (/** @type {PointerEvent} */ last, /** @type {boolean} */ dropped) => {
    if (last.pointerId !== event.pointerId) return;
    watch.abort();
    if (!ghost) return;
    ghost.remove();
    if (dropped) way.drop(targetAt(last, way.targets));
    way.end();
    swallowClick();
  };
  listen("pointerup", (last) => finish(last, true));
  listen("pointercancel", (last) => finish(last, false));
}

/** A likeness of the card under the pointer. @param {HTMLElement} card @param {DOMRect} frame */
function lift(card, frame) {
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  ghost.classList.add("ghost");
  ghost.ariaHidden = "true";
  ghost.removeAttribute("id");
  ghost.style.width = `${frame.width}px`;
  ghost.style.height = `${frame.height}px`;
  document.body.append(ghost);
  return ghost;
}

/** @param {PointerEvent} event @param {string} targets @returns {Target} */
function targetAt(event, targets) {
  const element = document.elementFromPoint(event.clientX, event.clientY)?.closest(targets);
  return element ? /** @type {Target} */ ({ .../** @type {HTMLElement} */ (element).dataset }) : {};
}

/** The click that follows a drop belongs to nobody. */
function swallowClick() {
  const swallow = (/** @type {Event} */ click) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
