import { beforeEach, expect, test, vi } from 'vitest';
import { recordEvents, replayEvents } from '@/hydration/preHydrationEvents';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const onSubmit = vi.fn((event: Event) => event.preventDefault());

recordEvents();

/** A prerendered page with one form, whose early events are recorded. */
function openPage() {
  document.body.innerHTML =
    '<form data-replayed><input name="email" required><button>Send</button></form>';
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

beforeEach(() => {
  onSubmit.mockClear();
  window.preHydrationSubmit = undefined;
  window.preHydrationClick = undefined;
  window.hasCodeFailed = false;
});

test('an incomplete form that is submitted early is submitted once it has hydrated', async () => {
  const { press, hydrate } = openPage();
  press();
  expect(onSubmit).not.toHaveBeenCalled();
  await hydrate();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await hydrate();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a complete form that is submitted early is not sent before it has hydrated', async () => {
  const { form, press, hydrate } = openPage();
  const input = form.querySelector('input');
  if (input) input.value = 'priya@kaveri.example';
  let isDefault = true;
  form.addEventListener('submit', (event) => (isDefault = !event.defaultPrevented), { once: true });
  onSubmit.mockImplementationOnce(() => undefined);
  press();
  expect(isDefault).toBe(false);
  await hydrate();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a form that has not hydrated waits when another boundary hydrates', async () => {
  const { press, hydrate } = openPage();
  press();
  replayEvents();
  await nextTask();
  expect(onSubmit).not.toHaveBeenCalled();
  await hydrate();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a submit of a hydrated form is not recorded', () => {
  const { form, press } = openPage();
  form.noValidate = true;
  press();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(window.preHydrationSubmit).toBeUndefined();
});

test('a form whose code failed to load is sent as without JavaScript', () => {
  window.hasCodeFailed = true;
  const { press, form } = openPage();
  const input = form.querySelector('input');
  if (input) input.value = 'priya@kaveri.example';
  press();
  expect(window.preHydrationSubmit).toBeUndefined();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a form that is rendered later shows the browser’s own messages', () => {
  const { form } = openPage();
  delete form.dataset['replayed'];
  const invalid = new Event('invalid', { cancelable: true });
  form.querySelector('input')?.dispatchEvent(invalid);
  expect(invalid.defaultPrevented).toBe(false);
});

test.each([
  ['is replayed', false],
  ['that ended a drag, and is cancelled for that, is not replayed', true],
])('an early click on a button %s', async (_, isCancelled) => {
  document.body.innerHTML = '<button type="button">Next</button>';
  const onClick = vi.fn();
  const button = document.querySelector('button');
  const click = new MouseEvent('click', { cancelable: true });
  button?.dispatchEvent(click);
  if (isCancelled) click.preventDefault();
  // the recorder takes only a visitor's own clicks, which a test cannot make
  window.preHydrationClick = click;
  button?.addEventListener('click', onClick);
  replayEvents();
  await nextTask();
  expect(onClick).toHaveBeenCalledTimes(isCancelled ? 0 : 1);
});
