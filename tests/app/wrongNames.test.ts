import { readFileSync } from 'node:fs';
import { locateName } from '@scripts/vite/deadLinks';
import { expect, test } from 'vitest';
import { listings } from '@/app/listings';
import { findWrongNames } from '@/app/siteFiles';

test.each(['ask', 'cloud', 'study'])(
  'a name in %s that the site does not have is told with its line and those that it has',
  (field) => {
    const pages = Object.values(listings);
    expect(findWrongNames()).toEqual([]);
    const page = pages.find(({ names }) => names?.[field]);
    const right = page?.names?.[field];
    if (!page || !right) return;
    const [wrong] = findWrongNames([{ ...page, names: { [field]: `${right}s` } }]);
    expect(wrong).toMatchObject({ field, name: `${right}s` });
    expect(wrong?.known).toContain(right);
    // of the right name, because the wrong one stands nowhere
    const { file, line, problem } = locateName({ field, name: right, known: ['one', 'two'] });
    expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toBe(`${field}: ${right}`);
    expect(problem).toBe(`${field}: there is no "${right}"; write one, two, or take the line out.`);
  },
);
