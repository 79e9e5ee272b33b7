import { expect, test, vi } from 'vitest';
import { storedItems } from '@/content/storedItems';

test('motion that the visitor paused is paused before hydration', async () => {
  vi.resetModules();
  sessionStorage.setItem(storedItems.motion.name, 'paused');
  await import('@/entry-inline');
  expect(document.documentElement).toHaveAttribute('data-motion', 'paused');
});
