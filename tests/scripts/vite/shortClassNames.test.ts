import { expect, test } from 'vitest';
import { createScopedName } from '../../../scripts/vite/shortClassNames';

const files = Array.from({ length: 120 }, (_, index) => `/src/Part${index}.module.css`);

test('gives each class of each stylesheet a unique, constant name', () => {
  const nameOf = createScopedName(files);
  const read = () =>
    files.flatMap((file) => ['root', 'title', 'text'].map((name) => nameOf(name, file)));
  const names = read();
  expect(new Set(names).size).toBe(360);
  expect(read()).toEqual(names);
});

test('a name begins with an underscore and spells no "ad", which ad blockers hide', () => {
  const nameOf = createScopedName(files);
  for (const file of files) expect(nameOf('root', file)).toMatch(/^_[b-zB-Z]{1,2}\d+$/);
});

test('throws an error that names an unknown stylesheet', () => {
  expect(() => createScopedName(files)('root', '/src/New.module.css')).toThrow(
    '/src/New.module.css',
  );
});
