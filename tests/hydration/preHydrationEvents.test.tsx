import { expect, test, vi } from 'vitest';
import { replayEvents } from '@/hydration/preHydrationEvents';

test.each([
  [8000, 1],
  [8001, 0],
])('an early click is replayed after %s ms: %s times', async (delayMs, count) => {
  document.body.innerHTML = '<button type="button">Next</button>';
  const onClick = vi.fn();
  const button = document.querySelector('button');
  const click = new MouseEvent('click');
  button?.dispatchEvent(click);
  // the recorder takes only a visitor's own clicks, which a test cannot make
  window.preHydrationClick = click;
  button?.addEventListener('click', onClick);
  vi.spyOn(performance, 'now').mockReturnValue(click.timeStamp + delayMs);
  replayEvents();
  await new Promise((resolve) => setTimeout(resolve));
  window.preHydrationClick = undefined;
  expect(onClick).toHaveBeenCalledTimes(count);
});
