import type { BrowserContext } from '@playwright/test';

/** As a browser that allows neither storage nor cookies. */
export async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await context.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { configurable: true, get: forbid });
    }
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => '',
      set: () => undefined,
    });
  });
}
