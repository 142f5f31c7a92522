// The one door to the vendored modules: everything the client draws with.

import htm from "./htm.js";
import { h } from "./preact.js";

export const html = htm.bind(h);

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
