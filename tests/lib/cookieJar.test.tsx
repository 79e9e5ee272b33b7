import { expect, test, vi } from 'vitest';
import { browserCookies } from '@/lib/cookieJar';

test('a cookie is written for the whole site, with its lifetime and SameSite=Lax', () => {
  const write = vi.spyOn(document, 'cookie', 'set');
  const before = Date.now();
  browserCookies.set('cookieConsent', 'all', 365);
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
  browserCookies.set('counter', '1', 365);
  vi.unstubAllGlobals();
  expect(write.mock.calls[0]?.[0].split('; ')).toContain('secure');
});
