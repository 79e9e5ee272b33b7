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
    form,
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
  window.hasCodeFailed = false;
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
  ['of a hydrated form', false],
  ['of a form whose code failed to load, as without JavaScript,', true],
])('a submit %s is not recorded', (_, isMissing) => {
  window.hasCodeFailed = isMissing;
  const { form, press } = openPage(complete);
  form.noValidate = !isMissing;
  press();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(window.preHydrationSubmit).toBeUndefined();
});

test('a form that is rendered later shows the browser’s own messages', () => {
  const { form } = openPage();
  delete form.dataset['replayed'];
  const invalid = new Event('invalid', { cancelable: true });
  form.querySelector('input')?.dispatchEvent(invalid);
  expect(invalid.defaultPrevented).toBe(false);
});

test('an early click on a button that ended a drag, and is cancelled for that, is not replayed', async () => {
  document.body.innerHTML = '<button type="button">Next</button>';
  const onClick = vi.fn();
  const button = document.querySelector('button');
  const click = new MouseEvent('click', { cancelable: true });
  button?.dispatchEvent(click);
  click.preventDefault();
  // the recorder takes only a visitor's own clicks, which a test cannot make
  window.preHydrationClick = click;
  button?.addEventListener('click', onClick);
  replayEvents();
  await nextTask();
  expect(onClick).not.toHaveBeenCalled();
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
