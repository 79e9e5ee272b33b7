import { beforeEach, expect, test, vi } from 'vitest';
import { loadStatus, prefetchPage, watchMissingFiles } from '@/app/navigation/missingFile';

watchMissingFiles();

/** As Vite loads a chunk that is missing. */
function loadMissing() {
  dispatchEvent(new Event('vite:preloadError'));
  return Promise.reject(new Error('404'));
}

beforeEach(() => {
  loadStatus.set('idle');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('navigator', Object.assign(navigator, { userActivation: { isActive: true } }));
});

test('a page that is only prefetched fails in silence, after a click too', async () => {
  await prefetchPage(loadMissing);
  expect(loadStatus.get()).toBe('idle');
});

test('a stylesheet that did not load is requested again when the network is back', () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/page.css' });
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  expect(link.isConnected).toBe(true);
  dispatchEvent(new Event('online'));
  expect(link.isConnected).toBe(false);
  expect(document.head.querySelectorAll('link[href="/page.css"]')).toHaveLength(1);
});
