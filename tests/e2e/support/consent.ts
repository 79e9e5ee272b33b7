import type { BrowserContext } from '@playwright/test';
import { addresses } from './addresses';
import { storedItems } from '@/lib/storageInventory';

/** Stores the consent to all cookies, so that no banner appears. */
export async function acceptAllCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([
    { name: storedItems.cookieConsent.name, value: 'all', url: addresses.site },
  ]);
}
