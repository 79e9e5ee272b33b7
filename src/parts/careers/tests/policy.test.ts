import { expect, test } from 'vitest';
import { expectDated } from '@tests/support/inventory';
import { noSettings, policyText } from '@tests/support/policyText';
import { careersItems } from '../stored';

test('the privacy policy says that applications are received if they are', () => {
  const sentence = 'sent to us when you press Submit application';
  expect(policyText(noSettings)).toContain('nothing reaches us');
  expect(policyText({ ...noSettings, careers: { applicationUrl: '/applications' } })).toContain(
    sentence,
  );
});

test('the policy and the consent are as new as what is stored', () => {
  expectDated(careersItems, {
    revision: 1,
    updated: '2026-11-23',
    items: ['applicationDraft: necessary, sessionStorage, tabClosed'],
  });
});
