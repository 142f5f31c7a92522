// What the card of a lesson says now, what its ring is laid around, and whether that can be pressed. Given what was said and
// pointed at before, it is done if it is still so: somebody reads on, or presses what is pointed at.
(before) => {
  const [card, ring] = [".lesson", ".lesson-ring"].map((one) => document.querySelector(one));
  if (!card) return null;
  const seen = (selector) => selector && [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
  const selector = ring.dataset.at?.split(", ").find(seen);
  const pointed = selector ? seen(selector) : null;
  const [of, at, on] = [card, ring, pointed ?? card].map((one) => one.getBoundingClientRect());
  const around = at.left < on.left && at.top < on.top && at.right > on.right && at.bottom > on.bottom;
  const next = card.querySelector(".choices .pri:not(.end)");
  const now = {
    point: card.dataset.point,
    place: next ? "" : ring.dataset.at,
    free: Boolean(next || (pointed?.matches("button, [role=button]") && !pointed.disabled && around)),
    ended: Boolean(card.querySelector(".choices .pri.end")),
    lost: !next && Boolean(ring.dataset.at) && ring.hidden,
    covers: !ring.hidden && !pointed?.matches("svg.map") && of.left < at.right && at.left < of.right && of.top < at.bottom && at.top < of.bottom,
  };
  const same = before && now.free && now.point === before.point && now.place === before.place;
  if (same) (next ?? pointed).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return { ...now, done: Boolean(same) };
};
