// @ts-check
// A replay that plays by itself from one moment to the next, as fast as somebody likes.

import { signal, useEffect, useState } from "../vendor/ui.js";

/** @typedef {{playing: boolean, play: () => void, speed: number, hasten: (speed: number) => void}} Playing */

const PACE = 900; // milliseconds between two moments at the usual speed
export const SPEEDS = [0.5, 1, 2, 4, 8];

const speed = signal(1); // for as long as the page is open

/** The next speed in a direction. @param {number} now @param {number} way */
export const nextSpeed = (now, way) => SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.indexOf(now) + way))];

/** @param {number} at @param {number} last @param {(to: number) => void} move @returns {Playing} */
export function usePlaying(at, last, move) {
  const [playing, setPlaying] = useState(false);
  const ended = at >= last;
  useEffect(() => {
    if (!playing) return undefined;
    if (ended) return void setPlaying(false);
    const timer = setTimeout(() => move(at + 1), PACE / speed.value);
    return () => clearTimeout(timer);
  }, [playing, at, speed.value]);
  const play = () => {
    if (ended) move(0);
    setPlaying(ended || !playing);
  };
  return { playing, play, speed: speed.value, hasten: (to) => (speed.value = to) };
}
