import { beforeEach, expect, test, vi } from 'vitest';
import { recordEvents, replayEvents } from '@/hydration/preHydrationEvents';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const onSubmit = vi.fn((event: Event) => event.preventDefault());

recordEvents();

/** A prerendered page with one form, whose early events are recorded. */
function openPage(email = '') {
  document.body.innerHTML = `<form data-replayed><input name="email" value="${email}" required><button type="submit">Send</button></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('The page has no form.');
  form.addEventListener('submit', onSubmit);
  return {
    press: () => form.querySelector('button')?.click(),
    hydrate: async () => {
      form.noValidate = true;
      replayEvents();
      await nextTask();
    },
  };
}

const complete = 'priya@kaveri.example';

beforeEach(() => {
  onSubmit.mockClear();
  window.preHydrationSubmit = window.preHydrationClick = undefined;
});

test.each([
  ['an incomplete', ''],
  ['a complete', complete],
])('%s form that is submitted early is submitted once, when it hydrates', async (_, email) => {
  const { press, hydrate } = openPage(email);
  press();
  onSubmit.mockClear();
  replayEvents();
  await nextTask();
  expect(onSubmit).not.toHaveBeenCalled();
  await hydrate();
  await hydrate();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test.each([
  [8000, 1],
  [8001, 0],
])('an early click is replayed after %s ms: %s times', async (delayMs, count) => {
  document.body.innerHTML = '<button type="button">Next</button>';
  const onClick = vi.fn();
  const button = document.querySelector('button');
  const click = new MouseEvent('click');
  button?.dispatchEvent(click);
  window.preHydrationClick = click;
  button?.addEventListener('click', onClick);
  vi.spyOn(performance, 'now').mockReturnValue(click.timeStamp + delayMs);
  replayEvents();
  await nextTask();
  expect(onClick).toHaveBeenCalledTimes(count);
});
