// What the card of a lesson says now, what its ring is laid around, whether that can be pressed, and whether the card covers
// that or the place that it speaks of, or this lies outside of the window. Given what was said and
// pointed at before, it is done if it is still so: somebody reads on, or presses what is pointed at.
(before) => {
  const [card, ring] = [".lesson", ".lesson-ring"].map((one) => document.querySelector(one));
  if (!card) return null;
  const seen = (selector) => selector && [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
  const selector = ring.dataset.at?.split(", ").find(seen);
  const pointed = selector ? seen(selector) : null;
  const [of, at, on] = [card, ring, pointed ?? card].map((one) => one.getBoundingClientRect());
  const place = ring.dataset.of?.startsWith("[data-place") ? document.querySelector(ring.dataset.of) : null;
  const spoken = place?.getClientRects().length ? place.getBoundingClientRect() : null;
  const around = at.left < on.left && at.top < on.top && at.right > on.right && at.bottom > on.bottom;
  const next = card.querySelector(".choices .primary:not(.end)");
  const shared = (one, two, less) => one.left < two.right - less && two.left + less < one.right && one.top < two.bottom - less && two.top + less < one.bottom;
  const outside = ({ left, top, right, bottom }) => right < 0 || bottom < 0 || left > innerWidth || top > innerHeight;
  const over = pointed?.matches("button") && document.elementFromPoint((on.left + on.right) / 2, (on.top + on.bottom) / 2);
  const RING = 5; // pixels by which it lies around something
  const now = {
    point: card.dataset.point,
    place: next ? "" : ring.dataset.at,
    free: Boolean(next || (pointed?.matches("button, [role=button]") && !pointed.disabled && around)),
    ended: Boolean(card.querySelector(".choices .primary.end")),
    says: card.dataset.says,
    lost: (!next && Boolean(ring.dataset.at) && ring.hidden) || Boolean(spoken && outside(spoken)),
    covers: (!ring.hidden && !pointed?.matches("svg.map") && shared(of, at, RING)) || Boolean(spoken && shared(of, spoken, 0)) || Boolean(!next && over && !pointed.contains(over)),
  };
  const same = before && now.free && now.point === before.point && now.place === before.place;
  if (same) (next ?? pointed).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return { ...now, done: Boolean(same) };
};
