import { expect, test } from 'vitest';
import { jobs } from '@/content/jobs/list';

test.each(jobs)(
  'the posting of $title closes after it opens, and the job starts after the hiring',
  (job) => {
    const lastDay = Number(/\d+/.exec(job.hiring.at(-1)?.day ?? '')?.[0]);
    const decided = Date.parse(job.validThrough) + lastDay * 86_400_000;
    expect(Date.parse(job.validThrough)).toBeGreaterThan(Date.parse(job.datePosted));
    expect(Date.parse(job.start)).toBeGreaterThanOrEqual(decided);
  },
);
