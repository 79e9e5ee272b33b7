import { expect, test, vi } from 'vitest';
import { browserCookies, countInCookie } from '@/lib/cookieJar';

test('a cookie is written for the whole site, with its lifetime and SameSite=Lax', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  const before = Date.now();
  browserCookies.set({ name: 'cookieConsent', lifetime: 365 }, 'all');
  const [name, ...attributes] = write.mock.calls[0]?.[0].split('; ') ?? [];
  expect(name).toBe('cookieConsent=all');
  expect(attributes).toContain('path=/');
  expect(attributes).toContain('sameSite=Lax');
  expect(attributes).not.toContain('secure');
  const expires = attributes.find((text) => text.startsWith('expires='))?.slice(8) ?? '';
  expect((Date.parse(expires) - before) / 86_400_000).toBeCloseTo(365, 3);
  expect(browserCookies.getAll()).toEqual({ cookieConsent: 'all' });
  browserCookies.remove('cookieConsent');
  expect(browserCookies.getAll()).toEqual({});
});

test('on https it is sent over https only', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  const write = vi.spyOn(document, 'cookie', 'set');
  browserCookies.set({ name: 'counter', lifetime: 365 }, '1');
  vi.unstubAllGlobals();
  expect(write.mock.calls[0]?.[0].split('; ')).toContain('secure');
});

test('all values of a name are read, also one that is malformed, and none of another name', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; ab=2; a=%E0%A4%A; a=%7B%22b%22%3A1%7D');
  expect(browserCookies.getValues('a')).toEqual(['1', '', '{"b":1}']);
});

test('a cookie is removed from every path and domain that the page can name', () => {
  vi.stubGlobal('location', { pathname: '/cloud/sales', hostname: 'www.example.co' });
  document.cookie = 'a=1';
  const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  browserCookies.remove('a');
  vi.unstubAllGlobals();
  const written = write.mock.calls.map(([text]) => text);
  for (const path of ['/', '/cloud', '/cloud/', '/cloud/sales']) {
    for (const domain of ['', '; domain=example.co', '; domain=www.example.co']) {
      const isRemoved = (text: string) =>
        text.includes(`path=${path};`) && (domain === '' || text.includes(domain));
      expect(written.filter(isRemoved), path + domain).not.toEqual([]);
    }
  }
});

test('of a cookie that is not there nothing is written, and of one that is gone nothing more', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  document.cookie = 'abc=1; path=/';
  write.mockClear();
  for (const name of ['username', 'ab', 'abcd', '']) browserCookies.remove(name);
  expect(write).not.toHaveBeenCalled();
  browserCookies.remove('abc');
  expect(write).toHaveBeenCalledOnce();
});

test('counts from one, and starts again after a value that is no count', () => {
  const counter = { name: 'counter', lifetime: 7 };
  const value = () => browserCookies.getAll()['counter'];
  countInCookie(browserCookies, counter);
  countInCookie(browserCookies, counter);
  expect(value()).toBe('2');
  browserCookies.set({ name: 'counter', lifetime: 7 }, 'many');
  countInCookie(browserCookies, counter);
  expect(value()).toBe('1');
});
