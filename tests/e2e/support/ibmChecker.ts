import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './site';

/** Evaluated rather than added as a script, which the page's policy would refuse. */
const engineSource = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** The engine calls every `http-equiv` deprecated; the HTML Standard defines the policy's. */
const disputedRules = ['element_attribute_deprecated'];

type CheckResult = {
  readonly ruleId: string;
  readonly message: string;
  readonly snippet: string;
  readonly value: readonly [level: string, outcome: string];
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the DOM's
  interface Window {
    readonly ace: {
      readonly Checker: new () => {
        readonly check: (
          root: Document,
          rulesets: readonly string[],
        ) => Promise<{ readonly results: readonly CheckResult[] }>;
      };
    };
  }
}

/** Fails with what IBM's accessibility checker is sure of, in the whole page, laid out or not. */
export async function expectNoIbmFailure(page: Page): Promise<void> {
  await page.evaluate(engineSource);
  const failures = await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
    const { results } = await new window.ace.Checker().check(document, [
      'IBM_Accessibility',
      'WCAG_2_2',
    ]);
    return results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ ruleId, text: `${message}: ${snippet}` }));
  });
  const undisputed = failures.filter(({ ruleId }) => !disputedRules.includes(ruleId));
  expect(
    undisputed.map(({ ruleId, text }) => `${ruleId}: ${text}`),
    'what IBM’s checker is sure of',
  ).toEqual([]);
}
