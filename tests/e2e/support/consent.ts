import type { BrowserContext } from '@playwright/test';
import { consentCookieName } from '../../../src/features/consent/consentRecord';
import { addresses } from './addresses';

/** Stores the consent to all cookies, so that no banner appears. */
export async function acceptAllCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: consentCookieName, value: 'all', url: addresses.site }]);
}
