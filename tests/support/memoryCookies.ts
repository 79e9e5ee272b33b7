import { storage } from '@/app/stored';
import { storedItems } from '@/content/storedItems';
import { preferencesFor } from '@/features/consent/consentRecord';
import { createConsentStore } from '@/features/consent/consentStore';
import { createConsentRecord } from '@/features/consent/updateConsent';
import type { CookieJar } from '@/lib/cookieJar';

/** Creates a cookie jar for a test. */
export function createMemoryCookies(initial: Readonly<Record<string, string>> = {}): CookieJar {
  const values = new Map(Object.entries(initial));
  return {
    getAll: () => Object.fromEntries(values),
    getValues: (name) => [values.get(name) ?? []].flat(),
    set: ({ name }, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  };
}

/** The cookie jar of a browser that blocks cookies. */
export const blockedCookies: CookieJar = {
  getAll: () => ({}),
  getValues: () => [],
  set: () => undefined,
  remove: () => undefined,
};

/** The consent of a visitor with these cookies. */
export const createTestConsent = (jar: CookieJar) => createConsentStore(jar, storage);

/** The cookies of a visitor who has made a choice. */
export function consentTo(choice: 'all' | 'necessary'): Readonly<Record<string, string>> {
  const record = createConsentRecord(preferencesFor(choice), 'a1', storage.revision);
  return { [storedItems.cookieConsent.name]: JSON.stringify(record) };
}
