// The one door to the vendored modules: everything the client draws with.

import htm from "./htm.js";
import { h } from "./preact.js";

// What never changes is made anew each time (3): kept, as htm would, it leads to all that was drawn around it first.
export const html = htm.bind(function (...made) {
  this[0] = 3;
  return h(...made);
});

export { Component, Fragment, cloneElement, createContext, createRef, h, render } from "./preact.js";
export {
  useCallback,
  useContext,
  useEffect,
  useErrorBoundary,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "./hooks.js";
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "./signals.js";
export { FluentBundle, FluentResource } from "./fluent.js";
