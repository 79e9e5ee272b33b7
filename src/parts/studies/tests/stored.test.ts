import { test } from 'vitest';
import { expectDated } from '@tests/support/inventory';
import { studiesItems } from '../stored';

test('the policy and the consent are as new as what is stored', () => {
  expectDated(studiesItems, {
    revision: 1,
    updated: '2026-11-23',
    items: [
      'visits_<Organisation>: analytics, cookie, 7',
      'lastVisitedCase: functional, cookie, 7',
    ],
  });
});
