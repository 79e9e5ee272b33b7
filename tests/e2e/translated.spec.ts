import type { Page } from '@playwright/test';
import { navigation } from '@/app/links';
import { paths } from '@/config/paths';
import { wheelOrder } from '@/content/clouds/list';
import { cookieBanner } from '@/content/consent';
import { cookieDialog } from '@/content/cookieDialog';
import { aboutLabels, facts } from '@/content/landing/about';
import { contactForm as words } from '@/content/landing/contact';
import { hero } from '@/content/landing/hero';
import { ui } from '@/content/ui';
import { siteSettings } from './support/addresses';
import { consentBanner, consentButton, preferencesDialog } from './support/consent';
import { contactForm, fillContactForm } from './support/contactForm';
import { partTesting } from './support/parts';
import { collectAlerts, expect, expectHydrated, footerLink, test } from './support/site';
import { translate } from './support/translation';

const main = (page: Page) => page.getByRole('main');

for (const when of ['once it has hydrated @full', 'while it loads'] as const)
  test(`through dialogs, forms and pages a page works that the browser translates ${when}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|Failed to fetch|#418/);
    const alerts = collectAlerts(page);
    if (when === 'while it loads') await page.addInitScript(translate);
    await page.goto(paths.home);
    await expectHydrated(page);
    if (when !== 'while it loads') await page.evaluate(translate);

    await test.step('the typewriter deletes and types', async () => {
      const typed = page.locator('[data-typing] > span:not([hidden])').first();
      for (const phrase of hero.typewriter.phrases.slice(0, 2))
        await expect(typed).toHaveText(phrase);
    });
    await test.step('consent', async () => {
      await consentButton(page, cookieBanner.configure).click();
      await preferencesDialog(page).getByRole('radio', { name: cookieDialog.all }).check();
      await consentButton(page, cookieDialog.confirm).click();
      await expect(consentBanner(page)).toHaveCount(0);
    });
    await test.step('from right to left the facts scroll', async () => {
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      await page.getByRole('button', { name: aboutLabels.scrollForward }).click();
      await expect(page.getByRole('button', { name: aboutLabels.scrollBack })).toBeVisible();
    });
    await test.step('menu, fact and wheel', async () => {
      const menu = navigation.desktop.find((item) => 'items' in item)?.label ?? '';
      const services = page.getByRole('banner').getByRole('button', { name: menu });
      await services.click();
      await expect(services).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: facts[0].title }).click();
      await page.getByRole('dialog').getByRole('button', { name: ui.close }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      for (const { name } of wheelOrder.slice(1, 3)) {
        await main(page).getByRole('button', { name }).first().click();
        await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible();
      }
    });
    await test.step('a message fails, then arrives', async () => {
      const submit = contactForm(page).locator('[type=submit]');
      await submit.click();
      await expect(contactForm(page).getByText(/is required/)).toHaveCount(1);
      await fillContactForm(page);
      let isReached = false;
      await page.route(siteSettings.VITE_SEND_EMAIL_URL, async (route) => {
        await expect(submit).toHaveText(words.sending);
        const headers = { 'Access-Control-Allow-Origin': '*' };
        if (isReached) await route.fulfill({ headers, json: { success: true } });
        else await route.abort();
      });
      await submit.click();
      await expect(submit).toHaveText(words.failure.tryAgain);
      await expect.poll(() => alerts).toEqual([words.networkError]);
      isReached = true;
      await submit.click();
      await expect(contactForm(page).getByText(words.success)).toBeVisible();
      await expect(submit).toHaveText(words.submit);
    });
    await test.step('five pages, and back', async () => {
      const others = partTesting.flatMap((part) => part.pages ?? []);
      for (const path of [paths.privacy, paths.security, paths.home]) {
        await footerLink(page, path).first().click();
        await expect(page).toHaveURL(path);
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      }
      for (const path of others.slice(0, 4)) {
        const link = page.locator(`a[href="${path}"]`).first();
        if ((await link.count()) === 0) continue;
        await link.evaluate((element: HTMLElement) => element.click());
        await expect(page).toHaveURL(path);
        await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goBack();
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
