// What is drawn again, and when. Run by test_node.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { web } from "./browser.mjs";
import { drawn, html, settled, words } from "./drawn.mjs";

const { signal } = await import(`${web}vendor/ui.js`);
const { still, useFact } = await import(`${web}lib/memo.js`);

test("what never changes is drawn once, and again if it is given something else", async () => {
  const made = [];
  const Part = still(({ shape }) => {
    made.push(shape);
    return html`<p>${shape}</p>`;
  });
  const [shape, other] = [signal("land"), signal(0)];
  const Page = () => html`<b>${other.value}</b><${Part} shape=${shape.value} />`;
  const page = await drawn(html`<${Page} />`);
  other.value = 1;
  await settled();
  assert.equal(words(page), "1land");
  assert.deepEqual(made, ["land"]);
  shape.value = "sea";
  await settled();
  assert.deepEqual(made, ["land", "sea"]);
});

test("who shows a fact is drawn again when that fact changes, and follows another store", async () => {
  const store = (control) => ({ view: signal({ praha: control, wien: 1 }) });
  let made = 0;
  const City = ({ store: of }) => {
    made += 1;
    return html`<p>${useFact(() => of.view.value.praha, [of])}</p>`;
  };
  const [first, second] = [store(0), store(1)];
  const shown = signal(first);
  const Page = () => html`<${City} store=${shown.value} />`;
  const page = await drawn(html`<${Page} />`);
  first.view.value = { praha: 0, wien: 0 };
  await settled();
  assert.equal(made, 1);
  first.view.value = { praha: 7, wien: 0 };
  await settled();
  assert.equal(words(page), "7");
  shown.value = second;
  await settled();
  assert.equal(words(page), "1");
  second.view.value = { praha: 8, wien: 0 };
  await settled();
  assert.equal(words(page), "8");
});

test("a part without a fact in it is made anew, as a kept one would keep all that it was ever drawn in", () => {
  const line = () => html`<hr class="line" />`;
  assert.notEqual(line(), line());
  const part = () => html`<p><b>${1}</b><i>still</i></p>`;
  assert.notEqual(part().props.children[1], part().props.children[1]);
});
