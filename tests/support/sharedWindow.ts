import { vi } from 'vitest';

/*
 * The test files of a worker share one window, whose creation would take longer than most of them.
 * The code of the site does not outlive its file: modules, timers and listeners end with it, and
 * the window gets back every property that it had before.
 */

type Snapshot = { readonly object: object; readonly properties: Map<PropertyKey, Property> };
type Property = { readonly descriptor: PropertyDescriptor; readonly value: unknown };

/**
 * Watches what a test file does to the window.
 * @returns the function that undoes it
 */
export function watchWindow(): () => void {
  const snapshots = sharedObjects().map(takeSnapshot);
  const removeListeners = watchListeners();
  const clearTimers = watchTimers();
  const cancelFrames = watchFrames();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    cancelFrames();
    clearTimers();
    removeListeners();
    snapshots.forEach(restore);
    emptyDocument();
    forgetVisit();
    vi.resetModules();
  };
}

/** Whatever a test may have put a property on: the globals, the document, and every prototype. */
function sharedObjects(): readonly object[] {
  const prototypes = globalNames()
    .map((name): unknown => Reflect.get(globalThis, name))
    .filter((value) => typeof value === 'function')
    .map(({ prototype }): unknown => prototype)
    .filter((prototype) => typeof prototype === 'object' && prototype !== null);
  const { documentElement, head, body } = document;
  return [globalThis, document, documentElement, head, body, navigator, ...prototypes];
}

/** Vitest's own globals change from file to file. */
function globalNames(): readonly string[] {
  return Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__vitest'));
}

function takeSnapshot(object: object): Snapshot {
  const properties = new Map<PropertyKey, Property>();
  for (const key of keysOf(object)) {
    const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
    if (descriptor) properties.set(key, { descriptor, value: valueOf(object, key) });
  }
  return { object, properties };
}

function keysOf(object: object): readonly PropertyKey[] {
  return object === globalThis ? globalNames() : Reflect.ownKeys(object);
}

/** Globals of the window are accessors, which keep what is assigned to them elsewhere. */
function valueOf(object: object, key: PropertyKey): unknown {
  return object === globalThis ? Reflect.get(object, key) : undefined;
}

function restore({ object, properties }: Snapshot): void {
  for (const key of keysOf(object)) {
    if (!properties.has(key)) Reflect.deleteProperty(object, key);
  }
  for (const [key, { descriptor, value }] of properties) {
    const current = Reflect.getOwnPropertyDescriptor(object, key);
    const isSame =
      current?.value === descriptor.value &&
      current?.get === descriptor.get &&
      current?.set === descriptor.set;
    if (!isSame) Reflect.defineProperty(object, key, descriptor);
    if (descriptor.set && valueOf(object, key) !== value) Reflect.set(object, key, value);
  }
}

/** Keeps every listener that is added to the window and to the elements that stay. */
function watchListeners(): () => void {
  const removals: (() => void)[] = [];
  const { documentElement, head, body } = document;
  const targets: readonly EventTarget[] = [window, document, documentElement, head, body];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    define(target, 'addEventListener', (...parameters: Parameters<typeof add>) => {
      removals.push(() => remove(...parameters));
      add(...parameters);
    });
  }
  return () => removals.forEach((removeListener) => removeListener());
}

/** The period of jsdom's interval for frames. It is left to jsdom, which would never start another. */
const framePeriodMs = 1000 / 60;

/** Keeps every timer that is started, so that none fires in a later file. */
function watchTimers(): () => void {
  const timers = new Set<NodeJS.Timeout>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name];
    define(globalThis, name, (...parameters: Parameters<typeof setTimeout>) => {
      const timer = start(...parameters);
      if (parameters[1] !== framePeriodMs) timers.add(timer);
      return timer;
    });
  }
  return () => timers.forEach((timer) => clearTimeout(timer));
}

/** Keeps every animation frame that is requested. */
function watchFrames(): () => void {
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis;
  const frames = new Set<number>();
  define(globalThis, 'requestAnimationFrame', (callback: FrameRequestCallback) => {
    const frame = requestAnimationFrame(callback);
    frames.add(frame);
    return frame;
  });
  return () => frames.forEach((frame) => cancelAnimationFrame(frame));
}

function define(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { configurable: true, writable: true, value });
}

function emptyDocument(): void {
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
}

function forgetVisit(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
  }
  history.replaceState(null, '', '/');
}
