import { expect, test } from 'vitest';
import { studyPages } from '../content/pages';

test.each(studyPages.map((study) => [study.organisation, study] as const))(
  'the percentages of %s follow from the two numbers behind each',
  (_, { improvements, measured }) => {
    const changes = measured.map(({ before, after }) => (Math.abs(after - before) / before) * 100);
    expect(improvements.map(({ percentage }) => percentage)).toEqual(changes.map(Math.round));
  },
);
