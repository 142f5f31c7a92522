// What does not fit on a page: text that is cut or lies outside, and controls that lie over one another. A scroller is
// no fault: what lies further down in it can be reached.

(passed) => {
  const SLACK = 1.5; // pixels that type may reach over its line,
  const FOOT = 4; // and its lower lengths over a box
  const BESIDE = 6; // and over the sides of its cell in a table
  const CONTROLS = "button, a[href], input, select, summary, [role=radio]";
  const told = (element) => {
    const names = typeof element.className === "string" ? element.className.trim().split(/\s+/).filter(Boolean) : [];
    return [element.tagName.toLowerCase(), ...names].join(".");
  };
  const words = (text) => `'${text.trim().replace(/\s+/g, " ").slice(0, 50)}'`;
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(element).clipPath === "none";
  const isPassed = (element) => Boolean(element.closest(`.sr, .skip, svg, option, select, [hidden], ${passed}`));

  /** How far one may see an element: what its ancestors hide, and whether they can be scrolled to show it. */
  const roomOf = (element) => {
    const hides = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    let [across, down] = [true, true]; // whether nothing between can be scrolled that way
    let by = "";
    for (let over = element; over && over !== document.documentElement; over = over.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(over);
      const at = over.getBoundingClientRect();
      if (across && ["hidden", "clip"].includes(overflowX)) {
        if (at.right < hides.right || at.left > hides.left) by = told(over);
        [hides.left, hides.right] = [Math.max(hides.left, at.left), Math.min(hides.right, at.right)];
      }
      if (down && ["hidden", "clip"].includes(overflowY)) {
        if (at.bottom < hides.bottom || at.top > hides.top) by = told(over);
        [hides.top, hides.bottom] = [Math.max(hides.top, at.top), Math.min(hides.bottom, at.bottom)];
      }
      if (["auto", "scroll"].includes(overflowX) && over.scrollWidth > over.clientWidth) across = false;
      if (["auto", "scroll"].includes(overflowY) && over.scrollHeight > over.clientHeight) down = false;
      if (position === "fixed") break;
    }
    const page = document.scrollingElement;
    if (across && page.scrollWidth <= innerWidth) [hides.left, hides.right] = [Math.max(hides.left, 0), Math.min(hides.right, innerWidth)];
    if (down && page.scrollHeight <= innerHeight) [hides.top, hides.bottom] = [Math.max(hides.top, 0), Math.min(hides.bottom, innerHeight)];
    return { ...hides, by };
  };

  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || !isShown(element) || isPassed(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const room = roomOf(element);
    const out = [...range.getClientRects()].filter(({ width, height }) => width && height).some(
      ({ left, top, right, bottom }) => left < room.left - SLACK || right > room.right + SLACK || top < room.top - FOOT || bottom > room.bottom + FOOT,
    );
    const cell = element.closest("td, th, dialog")?.getBoundingClientRect(); // a dialog may have been opened from a cell
    const over = cell && [...range.getClientRects()].some(({ left, right, width }) => width > 1 && (left < cell.left - BESIDE || right > cell.right + BESIDE));
    if (over) cut.push(`${words(text.data)} in ${told(element)} reaches out of its cell`);
    if (out) cut.push(`${words(text.data)} in ${told(element)} is cut by ${room.by || "the window"}`);
  }

  const over = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!isShown(control) || isPassed(control)) continue;
    const at = control.getBoundingClientRect();
    const room = roomOf(control);
    const points = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.2], [0.5, 0.8]].map(([x, y]) => [at.left + at.width * x, at.top + at.height * y]);
    for (const [x, y] of points) {
      if (x < Math.max(0, room.left) || x > Math.min(innerWidth, room.right) || y < Math.max(0, room.top) || y > Math.min(innerHeight, room.bottom)) continue;
      const hit = document.elementFromPoint(x, y)?.closest(CONTROLS);
      const kin = !hit || hit === control || hit.contains(control) || control.contains(hit) || hit.closest("label")?.contains(control);
      const sheet = hit?.closest("dialog, [role=dialog], .chronicle-sheet, .talk-sheet, .since"); // opened over the page, and closed again
      const passing = hit && [...ancestors(hit)].some((one) => getComputedStyle(one).position === "sticky"); // one scrolls it free
      if (!kin && !passing && !(sheet && !sheet.contains(control)) && !scrolledAway(control, x, y)) {
        over.push(`${told(hit)} ${words(hit.innerText ?? "")} lies over ${told(control)} ${words(control.innerText ?? "")}`);
        break;
      }
    }
  }

  function* ancestors(element) {
    for (let one = element; one; one = one.parentElement) yield one;
  }

  /** Whether a point lies outside what a scroller shows now. */
  function scrolledAway(element, x, y) {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (![overflowX, overflowY].some((kind) => kind === "auto" || kind === "scroll")) continue;
      const at = around.getBoundingClientRect();
      if (x < at.left || x > at.right || y < at.top || y > at.bottom) return true;
    }
    return false;
  }

  /** Signs on the map that hide a name: they are drawn after it, and a good part of the sign lies on it. */
  const hidden = [];
  const PART = 0.3;
  const names = [...document.querySelectorAll("svg.map .county-name text")].filter(isShown).map((name) => [name, name.getBoundingClientRect()]);
  for (const sign of document.querySelectorAll("svg.map .fork circle")) {
    const at = sign.getBoundingClientRect();
    for (const [name, box] of names) {
      const across = Math.min(at.right, box.right) - Math.max(at.left, box.left);
      const down = Math.min(at.bottom, box.bottom - FOOT) - Math.max(at.top, box.top + FOOT);
      const after = name.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (after && across > 0 && down > 0 && across * down > PART * at.width * at.height) hidden.push(`${words(name.textContent)} is under a revolt`);
    }
  }
  return { cut, over, hidden };
}
