import { expect, test } from 'vitest';
import { createShortener } from '../../../scripts/vite/shortCustomProperties';

const names = Array.from({ length: 400 }, (_, index) => `--part-${index}`);
const shorten = createShortener([`:root { ${names.map((name) => `${name}: 0;`).join(' ')} }`]);

test('gives each custom property a unique, constant short name', () => {
  const short = names.map(shorten);
  expect(new Set(short).size).toBe(400);
  for (const name of short) expect(name).toMatch(/^--[b-zB-Z]{1,2}$/);
  expect(names.map(shorten)).toEqual(short);
});

test('the name is the same where it is set, read and written by a script', () => {
  const name = shorten('--part-7');
  expect(shorten('--part-7:1px')).toBe(`${name}:1px`);
  expect(shorten('var(--part-7,var(--part-7))')).toBe(`var(${name},var(${name}))`);
  expect(shorten(`style.setProperty('--part-7', value)`)).toBe(
    `style.setProperty('${name}', value)`,
  );
});

test('does not change text that only resembles a custom property of the site', () => {
  for (const text of ['block--part-7', 'var(--part-7-b)', 'var(--part)', '--part_7', 'part-7']) {
    expect(shorten(text)).toBe(text);
  }
});
