import { expect, test } from 'vitest';
import { returnPath } from '../useMailAction';

const site = 'https://www.example.com';

test('a page of the site is returned as its path', () => {
  expect(returnPath(`${site}/career?job=x#apply`, site)).toBe('/career?job=x#apply');
});

test.each([
  '',
  '/career',
  'javascript:alert(1)',
  'https://evil.example/',
  'https://www.example.com.evil.example/',
  'https://www.example.com@evil.example/',
  '//evil.example',
  'https://www.example.com//evil.example/login',
  'https://www.example.com/\\evil.example',
  'https://www.example.com/.//evil.example',
])('%j is no page of the site', (target) => {
  expect(returnPath(target, site)).toBeNull();
});
