import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadWhenIdle } from '@/hydration/loadWhenIdle';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

/** Fails `times` times, then loads. */
function failingLoader(times: number) {
  let calls = 0;
  return vi.fn(() => {
    calls += 1;
    return calls > times ? Promise.resolve('loaded') : Promise.reject(new Error('404'));
  });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const emit = (type: string) => dispatchEvent(new Event(type));

test('it loads once, at the first interaction', async () => {
  const load = failingLoader(0);
  const loading = loadWhenIdle(load);
  emit('pointerdown');
  expect(await loading).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load stays pending, and is retried when the browser is online', async () => {
  const load = failingLoader(1);
  const loading = loadWhenIdle(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await nextTask();
  emit('online');
  expect(await loading).toBe('loaded');
});

test('it is retried when the visitor interacts, but not at once', async () => {
  const load = failingLoader(2);
  const loading = loadWhenIdle(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await nextTask();
  emit('keydown');
  await nextTask();
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  emit('pointerdown');
  await nextTask();
  expect(load).toHaveBeenCalledTimes(2);
  emit('online');
  expect(await loading).toBe('loaded');
});

describe('the code of a section', () => {
  let load: ReturnType<typeof failingLoader>;
  let loadSection: typeof loadWhenIdle;

  beforeEach(async () => {
    load = failingLoader(0);
    document.body.innerHTML =
      '<section id="needed"><input></section><section id="other"></section>';
    vi.stubGlobal('requestIdleCallback', () => undefined);
    // An interaction after the import would load all code, so the input is focused before.
    document.querySelector('input')?.focus();
    vi.resetModules();
    ({ loadWhenIdle: loadSection } = await import('@/hydration/loadWhenIdle'));
    return () => {
      history.replaceState(null, '', '/');
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
  });

  async function expectLoads(id: string, count: number) {
    void loadSection(load, `#${id}`);
    await nextTask();
    expect(load).toHaveBeenCalledTimes(count);
  }

  test('loads at once when the section has the focus', async () => {
    await expectLoads('other', 0);
    await expectLoads('needed', 1);
  });

  test('loads at once when the hash names the section', async () => {
    document.querySelector('input')?.blur();
    history.replaceState(null, '', '#needed');
    await expectLoads('other', 0);
    await expectLoads('needed', 1);
  });

  test('loads at once when a scrolled page shows the section', async () => {
    document.querySelector('input')?.blur();
    for (const [id, top] of [
      ['needed', 100],
      ['other', -900],
    ] as const) {
      const section = document.getElementById(id);
      if (section) section.getBoundingClientRect = () => new DOMRect(0, top, 400, 300);
    }
    await expectLoads('needed', 0);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
    await expectLoads('other', 0);
    await expectLoads('needed', 1);
  });
});
