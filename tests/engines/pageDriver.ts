import { expect } from 'vitest';
import type { Driver, Key } from './driver';

const loadTimeoutMs = 30_000;

/** What the pages of puppeteer and of Playwright have in common. */
type DrivenPage = {
  readonly mouse: { readonly click: (x: number, y: number) => Promise<void> };
  readonly keyboard: {
    readonly type: (text: string) => Promise<void>;
    readonly press: (key: Key) => Promise<void>;
  };
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  setDefaultNavigationTimeout(timeoutMs: number): void;
  on(event: 'dialog', listener: (dialog: Dialog) => void): unknown;
};

type Dialog = { accept(): Promise<void>; message(): string };

type Context<Page> = { newPage(): Promise<Page>; close(): Promise<void> };

/** Opens a window of the context; `beforePage` runs a script before those of each page in it. */
export async function drivePages<Page extends DrivenPage>(
  context: Context<Page>,
  beforePage: (page: Page, script: string) => Promise<unknown>,
): Promise<Driver> {
  const page = await context.newPage();
  const dialogs: Dialog[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog));
  page.setDefaultNavigationTimeout(loadTimeoutMs);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: async (expression) => String(await page.evaluate(expression)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    acceptAlert: async () => {
      await expect.poll(() => dialogs.length, { message: 'an alert' }).toBeGreaterThan(0);
      const dialog = dialogs.shift();
      await dialog?.accept();
      return dialog?.message() ?? '';
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    beforePage: async (script) => {
      await beforePage(page, script);
    },
    openWindow: () => drivePages(context, beforePage),
    close: () => context.close(),
  };
}
