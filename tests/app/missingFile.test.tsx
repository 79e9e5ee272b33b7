import { beforeEach, expect, test, vi } from 'vitest';
import { loadStatus, prefetchPage, watchMissingFiles } from '@/app/errors/missingFile';

watchMissingFiles();

/** As Vite loads a chunk that is missing. */
function loadMissing() {
  const payload = new Error('404');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return Promise.reject(payload);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  loadStatus.set('idle');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('navigator', Object.assign(navigator, { userActivation: { isActive: true } }));
});

test('a page that is only prefetched fails in silence, after a click too', async () => {
  await prefetchPage(loadMissing);
  await nextTask();
  expect(loadStatus.get()).toBe('idle');
});

test('a dialog whose code fails says so while a page is prefetched', async () => {
  const prefetched = prefetchPage(() => new Promise((resolve) => setTimeout(resolve, 0)));
  await loadMissing().catch(() => undefined);
  await prefetched;
  await nextTask();
  expect(loadStatus.get()).toBe('failed');
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
