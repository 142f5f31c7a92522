// @ts-check
// Which entries of a whole war are told at its end: those that moved the total most, and those that changed who was in it.

/** @typedef {import("../../../lib/types.js").LogEntry} LogEntry */

const TURNING = ["nation-entered", "saxony-switched", "truce-began", "wallenstein-assassinated"];
const MOST = 10;
const LEAST = 3; // points that make an entry great

/** In their order, each with its turn. @param {LogEntry[]} log @returns {{entry: LogEntry, turn: number}[]} */
export function greatEvents(log) {
  let turn = 0;
  const found = [];
  for (const entry of log) {
    if (entry.event === "turn-began") turn = entry.args.turn;
    const points = typeof entry.args.vp === "number" ? Math.abs(entry.args.points ?? 0) : 0;
    if (points >= LEAST || TURNING.includes(entry.event)) found.push({ entry, turn, weight: TURNING.includes(entry.event) ? LEAST + 1 : points });
  }
  const kept = new Set([...found].sort((a, b) => b.weight - a.weight).slice(0, MOST));
  return found.filter((one) => kept.has(one)).map(({ entry, turn: when }) => ({ entry, turn: when }));
}

/** The step on the scale of victories: ("catholic_historical") -> "catholic". @param {string} result */
export function levelOf(result) {
  const [side, level] = result.split("_");
  return level === "major" ? `${side}-major` : side;
}
