import { expect, test, vi } from 'vitest';
import { layOutDeferred } from '@/hydration/deferLayout';

test('does nothing if the page was left before the browser is idle', async () => {
  const page = new AbortController();
  const query = vi.spyOn(document, 'querySelectorAll');
  let becomeIdle: () => void = () => undefined;
  const done = layOutDeferred(
    () =>
      new Promise<void>((resolve) => {
        becomeIdle = resolve;
      }),
    page.signal,
  );
  page.abort();
  becomeIdle();
  await done;
  expect(query).not.toHaveBeenCalled();
});
