import { beforeEach, expect, test, vi } from 'vitest';
import { cacheSession } from '@/features/auth/cachedSession';
import { signedIn } from '@/features/auth/session';
import { storedItems } from '@/lib/storageInventory';

const root = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = `
    <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)">
    <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)">`;
  return () => {
    for (const name of ['theme', 'cached-user', 'motion']) root.removeAttribute(`data-${name}`);
    root.removeAttribute('style');
  };
});

const mediaOfBars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    // jsdom does not reflect the property
    (meta) => meta.media || meta.getAttribute('media'),
  );

test('a stored theme applies to the page and to the browser’s bars', async () => {
  localStorage.setItem(storedItems.theme.name, 'night');
  await import('@/entry-inline');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(mediaOfBars()).toEqual(['not all', 'all']);
});

test('without a stored theme the system decides', async () => {
  localStorage.setItem(storedItems.theme.name, 'noon');
  await import('@/entry-inline');
  expect(root).not.toHaveAttribute('data-theme');
  expect(mediaOfBars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('motion that the visitor paused is paused before hydration', async () => {
  sessionStorage.setItem(storedItems.motion.name, 'paused');
  await import('@/entry-inline');
  expect(root).toHaveAttribute('data-motion', 'paused');
});

test('a cached user is named in the first paint', async () => {
  cacheSession(signedIn('firebase', { email: 'priya@kaveri.example', displayName: null }));
  await import('@/entry-inline');
  expect(root).toHaveAttribute('data-cached-user');
  expect(root.style.getPropertyValue('--cached-user-name')).toBe('"priya"');
  expect(root.style.getPropertyValue('--cached-user-email')).toBe('"priya@kaveri.example"');
  expect(root.style.getPropertyValue('--cached-user-initial')).toBe('"P"');
});

test('a cached user that the site would not have written is removed', async () => {
  localStorage.setItem(storedItems.session.name, JSON.stringify({ name: '', email: '' }));
  await import('@/entry-inline');
  expect(root).not.toHaveAttribute('data-cached-user');
  expect(localStorage.getItem(storedItems.session.name)).toBeNull();
});
