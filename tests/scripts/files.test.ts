import { posix, win32 } from 'node:path';
import { listFiles, relativePosix, toPosix } from '@scripts/files';
import { expect, test } from 'vitest';

// Vite writes its root and the ids of modules with forward slashes on every system
test.each([
  [win32, 'C:/site', 'C:/site/src/pages/cloud/CloudPage.tsx'],
  [win32, 'C:\\site', 'c:\\site\\src\\pages\\cloud\\CloudPage.tsx'],
  [win32, 'D:/a/site/site', 'D:/a/site/site/src/pages/cloud/CloudPage.tsx'],
  [posix, '/site', '/site/src/pages/cloud/CloudPage.tsx'],
])('on every system a module has one name: %#', (system, root, id) => {
  expect(relativePosix(root, id, system)).toBe('src/pages/cloud/CloudPage.tsx');
});

test('on Windows a path has forward slashes; elsewhere a backslash is a letter of a name', () => {
  expect(toPosix('src\\art\\sky.css', win32)).toBe('src/art/sky.css');
  expect(toPosix('src/a\\b.css', posix)).toBe('src/a\\b.css');
});

test('files are listed with forward slashes', () => {
  expect(listFiles('src')).toContain('config/paths.ts');
});
