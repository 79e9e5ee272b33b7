import { expect, test, vi } from 'vitest';
import { layOutDeferred } from '@/hydration/deferLayout';

test('asks nothing of a document whose page is gone when the turn comes', async () => {
  const page = new AbortController();
  const query = vi.spyOn(document, 'querySelectorAll');
  let startTurn: () => void = () => undefined;
  const done = layOutDeferred(
    () =>
      new Promise<void>((resolve) => {
        startTurn = resolve;
      }),
    page.signal,
  );
  page.abort();
  startTurn();
  await done;
  expect(query).not.toHaveBeenCalled();
});
