import { expect, test } from 'vitest';
import { canonicalPath } from '@/app/routes';

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/security.html', '/security'],
  ['/security/', '/security'],
  ['/security/index.html', '/security'],
  ['/Security', '/security'],
  ['//security', '/security'],
  ['//', '/'],
  ['/CloudSolution/salescloud.html', '/cloudsolution/Salescloud'],
  ['/)', '/'],
  ['/\ud83d\u0000', '/'],
  ['/security).', '/security'],
  ['/security%E2%80%8B', '/security'],
  ['/privacy%2Dpolicy', '/privacy-policy'],
])('%s leads to %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  '/',
  '/security',
  '/cloudsolution/Salescloud',
  '/no-such-page',
  '/404.html',
  '/security.txt',
  '//other.example',
  '/%E0%A4%A',
])('"%s" is canonical or unknown', (path) => {
  expect(canonicalPath(path)).toBeNull();
});

test('a very long path is compared in linear time: a square of it would take hours', () => {
  expect(canonicalPath(`${'/'.repeat(20_000_000)}x`)).toBeNull();
});
