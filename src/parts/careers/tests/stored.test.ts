import { test } from 'vitest';
import { expectDated } from '@tests/support/inventory';
import { careersItems } from '../stored';

test('the policy and the consent are as new as what is stored', () => {
  expectDated(careersItems, {
    revision: 1,
    updated: '2026-11-23',
    items: ['applicationDraft: necessary, sessionStorage, tabClosed'],
  });
});
