import { beforeEach, expect, test, vi } from 'vitest';
import { storedItems } from '@/lib/storageInventory';

const root = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = `
    <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)">
    <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)">`;
  return () => root.removeAttribute('data-theme');
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
