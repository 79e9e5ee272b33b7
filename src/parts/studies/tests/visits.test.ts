import { expect, test } from 'vitest';
import { preferencesFor } from '@/features/consent/consentRecord';
import { createConsentStore } from '@/features/consent/consentStore';
import { saveConsent } from '@/features/consent/updateConsent';
import { createMemoryCookies } from '@tests/support/memoryCookies';
import { createCaseVisit, readLastVisitedCase } from '../visits';

const all = preferencesFor('all');
const necessary = preferencesFor('necessary');
const last = { lastVisitedCase: '/study' };
const count = { visits_KaveriCo2: '1' };

test.each([
  ['without a choice', [], {}],
  ['with functional cookies', [{ ...necessary, functional: true }], last],
  ['with analytics cookies', [{ ...necessary, analytics: true }], count],
  ['after several choices', [all, { ...all, marketing: false }], { ...last, ...count }],
  ['after a withdrawal', [all, necessary], {}],
])('%s a visit to a study is recorded as allowed, and once', (_, choices, expected) => {
  const jar = createMemoryCookies();
  const store = createConsentStore(jar);
  const recordVisit = createCaseVisit('Kaveri & Co. 2', '/study');
  recordVisit(store);
  for (const choice of choices) {
    saveConsent(store, choice);
    recordVisit(store);
  }
  expect(readLastVisitedCase(store)).toBe('lastVisitedCase' in expected ? '/study' : null);
  jar.remove('cookieConsent');
  expect(jar.getAll()).toEqual(expected);
});
