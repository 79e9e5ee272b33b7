import type { Page } from '@playwright/test';
import { facts } from '../../../src/content/landing/about';
import { footer } from '../../../src/content/navigation';
import { partDialogs } from './parts';

/** Each dialog, and the buttons of the landing page that open it. */
export const dialogs: Readonly<Record<string, readonly string[]>> = {
  'cookie preferences': [footer.cookieSettings],
  fact: [facts[0].title],
  ...partDialogs,
};

export async function press(page: Page, buttons: readonly string[]): Promise<void> {
  for (const name of buttons) await page.getByRole('button', { name }).first().click();
}
