import { expect, test } from 'vitest';
import { returnPath } from '@/pages/account/useMailAction';

const site = 'https://www.example.com';
const search = (target: string) => `?${new URLSearchParams({ continueUrl: target }).toString()}`;

test('a page of the site is returned as its path', () => {
  expect(returnPath(search(`${site}/career?job=x#apply`), site)).toBe('/career?job=x#apply');
});

test.each([
  '',
  '/career',
  'javascript:alert(1)',
  'https://evil.example/',
  'https://www.example.com.evil.example/',
  'https://www.example.com@evil.example/',
  '//evil.example',
])('%j is no page of the site', (target) => {
  expect(returnPath(search(target), site)).toBeNull();
});
