import { anchors, paths } from '@/config/paths';
import { openLogin } from './support/account';
import { expect, test } from './support/site';

declare global {
  // filled by the page, read by the test
  var trustedTypeViolations: string[];
}

/** Assignments of text to markup or script addresses that are known, each with what it assigns. */
const known = [
  {
    of: 'a drawing, made of constants at build time',
    sample:
      /^Element innerHTML\|<(?:circle|clipPath|defs|ellipse|g|line|linearGradient|mask|path|pattern|polygon|rect|symbol|text|use)\b/,
  },
  { of: 'structured data', sample: /^Element innerHTML\|\{"@context"/ },
  {
    of: 'a script element that React makes empty',
    sample: /^Element innerHTML\|<script><\/script>$/,
  },
  { of: 'the entry, named in the page', sample: /^HTMLScriptElement src\|\/assets\// },
] as const;

test('trusted types would stop nothing but what is made of constants', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/require-trusted-types-for|Trusted(?:HTML|Script|ScriptURL)/);
  await page.addInitScript(() => {
    globalThis.trustedTypeViolations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      if (violatedDirective === 'require-trusted-types-for') {
        globalThis.trustedTypeViolations.push(sample);
      }
    });
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const policy = "require-trusted-types-for 'script'";
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy-report-only': policy },
    });
  });
  await page.goto('/');
  await page.locator(`#${anchors.contact}`).scrollIntoViewIfNeeded();
  await page.locator(`a[href="${paths.career}"]`).first().click();
  await expect(page).toHaveURL(paths.career);
  await page.goBack();
  await openLogin(page);
  const samples = await page.evaluate(() => globalThis.trustedTypeViolations);
  expect(samples.length).toBeGreaterThan(0);
  expect(samples.filter((text) => !known.some(({ sample }) => sample.test(text)))).toEqual([]);
});
