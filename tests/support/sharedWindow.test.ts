import { expect, test, vi } from 'vitest';
import { watchWindow } from './sharedWindow';

/** A module of the site with a state. */
const importStore = async () => (await import('@/features/motion/motion')).isPlaying;

test('a file that has ended leaves no property, element, entry or module behind', async () => {
  const { matchMedia } = window;
  const store = await importStore();
  const undo = watchWindow();
  vi.stubGlobal('Notification', vi.fn());
  window.matchMedia = () => matchMedia('print');
  Object.assign(window, { dataLayer: [] });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  Element.prototype.setPointerCapture = () => undefined;
  document.documentElement.dataset['motion'] = 'paused';
  document.title = 'A title';
  document.body.append(document.createElement('dialog'));
  document.cookie = 'cookieConsent=all; Path=/';
  localStorage.setItem('theme', 'dark');
  history.pushState(null, '', '/career#apply');
  undo();
  expect('Notification' in window).toBe(false);
  expect(window.matchMedia).toBe(matchMedia);
  expect('dataLayer' in window).toBe(false);
  expect('globalPrivacyControl' in navigator).toBe(false);
  expect('setPointerCapture' in Element.prototype).toBe(false);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
  expect(location.href).toBe('http://localhost:3000/');
  expect(await importStore()).not.toBe(store);
});

test('no timer and no listener of a file outlives it', async () => {
  const undo = watchWindow();
  const listener = vi.fn();
  const targets = [window, document, document.documentElement, document.head, document.body];
  for (const target of targets) target.addEventListener('pageshow', listener);
  for (const target of targets) target.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledTimes(targets.length);
  const late = vi.fn();
  const started = vi.fn();
  setTimeout(late);
  setInterval(late);
  undo();
  setTimeout(started);
  for (const target of targets) target.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  expect(listener).toHaveBeenCalledTimes(targets.length);
  expect(late).not.toHaveBeenCalled();
});

test('a frame of a file does not outlive it, and the frames of the next file come', async () => {
  const undo = watchWindow();
  const late = vi.fn();
  requestAnimationFrame(late);
  undo();
  const next = vi.fn();
  requestAnimationFrame(next);
  await vi.waitFor(() => expect(next).toHaveBeenCalled());
  expect(late).not.toHaveBeenCalled();
});
