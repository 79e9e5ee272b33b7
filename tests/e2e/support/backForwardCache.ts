import type { Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { findBrowser } from '../../../scripts/findBrowser';
import { expect } from './site';

/** Of a browser that keeps pages for Back and Forward, which Playwright's own settings prevent. */
export const launchOptions = {
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** @returns goes back to the privacy policy, which is open now: to the same document, from the cache */
export async function markPrivacyPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset['isMarked'] = 'true';
  });
  return async () => {
    await page.evaluate(() => history.back());
    await page.waitForFunction((path) => location.pathname === path, paths.privacy);
    expect(await page.evaluate(() => document.documentElement.dataset['isMarked'])).toBe('true');
  };
}
