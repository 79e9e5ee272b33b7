import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './site';

/** Evaluated, because the content security policy blocks an added script. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    readonly axe: typeof axe;
  }
}

/** In the dark theme only what depends on colours differs. */
const themes: readonly (readonly ['light' | 'dark', axe.RunOptions])[] = [
  ['light', {}],
  ['dark', { runOnly: ['color-contrast', 'link-in-text-block'] }],
];

/**
 * Fails with the rule and the elements of each violation that axe finds, in both themes. Waits for
 * fades to finish, because they lower the contrast.
 *
 * @param within a selector, where only a part of the page is new; the whole page takes a second
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const unnamed = page.locator(within).locator('fieldset:not(:has(> legend))');
  await expect(unnamed, 'field sets without a legend, which axe does not ask for').toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  for (const [colorScheme, options] of themes) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(() =>
      document.getAnimations().every((animation) => {
        const isEndless = animation.effect?.getComputedTiming().iterations === Infinity;
        // A scroll-driven animation ends only when the page is scrolled.
        const isTimed = animation.timeline === document.timeline;
        return isEndless || !isTimed || animation.playState !== 'running';
      }),
    );
    const { violations } = await page.evaluate(
      ([scope, axeOptions]) => window.axe.run(scope, axeOptions),
      [within, options] as const,
    );
    const messages = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    expect(messages, `what axe found in the ${colorScheme} theme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
