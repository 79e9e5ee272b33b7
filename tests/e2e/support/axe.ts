import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './site';

/** Evaluated rather than added as a script, which the page's policy would refuse. */
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

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    readonly axe: { readonly run: () => Promise<AxeResult> };
  }
}

/**
 * Fails with the rule and the elements of each violation that axe finds in the page, once what fades
 * has faded: until then it has less contrast.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const isEndless = animation.effect?.getComputedTiming().iterations === Infinity;
      // one that depends on scrolling ends with it
      const isTimed = animation.timeline === document.timeline;
      return isEndless || !isTimed || animation.playState !== 'running';
    }),
  );
  const { violations } = await page.evaluate(() => window.axe.run());
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(told, 'what axe found').toEqual([]);
}
