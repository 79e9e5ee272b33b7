import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from './site';

/** Evaluated, because the content security policy blocks an added script. */
const engineSource = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** The checker reports every `http-equiv` as deprecated, but the HTML Standard defines the policy's. */
const falsePositiveRules = ['element_attribute_deprecated'];

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

/** Fails with the certain violations that IBM's checker finds in the whole page, deferred sections included. */
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
  const violations = failures.filter(({ ruleId }) => !falsePositiveRules.includes(ruleId));
  expect(
    violations.map(({ ruleId, text }) => `${ruleId}: ${text}`),
    'certain violations of IBM’s checker',
  ).toEqual([]);
}
