import { test } from 'vitest';
import { storedItems } from '@/content/storedItems';
import { expectDated } from '../support/inventory';

test('the policy and the consent are as new as what is stored', () => {
  expectDated(storedItems, {
    revision: 1,
    updated: '2026-11-25',
    items: [
      'cookieConsent: necessary, cookie, 365',
      'motion: necessary, sessionStorage, tabClosed',
      'scroll: necessary, sessionStorage, tabClosed',
      'contactDraft: necessary, sessionStorage, tabClosed',
    ],
  });
});
