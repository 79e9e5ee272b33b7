import { expect, test } from 'vitest';
import * as inks from '@/art/inks';
import { allDrawings } from '../../scripts/art/page';

const id = 'prefix';
const definedInks = Object.values(inks).flatMap((ink) => ink.match(/--s-[\w-]+/g) ?? []);

test.each(allDrawings())('%s has only complete markup, known inks and unique ids', (_, drawing) => {
  const markup = drawing.body(id);
  expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
  for (const [, ink] of markup.matchAll(/var\((--s-[\w-]+)/g)) expect(definedInks).toContain(ink);
  for (const [, elementId] of markup.matchAll(/\bid="([^"]*)"/g))
    expect(elementId).toMatch(/^prefix\b/);
});
