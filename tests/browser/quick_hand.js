// A hand without a mouse: answers through the page's own store, as its panels do, and lets the page draw every question.
// It stops before a question of which it has not *seen* the kind, so that whoever plays can look at the page, and now and
// then; not if that is null.

async ({ table, seat, seed, most, seen, rest }) => {
  const main = document.querySelector('script[src$="main.js"]').src; // its address names the version of all files
  const { openTable } = await import(new URL("lib/store.js", main).href);
  const store = openTable(table, seat, null); // the one that the page has open
  const redrawn = () => new Promise((drawn) => setTimeout(drawn)); // the page has put it together, if not on the screen yet
  let state = seed;
  const chance = (many) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * many);
  };
  const over = () => store.info.value?.state === "over" && !store.told.value;
  let answers = 0;
  let refusal = null;
  let blank = "";
  let patience = performance.now() + most; // for one answer, not for all
  // Most of the time would go into laying out and painting what is not the question.
  const show = (display) => document.querySelectorAll(".mapbox > *, .chron").forEach((part) => (part.style.display = display));
  const play = async () => {
    for (;;) {
      await redrawn();
      if (performance.now() > patience) return blank ? { end: "blank", kind: blank } : { end: "late" };
      if (refusal) throw refusal;
      if (over()) return { end: "over" };
      if (store.told.value) store.telling.skip();
      document.querySelector(":is(.prompt.news, .phase.news) .btn.primary")?.click(); // what stays until it is read
      const question = store.question.value;
      if (!question || store.busy.value || store.told.value) continue;
      const drawn = document.querySelector(".decision :is(.phase, .answer-part, .mat-part)");
      blank = drawn ? "" : question.kind; // a panel that is seldom needed may still be on its way
      if (blank) continue;
      if (seen && !seen.includes(question.kind)) return { end: "new", kind: question.kind, state };
      if (seen && answers === rest) return { end: "rest", state };
      answers += 1;
      // Not waited for: what comes of it may not be shown before some news is read.
      void store.answer([question.choices[chance(question.choices.length)]]).catch((error) => (refusal = error));
      patience = performance.now() + most;
    }
  };
  show("none");
  try {
    return await play();
  } finally {
    show("");
  }
}
