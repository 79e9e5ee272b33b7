import { expect, test } from 'vitest';
import { expectDated } from '@tests/support/inventory';
import { studyPages } from '../listings';
import { studiesItems } from '../stored';

test.each(studyPages.map((study) => [study.organisation, study] as const))(
  'the percentages of %s follow from the two numbers behind each',
  (_, { improvements, measured }) => {
    const changes = measured.map(({ before, after }) => (Math.abs(after - before) / before) * 100);
    expect(improvements.map(({ percentage }) => percentage)).toEqual(changes.map(Math.round));
  },
);

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
