import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './site';

/** Evaluated, because the content security policy blocks an added script. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

type AxeResult = {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly unknown[] }[];
  }[];
};

type AxeOptions = { readonly runOnly?: readonly string[] };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    readonly axe: { readonly run: (options: AxeOptions) => Promise<AxeResult> };
  }
}

/** The rules whose outcome depends on colours alone. */
export const colourRules: AxeOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Fails with the rule and the elements of each violation that axe finds. Waits for fades to finish,
 * because they lower the contrast.
 */
export async function expectAccessible(page: Page, options: AxeOptions = {}): Promise<void> {
  await page.evaluate(axeSource);
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const isEndless = animation.effect?.getComputedTiming().iterations === Infinity;
      // A scroll-driven animation ends only when the page is scrolled.
      const isTimed = animation.timeline === document.timeline;
      return isEndless || !isTimed || animation.playState !== 'running';
    }),
  );
  const { violations } = await page.evaluate((axeOptions) => window.axe.run(axeOptions), options);
  const messages = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(messages, 'what axe found').toEqual([]);
}
