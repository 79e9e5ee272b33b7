import { beforeEach, expect, test, vi } from 'vitest';
import { loadWhenIdle } from '@/hydration/loadWhenIdle';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

/** Fails as often as told, then loads. */
function loaderFailing(times: number) {
  let calls = 0;
  return vi.fn(() => {
    calls += 1;
    return calls > times ? Promise.resolve('loaded') : Promise.reject(new Error('404'));
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const act = (type: string) => dispatchEvent(new Event(type));

test('it loads at the first sign of use, once', async () => {
  const load = loaderFailing(0);
  const loading = loadWhenIdle(load);
  act('pointerdown');
  expect(await loading).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load stays pending, and is tried again when the browser is online', async () => {
  const load = loaderFailing(1);
  const loading = loadWhenIdle(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await settle();
  act('online');
  expect(await loading).toBe('loaded');
});

test('it is tried again when the visitor acts, but not at once', async () => {
  const load = loaderFailing(2);
  const loading = loadWhenIdle(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await settle();
  act('keydown');
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  act('pointerdown');
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  act('online');
  expect(await loading).toBe('loaded');
});

/** A prerendered section with a field, and a loader of its code that never has an idle turn. */
function section() {
  vi.stubGlobal('requestIdleCallback', () => undefined);
  document.body.innerHTML = '<section id="wanted"><input></section><section id="other"></section>';
  const load = loaderFailing(0);
  const start = (id: string) => void loadWhenIdle(load, `#${id}`);
  return { load, start, input: document.querySelector('input') };
}

test('the code of a section loads at once when the visitor points at it or focuses it', async () => {
  for (const type of ['pointerover', 'focusin', 'keydown', 'touchstart', 'pointerdown']) {
    const { load, start, input } = section();
    start('wanted');
    document.getElementById('other')?.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(load).not.toHaveBeenCalled();
    input?.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
  }
  vi.unstubAllGlobals();
});

test('the code of a section loads at once when it has the focus already, or the hash names it', async () => {
  const focused = section();
  focused.input?.focus();
  focused.start('other');
  await settle();
  expect(focused.load).not.toHaveBeenCalled();
  focused.start('wanted');
  await settle();
  expect(focused.load).toHaveBeenCalledTimes(1);

  const named = section();
  history.replaceState(null, '', '#other');
  named.start('other');
  await settle();
  expect(named.load).toHaveBeenCalledTimes(1);
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test('a turn that comes when the window is gone asks nothing of it', async () => {
  const { load } = section();
  let startTurn: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (turn: () => void) => {
    startTurn = turn;
  });
  // the queue of the tests above waits for a turn that never comes
  vi.resetModules();
  const { loadWhenIdle: loadWhenNextIdle } = await import('@/hydration/loadWhenIdle');
  void loadWhenNextIdle(load, '#wanted');
  act('pointerdown');
  await settle();
  for (const name of ['document', 'location', 'innerHeight']) vi.stubGlobal(name, undefined);
  startTurn();
  await settle();
  vi.unstubAllGlobals();
  expect(load).toHaveBeenCalledTimes(1);
});
