import { expect, test, vi } from 'vitest';
import { layOutDeferred } from '@/hydration/deferLayout';

test('does nothing if the document is gone at its turn', async () => {
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
