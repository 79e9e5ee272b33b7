import { beforeEach, expect, test, vi } from 'vitest';
import { cacheSession } from '@/features/auth/cachedSession';
import { signedIn } from '@/features/auth/session';
import { storedItems } from '@/lib/storageInventory';

const root = document.documentElement;

beforeEach(() => {
  vi.resetModules();
  for (const name of ['cached-user', 'motion']) root.removeAttribute(`data-${name}`);
  return () => root.removeAttribute('style');
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
