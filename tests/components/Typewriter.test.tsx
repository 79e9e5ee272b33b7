import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Typewriter } from '@/components/Typewriter/Typewriter';
import { trackOpenDialog } from '@/lib/pageVisibility';
import { advanceTimersAsync } from '../support/timers';

const prefix = 'Outlook:';
const phrases = ['sun', 'fog'];
const frameMs = 16;

beforeEach(() => {
  vi.useFakeTimers();
});

const typewriter = (isMotionOn = true) => (
  <Typewriter prefix={prefix} phrases={phrases} isMotionOn={isMotionOn} />
);

test('it deletes, types and waits for fixed times, in a loop, for eyes only', async () => {
  await start();
  const changes = await recordChanges(9000);
  const cycle = ['su', 's', '', 'f', 'fo', 'fog', 'fo', 'f', '', 's', 'su', 'sun', 'su'];
  expect(changes.map(({ text }) => text).slice(0, cycle.length)).toEqual(cycle);

  for (const [index, { text, time }] of changes.entries()) {
    const previous = changes[index - 1] ?? { text: 'sun', time: 0 };
    const gap = time - previous.time;
    if (phrases.includes(previous.text)) expect(gap).toBeGreaterThanOrEqual(1900);
    else if (text.length < previous.text.length) expect(gap).toSatisfy(isAbout(80));
    else if (previous.text !== '') expect(gap).toSatisfy(isAbout(120));
  }

  const sentence = screen.getByText('Outlook: sun; fog.');
  expect(sentence.closest('[aria-hidden]')).toBeNull();
  expect(visibleLine()).toHaveAttribute('aria-hidden', 'true');
});

test('pausing shows the whole first phrase, and playing restarts; a dialog only interrupts', async () => {
  const { rerender, unmount } = await start(<StrictMode>{typewriter()}</StrictMode>);
  await advanceTimersAsync(4000);
  rerender(<StrictMode>{typewriter(false)}</StrictMode>);
  await advanceTimersAsync(10_000);
  expect(visibleText()).toBe('Outlook: sun');
  rerender(<StrictMode>{typewriter()}</StrictMode>);
  await codeLoaded();
  const [first] = await recordChanges(4000);
  expect(first?.text).toBe('su');

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
  expect(await recordChanges(2500)).not.toEqual([]);
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

/** The text is read once a frame, so a change may be recorded one frame late. */
function isAbout(delay: number) {
  return (gap: number) => gap > delay - frameMs && gap < delay + 2 * frameMs;
}
