import { expect, it } from 'vitest';
import { consentRevision, parseConsent } from '@/features/consent/consentRecord';
import { createConsentRecord } from '@/features/consent/updateConsent';

const all = { choice: 'all', analytics: true, marketing: true, functional: true } as const;
const none = {
  choice: 'necessary',
  analytics: false,
  marketing: false,
  functional: false,
} as const;
const record = createConsentRecord(none, 'a1', consentRevision);
const json = (changes: object) => JSON.stringify({ ...record, ...changes });

it('a record is read back as it was written, and a raw "all" as consent to everything', () => {
  expect(parseConsent(JSON.stringify(record), consentRevision)).toEqual(record);
  expect(parseConsent('all', consentRevision)).toMatchObject(all);
});

it.each([
  all,
  none,
  { ...none, analytics: true },
  { ...none, marketing: true },
  { ...none, functional: true },
  { ...none, analytics: true, marketing: true },
])('a record with the four specified fields alone is a choice: %o', (specified) => {
  for (const added of [{}, { id: 'a1' }, { timestamp: record.timestamp, revision: 1 }]) {
    expect(parseConsent(JSON.stringify({ ...specified, ...added }), consentRevision)).toMatchObject(
      specified,
    );
  }
});

it.each([
  ['no cookie', null],
  ['an empty value', ''],
  ['garbage', '{"choice":'],
  ['a raw "necessary"', 'necessary'],
  ['a number', '1'],
  ['null', 'null'],
  ['a choice that does not exist', json({ choice: 'some' })],
  ['a category that is not a boolean', json({ analytics: 'yes' })],
  ['a record without a category', json({ functional: undefined })],
  ['a revision that is not a number', json({ revision: '1' })],
  ['an id that is not a text', json({ id: null })],
  ['a list', '[true]'],
  ['an older revision', json({ revision: consentRevision - 1 })],
])('%s is no choice', (_, value) => {
  expect(parseConsent(value, consentRevision)).toBeNull();
});
