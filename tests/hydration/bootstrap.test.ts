import { beforeEach, expect, test, vi } from 'vitest';
import { bootstrap } from '@/hydration/bootstrap';

let reportPaint: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = vi.fn();
      constructor(onPaint: () => void) {
        reportPaint = onPaint;
      }
    },
  );
  document.head.replaceChildren();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const start = () => bootstrap(['/entry.js', '/page.js']);

const requested = () =>
  [...document.head.children].map((element) =>
    element instanceof HTMLScriptElement
      ? `${element.type} ${element.getAttribute('src')}`
      : `${element.getAttribute('rel')} ${element.getAttribute('href')}`,
  );

const bothModules = ['module /entry.js', 'modulepreload /page.js'];

test('the code is requested once, after the first paint', () => {
  start();
  vi.runAllTimers();
  expect(requested()).toEqual([]);
  reportPaint();
  reportPaint();
  vi.runAllTimers();
  expect(requested()).toEqual(bothModules);
});

test('a hidden page, which is not painted, requests the code after load', () => {
  start();
  dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(requested()).toEqual(bothModules);
});
