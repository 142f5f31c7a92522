// Types of ui.js, as far as the client uses them; the vendored files themselves are minified.

export type Child = VNode | string | number | boolean | null | undefined | Child[] | Signal<any>;
export interface VNode {
  type: any;
  props: any;
  key: any;
}
export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
  subscribe(heard: (value: T) => void): () => void;
}
export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}
export interface Ref<T> {
  current: T;
}
export interface Context<T> {
  Provider: any;
  Consumer: any;
}

export function html(parts: TemplateStringsArray, ...values: any[]): any;
export function h(type: any, props?: any, ...children: any[]): VNode;
export function cloneElement(vnode: VNode, props?: any, ...children: any[]): VNode;
export function render(vnode: Child, parent: Element | Document | ShadowRoot | DocumentFragment): void;
export function createRef<T = any>(): Ref<T | null>;
export function createContext<T>(value: T): Context<T>;
export const Fragment: any;
export class Component<P = any, S = any> {
  constructor(props: P);
  props: P;
  state: S;
  setState(change: Partial<S>): void;
  forceUpdate(): void;
  render(props?: P, state?: S): any;
}

type Inputs = ReadonlyArray<unknown>;
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useReducer<S, A>(reducer: (state: S, action: A) => S, initial: S): [S, (action: A) => void];
export function useEffect(effect: () => void | (() => void), inputs?: Inputs): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: Inputs): void;
export function useRef<T = any>(initial?: T | null): Ref<T>;
export function useMemo<T>(factory: () => T, inputs?: Inputs): T;
export function useCallback<T extends (...args: any[]) => any>(callback: T, inputs: Inputs): T;
export function useContext<T>(context: Context<T>): T;
export function useId(): string;
export function useErrorBoundary(heard?: (error: any) => void): [any, () => void];

export function signal<T>(value: T): Signal<T>;
export function signal<T = undefined>(): Signal<T | undefined>;
export function computed<T>(reckon: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
export function untracked<T>(run: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(reckon: () => T): ReadonlySignal<T>;
export function useSignalEffect(run: () => void | (() => void)): void;

export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean; functions?: Record<string, (args: any[]) => string> });
  hasMessage(key: string): boolean;
  getMessage(key: string): { id: string; value: any; attributes: Record<string, any> } | undefined;
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  formatPattern(pattern: any, args?: Record<string, any> | null, errors?: Error[] | null): string;
}
