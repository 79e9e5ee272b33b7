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
});

const requested = () =>
  [...document.head.children].map((element) =>
    element instanceof HTMLScriptElement
      ? `${element.type} ${element.getAttribute('src')}`
      : `${element.getAttribute('rel')} ${element.getAttribute('href')}`,
  );

test.each([
  ['after the first paint', () => reportPaint()],
  [
    'of a hidden page, which is not painted, after load',
    () => void dispatchEvent(new Event('load')),
  ],
])('the code is requested once, %s', (_, happen) => {
  bootstrap(['/entry.js', '/page.js']);
  vi.runAllTimers();
  expect(requested()).toEqual([]);
  happen();
  happen();
  vi.runAllTimers();
  expect(requested()).toEqual(['module /entry.js', 'modulepreload /page.js']);
});
