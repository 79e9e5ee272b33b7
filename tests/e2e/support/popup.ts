import { readFileSync } from 'node:fs';
import { expect, type BrowserContext, type Page } from '@playwright/test';

const gapiStub = readFileSync(new URL('./gapi.js', import.meta.url), 'utf8');

/** Serves a stub of the script that provider pop-ups need, so that they work offline. */
export async function serveGapi(context: BrowserContext) {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: gapiStub }),
  );
}

/** Presses a provider's button and waits for the pop-up. */
export async function openPopup(page: Page, press: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()]);
  await expect(popup.locator('#add-account-button')).toBeVisible();
  return popup;
}

/** Signs in with a new account on the provider's page, in a pop-up or in the tab. */
export async function chooseNewAccount(provider: Page): Promise<string> {
  await provider.locator('#add-account-button').click();
  await provider.locator('#autogen-button').click();
  const email = await provider.locator('#email-input').inputValue();
  await provider.locator('#sign-in').click();
  return email;
}
