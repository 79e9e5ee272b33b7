import { readdirSync, readFileSync } from 'node:fs';
import { readEntry } from '@scripts/markdown/collection';
import { jobs } from '../collection';

const folder = 'src/parts/careers/content/jobs';

/** The build's list is not for the browser tests, which have no virtual modules. */
const all = await Promise.all(
  readdirSync(folder).map((name) => {
    const file = `${folder}/${name}`;
    return readEntry(jobs, name.replace('.md', ''), file, readFileSync(file, 'utf8'));
  }),
);
const [first, second = first] = all
  .flatMap(({ read }) => (read ? [{ ...read.meta, ...read.entry }] : []))
  .sort((one, other) => one.order - other.order);
if (!first || !second) throw new Error('There is no posting.');

export const [job, otherJob] = [first, second];
