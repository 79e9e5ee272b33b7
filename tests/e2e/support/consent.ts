import type { BrowserContext, Page } from '@playwright/test';
import { cookieBanner } from '@/content/consent';
import { categoryTitles, cookieDialog } from '@/content/cookieDialog';
import { footer } from '@/content/navigation';
import { storedItems } from '@/content/storedItems';
import { addresses } from './addresses';
import { expect } from './site';

/** Stores the consent to all cookies, so that no banner appears. */
export async function acceptAllCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([
    { name: storedItems.cookieConsent.name, value: 'all', url: addresses.site },
  ]);
}

export const consentBanner = (page: Page) =>
  page.getByRole('region', { name: cookieBanner.label, exact: true });

/** A button of the banner or of the dialog. */
export const consentButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true });

export const cookieSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings });

export const preferencesDialog = (page: Page) =>
  page.getByRole('dialog', { name: cookieDialog.title });

export const consentCheckbox = (page: Page, category: 'analytics' | 'functional') =>
  preferencesDialog(page).getByRole('checkbox', { name: categoryTitles[category] });

/** Withdraws the consent to everything optional in the preferences dialog. */
export async function withdrawConsent(page: Page): Promise<void> {
  await cookieSettings(page).click();
  await preferencesDialog(page).getByRole('radio', { name: cookieDialog.necessary }).check();
  await consentButton(page, cookieDialog.confirm).click();
  await expect(preferencesDialog(page)).toHaveCount(0);
}

export async function cookieNames(context: BrowserContext): Promise<readonly string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}

/** Empty if there is no such cookie. */
export async function cookieValue(context: BrowserContext, name: string): Promise<string> {
  const cookie = (await context.cookies()).find((each) => each.name === name);
  return decodeURIComponent(cookie?.value ?? '');
}
