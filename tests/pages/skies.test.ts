// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cloudsByHour } from '@/content/clouds/summaries';
import { studyList } from '@/content/studies/list';

const dayText = '#12203b';
const nightText = '#fff1d6';

/** Each key has its rule three times: by day, by the system's night and by the visitor's night. */
const modes = ['day', 'system night', 'chosen night'] as const;

const clouds = readSkies('cloud', 'data-cloud');
const studies = readSkies('case-study', 'data-study');

describe.each(modes.map((mode, index) => [mode, index] as const))('%s', (mode, index) => {
  test.each(cloudsByHour.map(({ id, timeOfDay }) => [id, timeOfDay.state] as const))(
    'text can be read on the sky of %s',
    (id, state) => {
      const rule = clouds.rule(id, index);
      const isDark = mode !== 'day' || state === 'night';
      const text = isDark ? nightText : dayText;
      const lead = mode === 'day' ? hexes(rule, '--hero-text') : ['#d5def2'];
      for (const stop of hexes(rule, '--hero-sky')) {
        for (const colour of [text, ...lead]) expect(contrast(colour, stop)).toBeGreaterThan(4.5);
      }
      for (const ground of hexes(rule, '--next-ground')) {
        expect(contrast(text, ground)).toBeGreaterThan(4.5);
      }
    },
  );

  test.each(studyList.map(({ id }) => id))('text can be read on the sky of %s', (id) => {
    const rule = studies.rule(id, index);
    const lead = mode === 'day' ? hexes(rule, '--hero-text') : ['#d5def2'];
    for (const stop of hexes(rule, '--hero-sky')) {
      for (const colour of [mode === 'day' ? dayText : nightText, ...lead]) {
        expect(contrast(colour, stop)).toBeGreaterThan(4.5);
      }
    }
  });
});

test('the two nights are the same', () => {
  for (const { id } of cloudsByHour) expect(clouds.rule(id, 1)).toBe(clouds.rule(id, 2));
  for (const { id } of studyList) expect(studies.rule(id, 1)).toBe(studies.rule(id, 2));
});

function readSkies(page: string, attribute: string) {
  const file = join(import.meta.dirname, `../../src/pages/${page}/skies.module.css`);
  const css = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
  return {
    rule: (key: string, index: number) => {
      const found = [...css.matchAll(new RegExp(`${attribute}='${key}'\\] \\{([^}]*)\\}`, 'g'))];
      expect(found).toHaveLength(modes.length);
      return found[index]?.[1] ?? '';
    },
  };
}

/** The colours of a declaration; there must be one. */
function hexes(rule: string, property: string): readonly string[] {
  const value = new RegExp(`${property}: ([^;]*);`).exec(rule)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  expect(colours).not.toEqual([]);
  return colours;
}

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
