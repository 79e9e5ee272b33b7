import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './receive';

// The first import of a chunk may take seconds on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

/** An observer that never calls back. */
class NoopObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

const consoleErrors: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

beforeEach(() => {
  consoleErrors.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      consoleErrors.push(`console.${level}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  server.resetHandlers();
  if (typeof window !== 'undefined') {
    document.body.replaceChildren();
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`;
    }
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  }
  expect(consoleErrors).toEqual([]);
});

afterAll(() => {
  server.close();
});

if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  window.ResizeObserver ??= NoopObserver;
  // Nothing comes into view in jsdom.
  window.IntersectionObserver ??= class extends NoopObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    takeRecords() {
      return [];
    }
  };
  HTMLElement.prototype.checkVisibility ??= () => true;
  Element.prototype.scrollIntoView ??= () => undefined;
  document.elementsFromPoint ??= () => [];
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
}

/** Removes and returns the console errors so far, which would otherwise fail the test. */
export function takeConsoleErrors(): readonly string[] {
  return consoleErrors.splice(0);
}
