import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cloudsByHour } from '@/content/clouds/summaries';
import { studyList } from '@/content/studies/list';
import { contrast, pickTheme } from '../support/colours';

const text = { light: '#12203b', dark: '#fff1d6' } as const;
const darkIntro = '#d5def2';

const clouds = readSkies('cloud', 'data-cloud');
const studies = readSkies('case-study', 'data-study');

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(cloudsByHour.map(({ id, timeOfDay }) => [id, timeOfDay.state] as const))(
    'text can be read on the sky of %s',
    (id, state) => {
      const rule = pickTheme(clouds(id), theme);
      const title = state === 'night' ? text.dark : text[theme];
      for (const stop of hexColours(rule, '--hero-sky')) {
        for (const colour of [title, ...hexColours(rule, '--hero-text')]) {
          expect(contrast(colour, stop)).toBeGreaterThan(4.5);
        }
      }
      for (const ground of hexColours(rule, '--next-ground')) {
        expect(contrast(title, ground)).toBeGreaterThan(4.5);
      }
    },
  );

  test.each(studyList.map(({ id }) => id))('text can be read on the sky of %s', (id) => {
    const rule = pickTheme(studies(id), theme);
    for (const stop of hexColours(rule, '--hero-sky')) {
      for (const colour of [text[theme], ...hexColours(rule, '--hero-text')]) {
        expect(contrast(colour, stop)).toBeGreaterThan(4.5);
      }
    }
  });
});

/** Reads the one rule of each key. */
function readSkies(page: string, attribute: string) {
  const file = join(import.meta.dirname, `../../src/pages/${page}/skies.module.css`);
  const css = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  return (key: string) => {
    const rules = [...css.matchAll(new RegExp(`${attribute}='${key}'\\] \\{([^}]*)\\}`, 'g'))];
    expect(rules).toHaveLength(1);
    return (rules[0]?.[1] ?? '').replaceAll('var(--text-hero)', darkIntro);
  };
}

/** The colours of a declaration; there must be one. */
function hexColours(rule: string, property: string): readonly string[] {
  const value = new RegExp(`${property}: ([^;]*);`).exec(rule)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  expect(colours).not.toEqual([]);
  return colours;
}
