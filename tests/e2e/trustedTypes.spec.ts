import { anchors, paths } from '@/config/paths';
import { securitySeo } from '@/content/security';
import { openLogin } from './support/account';
import { expect, test } from './support/site';

declare global {
  // Written by the page, read by the test.
  var trustedTypeViolations: string[];
}

/** Proves that the test detects a violation. */
const testMarkup = '<b>test</b>';

test('the site violates no Trusted Types policy', async ({ page, allowConsole }) => {
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
  await page.locator(`footer a[href="${paths.security}"]`).click();
  await expect(page).toHaveTitle(new RegExp(securitySeo.title));
  await page.goBack();
  await openLogin(page);
  await page.evaluate((markup) => {
    document.createElement('p').innerHTML = markup;
  }, testMarkup);
  const samples = await page.evaluate(() => globalThis.trustedTypeViolations);
  expect(samples).toEqual([`Element innerHTML|${testMarkup}`]);
});
