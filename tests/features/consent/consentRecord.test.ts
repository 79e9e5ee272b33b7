import { describe, expect, it } from 'vitest';
import {
  consentRevision,
  parseConsent,
  preferencesFor,
  createConsentRecord,
  toggleCategory,
} from '@/features/consent/consentRecord';

const record = createConsentRecord(preferencesFor('necessary'), 'a1');

describe('parseConsent', () => {
  it('reads back what was recorded', () => {
    expect(parseConsent(JSON.stringify(record))).toEqual(record);
  });

  it('treats a raw "all" as consent to everything', () => {
    expect(parseConsent('all')).toMatchObject({
      choice: 'all',
      analytics: true,
      marketing: true,
      functional: true,
    });
  });

  it.each([
    ['no cookie', null],
    ['an empty value', ''],
    ['garbage', '{"choice":'],
    ['a raw "necessary"', 'necessary'],
    ['a number', '1'],
    ['null', 'null'],
    ['a choice that does not exist', JSON.stringify({ ...record, choice: 'some' })],
    ['a category that is not a boolean', JSON.stringify({ ...record, analytics: 'yes' })],
    ['a record without a revision', JSON.stringify({ ...record, revision: undefined })],
    ['an older revision', JSON.stringify({ ...record, revision: consentRevision - 1 })],
  ])('treats %s as no choice', (_, value) => {
    expect(parseConsent(value)).toBeNull();
  });
});

describe('preferences', () => {
  it('choosing all allows every category, choosing necessary none', () => {
    expect(preferencesFor('all')).toEqual({
      choice: 'all',
      analytics: true,
      marketing: true,
      functional: true,
    });
    expect(preferencesFor('necessary')).toEqual({
      choice: 'necessary',
      analytics: false,
      marketing: false,
      functional: false,
    });
  });

  it('a category can be added to necessary only', () => {
    expect(toggleCategory(preferencesFor('necessary'), 'analytics', true)).toEqual({
      choice: 'necessary',
      analytics: true,
      marketing: false,
      functional: false,
    });
  });

  it('taking a category away from all leaves necessary with the other two', () => {
    expect(toggleCategory(preferencesFor('all'), 'marketing', false)).toEqual({
      choice: 'necessary',
      analytics: true,
      marketing: false,
      functional: true,
    });
  });
});
