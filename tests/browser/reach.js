// Runs in the page: what somebody could press for an answer, and what the page would send. Nothing that is sent reaches the
// table: the server's place is taken by a refusal, so that one position serves for all its answers.

(() => {
  const PARTS = ".prompt .act, .decision, .hand, .map, .maptools, dialog[open], [role=dialog]";
  const CONTROLS = "button, [role=button], [role=radio], [role=checkbox], summary, input, select, label";
  const AWAY = ".cite, .link, .hint-button, .ptabs *, .top *, [data-lens] .maptools *"; // to read, not to answer
  const SENDS = ".confirm, .btn.primary, .btn.rub";
  const sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type !== "answer" && message.type !== "undo") return send.call(this, text);
    sent.push(message.choices ?? []);
    const refused = { type: "error", key: message.key, code: "tried", message: "this was only tried" };
    setTimeout(() => this.onmessage({ data: JSON.stringify(refused) }));
  };
  let pending = 0; // what the page has asked the server and not been told
  const plain = globalThis.fetch;
  globalThis.fetch = (path, ...more) => {
    if (String(path).includes("/rehearsal?")) sent.push(new URL(path, location.href).searchParams.getAll("choice"));
    pending += 1;
    return plain(path, ...more).finally(() => (pending -= 1));
  };

  const box = (element) => (element.querySelector?.(".reach") ?? element).getBoundingClientRect();
  /** Where a finger would meet it and nothing else; null if something lies over it. */
  const point = (element) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = box(element);
    if (width < 2 || height < 2) return null;
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.75, 0.75]].map(([a, b]) => [left + width * a, top + height * b])) {
      const met = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y);
      if (met && (element.contains(met) || met.closest("[data-place]") === element)) return [x, y];
    }
    return null;
  };
  /** The key that presses it once it has the focus; null if it takes none. */
  const key = (element) => {
    element.focus();
    if (document.activeElement !== element) return null;
    return element.matches("[type=radio], [type=checkbox], .pay-unit") ? " " : "Enter"; // a tick is set with the space bar
  };
  const way = (element) => (globalThis.reach.keys ? key(element) : point(element));
  const name = (element) => `${element.tagName} ${element.closest("[id]")?.id ?? ""} ${JSON.stringify(element.dataset)} ${element.getAttribute("aria-label") ?? ""} ${element.textContent.trim().slice(0, 60)}`;
  const score = (element, choice, changed) => {
    const [verb, noun = verb] = choice.split(" ");
    const values = [...Object.values(element.dataset), ...Object.values(element.closest("[data-stack], [data-city], [data-unit], [data-leader]")?.dataset ?? {})];
    if (values.includes(choice)) return 100;
    if (element.matches("summary")) return 90; // to unfold changes nothing; what only names it might
    if (changed && element.matches(SENDS) && !element.closest(".planning")) return 80; // a tick may be all it needs
    if (changed && values.includes(verb)) return 70; // the box for the card
    if (values.includes(noun)) return 60;
    if (values.includes(verb)) return 40;
    if (element.matches(SENDS)) return 20;
    return element.closest(".decision, dialog") ? 5 : 1;
  };
  const controls = () => [...new Set([...document.querySelectorAll(PARTS)].flatMap((part) => [...part.querySelectorAll(CONTROLS)]))]
    .filter((one) => !one.matches(AWAY) && !one.disabled && one.getAttribute("aria-disabled") !== "true")
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && (!one.matches("[data-place]") || one.dataset.mark) && !one.matches("details[open] > summary"));

  let store = null;
  globalThis.reach = {
    keys: false, // whether there are keys alone
    /** Sits down at a table. */
    async at(table, seat) {
      const main = document.querySelector('script[src$="main.js"]').src; // its address names the version of all files
      store = (await import(new URL("lib/store.js", main).href)).openTable(table, seat, null);
    },
    /** What was sent, and a mat as it would be handed in. */
    sent() {
      const { round, ...laid } = store.draft.value ?? {};
      return round ? [...sent, Object.entries(laid).map(([box, card]) => `${box} ${card}`)] : sent;
    },
    forget: () => void sent.splice(0),
    /** What is to be pressed next for this answer, and where it is. Nothing is pressed twice; but what sends, after each change. */
    next(choice, pressed) {
      const done = pressed.filter((each) => !each.startsWith("SUMMARY"));
      const changes = done.filter((each) => !each.startsWith("sends")).length;
      const changed = done.length > 0 && !done.at(-1).startsWith("sends");
      const called = (one) => (one.matches(SENDS) ? `sends ${changes} ${name(one)}` : name(one));
      const found = controls().map((one, n) => ({ one, n, name: called(one), worth: score(one, choice, changed) })).filter((each) => !pressed.includes(each.name));
      found.sort((a, b) => b.worth - a.worth || a.n - b.n);
      for (const each of found) {
        const at = way(each.one);
        if (at) return { name: each.name, at };
      }
      return null;
    },
    /** What takes back that which is only prepared: a button, or the box with the card that was laid for an answer. */
    back(choice) {
      const found = document.querySelectorAll(`.btn.back, .planning .box.full[data-box="${choice.split(" ")[0]}"]`);
      const button = [...found].find((one) => one.checkVisibility() && !one.disabled);
      return button ? way(button) : null;
    },
    /** What closes an account of the time before, which lies over all else. */
    since() {
      const found = document.querySelectorAll(".since h2 button, :is(.prompt.news, .phase.news) .btn.primary");
      const shown = [...found].filter((one) => one.checkVisibility());
      return shown.map(way).find(Boolean) ?? null; // one may lie over the other
    },
    still: () => pending === 0 && !document.querySelector(".desk:is(.rehearsing, [aria-busy])"),
    /** Takes up what was prepared before, as after a reload. */
    prepared(plan) {
      store.draft.value = { plan };
      store.frame.value = { ...store.frame.value };
    },
    /** Asks something else in this position. */
    asked(question) {
      const [now] = store.frame.value.questions;
      store.frame.value = { ...store.frame.value, questions: [{ ...now, ...question }] };
    },
  };
})();
