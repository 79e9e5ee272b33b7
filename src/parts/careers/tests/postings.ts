import { readdirSync, readFileSync } from 'node:fs';
import { parseJob } from '../vite';

const folder = 'src/parts/careers/content/jobs';

/** The build's list is not for the browser tests, which have no virtual modules. */
const all = await Promise.all(
  readdirSync(folder).map((name) => {
    const file = `${folder}/${name}`;
    return parseJob(name.replace('.md', ''), file, readFileSync(file, 'utf8'));
  }),
);
const [first, second = first] = all
  .flatMap(({ posting, meta }) => (posting && meta ? [{ ...posting, order: meta.order }] : []))
  .sort((one, other) => one.order - other.order);
if (!first || !second) throw new Error('There is no posting.');

export const [job, otherJob] = [first, second];
