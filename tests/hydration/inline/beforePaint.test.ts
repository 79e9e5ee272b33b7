import { beforeEach, expect, test, vi } from 'vitest';
import { motionStorageKey, sessionStorageKey, themeStorageKey } from '@/config/storageKeys';
import { cacheSession } from '@/features/auth/cachedSession';
import { signedIn } from '@/features/auth/session';
import { beforePaint } from '@/hydration/inline/beforePaint';

const root = document.documentElement;

const loadFont = vi.fn<(font: string) => Promise<unknown>>();

beforeEach(() => {
  loadFont.mockReset().mockResolvedValue([]);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: loadFont } });
  document.head.innerHTML = `
    <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)">
    <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)">`;
  return () => {
    for (const name of ['theme', 'session', 'motion']) root.removeAttribute(`data-${name}`);
    root.removeAttribute('style');
  };
});

const mediaOfBars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    // jsdom does not reflect the property
    (meta) => meta.media || meta.getAttribute('media'),
  );

test('the stand-ins load at once; a system without them is no error', async () => {
  loadFont.mockRejectedValue(new Error('not installed'));
  beforePaint();
  expect(loadFont.mock.calls.flat()).toEqual([
    '1em "Funnel Display Fallback"',
    '1em "Figtree Fallback"',
  ]);
  await new Promise((resolve) => setTimeout(resolve));
});

test('a stored theme applies to the page and to the browser’s bars', () => {
  localStorage.setItem(themeStorageKey, 'night');
  beforePaint();
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(mediaOfBars()).toEqual(['not all', 'all']);
});

test('without a stored theme the system decides', () => {
  localStorage.setItem(themeStorageKey, 'noon');
  beforePaint();
  expect(root).not.toHaveAttribute('data-theme');
  expect(mediaOfBars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('what the visitor has stopped stands still before the code is there', () => {
  sessionStorage.setItem(motionStorageKey, 'paused');
  beforePaint();
  expect(root).toHaveAttribute('data-motion', 'paused');
});

test('a cached user is named in the first paint', () => {
  cacheSession(signedIn('firebase', { email: 'priya@kaveri.example', displayName: null }));
  beforePaint();
  expect(root).toHaveAttribute('data-session');
  expect(root.style.getPropertyValue('--session-name')).toBe('"priya"');
  expect(root.style.getPropertyValue('--session-email')).toBe('"priya@kaveri.example"');
  expect(root.style.getPropertyValue('--session-initial')).toBe('"P"');
});

test('a cached user that the site would not have written is removed', () => {
  localStorage.setItem(sessionStorageKey, JSON.stringify({ name: '', email: '' }));
  beforePaint();
  expect(root).not.toHaveAttribute('data-session');
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
});
