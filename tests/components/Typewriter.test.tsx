import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Typewriter } from '@/components/Typewriter/Typewriter';
import { trackOpenDialog } from '@/lib/pageVisibility';
import { advanceTimersAsync } from '../support/timers';

const prefix = 'Outlook:';
const phrases = ['sun', 'rain later', 'fog'];
const frameMs = 16;

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

const typewriter = (isMotionOn = true) => (
  <Typewriter prefix={prefix} phrases={phrases} isMotionOn={isMotionOn} />
);

test('it deletes, types and waits as long as SPEC section 9 says, loops, and wastes few frames', async () => {
  await start();
  const [requestsBefore, cancelsBefore] = [frameRequests, frameCancels];
  const changes = await recordChanges(20_000);

  const seen = changes.map(({ text }) => text);
  const cycle = [...deleting('sun'), ...typing('rain later'), ...deleting('rain later')];
  const fullCycle = [...cycle, ...typing('fog'), ...deleting('fog'), ...typing('sun')];
  expect(seen.slice(0, fullCycle.length + 3)).toEqual([...fullCycle, ...deleting('sun')]);

  for (const [index, { text, time }] of changes.entries()) {
    const previous = changes[index - 1] ?? { text: 'sun', time: 0 };
    const gap = time - previous.time;
    if (phrases.includes(previous.text)) expect(gap).toBeGreaterThanOrEqual(1900);
    else if (text.length < previous.text.length) expect(gap).toSatisfy(isAbout(80));
    else if (previous.text !== '') expect(gap).toSatisfy(isAbout(120));
  }

  const requests = frameRequests - requestsBefore;
  expect(frameCancels - cancelsBefore).toBe(requests);
  expect(requests).toBeLessThan(changes.length * 2.5);
});

test('screen readers get one constant sentence with every phrase', async () => {
  await start();
  const sentence = screen.getByText('Outlook: sun; rain later; fog.');
  await advanceTimersAsync(5000);
  expect(sentence).toHaveTextContent('Outlook: sun; rain later; fog.');
  expect(sentence.closest('[aria-hidden]')).toBeNull();
  expect(visibleLine()).toHaveAttribute('aria-hidden', 'true');
});

test('pausing shows the whole first phrase at once, and playing restarts', async () => {
  const { rerender } = await start();
  await advanceTimersAsync(4000);
  expect(visibleText()).not.toBe('Outlook: sun');

  rerender(typewriter(false));
  expect(visibleText()).toBe('Outlook: sun');
  await advanceTimersAsync(10_000);
  expect(visibleText()).toBe('Outlook: sun');

  rerender(typewriter());
  await codeLoaded();
  const [first] = await recordChanges(6000);
  expect(first?.text).toBe('su');
});

test('a dialog over the page pauses it, and it continues from there', async () => {
  await start();
  await recordChanges(4000);
  const text = visibleText();
  let untrackDialog: () => void = () => undefined;
  act(() => {
    untrackDialog = trackOpenDialog();
  });
  await advanceTimersAsync(10_000);
  expect(visibleText()).toBe(text);
  expect(vi.getTimerCount()).toBe(0);
  act(() => untrackDialog());
  await codeLoaded();
  const [next] = await recordChanges(2500);
  expect(next?.text.length).not.toBe(0);
});

test('mounted twice it types once, and unmounting stops it', async () => {
  const { unmount } = await start(<StrictMode>{typewriter()}</StrictMode>);
  const changes = await recordChanges(4000);
  expect(changes.map(({ text }) => text).slice(0, 4)).toEqual([...deleting('sun'), 'r']);
  unmount();
  await advanceTimersAsync(100);
  expect(vi.getTimerCount()).toBe(0);
});

async function start(part = typewriter()) {
  const view = render(part);
  fireEvent.pointerDown(window);
  await codeLoaded();
  return view;
}

async function codeLoaded() {
  await act(() => vi.dynamicImportSettled());
}

/** Records each text after the prefix, with its time. */
async function recordChanges(milliseconds: number) {
  const changes: { text: string; time: number }[] = [];
  let last = visibleText();
  for (let time = 0; time < milliseconds; time += frameMs) {
    await advanceTimersAsync(frameMs);
    const now = visibleText();
    if (now !== last) changes.push({ text: now.slice(prefix.length + 1), time });
    last = now;
  }
  return changes;
}

function visibleLine(): Element | null {
  return document.querySelector('p > [aria-hidden]');
}

function visibleText(): string {
  const copy = visibleLine()?.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error('There is no line.');
  copy.querySelectorAll('[hidden]').forEach((element) => element.remove());
  return copy.textContent;
}

function typing(phrase: string): readonly string[] {
  return Array.from(phrase, (_, index) => phrase.slice(0, index + 1));
}

function deleting(phrase: string): readonly string[] {
  return typing(phrase).toReversed().slice(1).concat('');
}

/** The text is read once a frame, so a change may be recorded one frame late. */
function isAbout(delay: number) {
  return (gap: number) => gap > delay - frameMs && gap < delay + 2 * frameMs;
}
