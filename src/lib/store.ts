export type Store<T> = {
  readonly get: () => T;
  /** What the prerendered page shows, and the first client render. */
  readonly getServer: () => T;
  readonly set: (next: T) => void;
  /** @returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * A value outside React, read with `useStore`. Unlike a context value it may change while a part of
 * the page has not hydrated yet, without costing that part its prerendered HTML.
 * @param read called once, at the first read in the browser
 */
export function createStore<T>(read: () => T, server: T): Store<T> {
  let current: { readonly value: T } | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => (current ??= { value: read() }).value,
    getServer: () => server,
    set: (next) => {
      current = { value: next };
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
