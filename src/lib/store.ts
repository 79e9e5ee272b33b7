export type Store<T> = {
  readonly get: () => T;
  /** The value in the prerendered page and in the first client render. */
  readonly getServerSnapshot: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Read with `useStore`: only its readers render again. `getInitial` runs at the first read in the browser. */
export function createStore<T>(getInitial: () => T, serverSnapshot: T): Store<T> {
  let current: { readonly value: T } | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => (current ??= { value: getInitial() }).value,
    getServerSnapshot: () => serverSnapshot,
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
