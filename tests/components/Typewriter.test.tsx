import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Typewriter } from '@/components/Typewriter/Typewriter';
import { trackOpenDialog } from '@/lib/pageVisibility';

const prefix = 'Outlook:';
const phrases = ['sun', 'rain later', 'fog'];
const frame = 16;

let frameRequests = 0;
let frameCancels = 0;

/** The library keeps the frame clock of its import, so that clock must not change. */
beforeAll(() => {
  vi.useFakeTimers();
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => {
    frameRequests += 1;
    return requestAnimationFrame(callback);
  };
  window.cancelAnimationFrame = (request) => {
    frameCancels += 1;
    cancelAnimationFrame(request);
  };
});

afterAll(() => {
  vi.useRealTimers();
});

test('while paused it shows the whole first phrase', async () => {
  render(<Typewriter prefix={prefix} phrases={phrases} playing={false} />);
  await pass(10_000);
  expect(shown()).toBe('Outlook: sun');
});

test('it deletes, types and waits with the times of the specification, and loops', async () => {
  await start();
  const changes = await watch(20_000);

  const seen = changes.map(({ text }) => text);
  const cycle = [...deleting('sun'), ...typing('rain later'), ...deleting('rain later')];
  const whole = [...cycle, ...typing('fog'), ...deleting('fog'), ...typing('sun')];
  expect(seen.slice(0, whole.length + 3)).toEqual([...whole, ...deleting('sun')]);

  for (const [index, { text, time }] of changes.entries()) {
    const before = changes[index - 1];
    if (!before) continue;
    const gap = time - before.time;
    if (text.length > before.text.length && before.text !== '') expect(gap).toSatisfy(about(120));
    else if (phrases.includes(before.text)) expect(gap).toBeGreaterThanOrEqual(2000);
    else if (text.length < before.text.length) expect(gap).toSatisfy(about(80));
  }
});

test('it starts with the whole first phrase, shown as long as every phrase', async () => {
  await start();
  await pass(1900);
  expect(shown()).toBe('Outlook: sun');
  await pass(600);
  expect(shown()).not.toBe('Outlook: sun');
});

test('screen readers get one constant sentence with every phrase', async () => {
  await start();
  const sentence = screen.getByText('Outlook: sun; rain later; fog.');
  await pass(5000);
  expect(sentence).toHaveTextContent('Outlook: sun; rain later; fog.');
  expect(sentence.closest('[aria-hidden]')).toBeNull();
  expect(line()).toHaveAttribute('aria-hidden', 'true');
});

test('pausing shows the whole first phrase at once, and playing restarts', async () => {
  const { rerender } = await start();
  await pass(4000);
  expect(shown()).not.toBe('Outlook: sun');

  rerender(<Typewriter prefix={prefix} phrases={phrases} playing={false} />);
  expect(shown()).toBe('Outlook: sun');
  await pass(10_000);
  expect(shown()).toBe('Outlook: sun');

  rerender(<Typewriter prefix={prefix} phrases={phrases} playing />);
  await loaded();
  const [first] = await watch(6000);
  expect(first?.text).toBe('su');
});

test('it cancels its requests for frames, and takes few steps that change nothing', async () => {
  await start();
  const [requestsBefore, cancelsBefore] = [frameRequests, frameCancels];
  const changes = await watch(20_000);
  const requests = frameRequests - requestsBefore;
  expect(frameCancels - cancelsBefore).toBe(requests);
  expect(changes.length).toBeGreaterThan(50);
  expect(requests).toBeGreaterThan(changes.length - 1);
  expect(requests).toBeLessThan(changes.length * 2.5);
});

test('a dialog over the page pauses it, and it continues from there', async () => {
  await start();
  await watch(4000);
  const text = shown();
  let untrackDialog: () => void = () => undefined;
  act(() => {
    untrackDialog = trackOpenDialog();
  });
  await pass(10_000);
  expect(shown()).toBe(text);
  expect(vi.getTimerCount()).toBe(0);
  act(() => untrackDialog());
  await loaded();
  const [next] = await watch(2500);
  expect(next?.text.length).not.toBe(0);
});

test('mounted twice it types once, and unmounting stops it', async () => {
  const { unmount } = await start({ strict: true });
  const changes = await watch(4000);
  expect(changes.map(({ text }) => text).slice(0, 4)).toEqual([...deleting('sun'), 'r']);
  unmount();
  await pass(100);
  expect(vi.getTimerCount()).toBe(0);
});

async function start({ strict = false } = {}) {
  const typewriter = <Typewriter prefix={prefix} phrases={phrases} playing />;
  const view = render(strict ? <StrictMode>{typewriter}</StrictMode> : typewriter);
  fireEvent.pointerDown(window);
  await loaded();
  return view;
}

async function loaded() {
  await act(async () => {
    await vi.dynamicImportSettled();
  });
}

async function pass(milliseconds: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

/** Records each text after the prefix, with its time. */
async function watch(milliseconds: number) {
  const changes: { text: string; time: number }[] = [];
  let last = shown();
  for (let time = 0; time < milliseconds; time += frame) {
    await pass(frame);
    const now = shown();
    if (now !== last) changes.push({ text: now.slice(prefix.length + 1), time });
    last = now;
  }
  return changes;
}

function line(): Element | null {
  return document.querySelector('p > [aria-hidden]');
}

function shown(): string {
  const copy = line()?.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error('There is no line.');
  copy.querySelectorAll('[hidden]').forEach((element) => element.remove());
  return copy.textContent;
}

function typing(phrase: string): readonly string[] {
  return Array.from(phrase, (_, index) => phrase.slice(0, index + 1));
}

function deleting(phrase: string): readonly string[] {
  return Array.from(phrase, (_, index) => phrase.slice(0, phrase.length - index - 1));
}

/** The text is read once a frame, so a change may be recorded one frame late. */
function about(delay: number) {
  return (gap: number) => gap > delay - frame && gap < delay + 2 * frame;
}
