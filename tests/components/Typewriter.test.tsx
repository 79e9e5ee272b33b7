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
  const loop =
    'su 2000, s 80,  80, f 80, fo 120, fog 120, fo 2120, f 80,  80, s 80, su 120, sun 120';
  expect(changes.join(', ')).toContain(`${loop}, su 2120`);

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
  expect(first).toMatch(/^su /);

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

/** Records each text after the prefix, and for how long the one before was shown, read once a frame. */
async function recordChanges(milliseconds: number) {
  const changes: string[] = [];
  let [last, lastTime] = [visibleText(), 0];
  for (let time = 0; time < milliseconds; time += frameMs) {
    await advanceTimersAsync(frameMs);
    const now = visibleText();
    if (now === last) continue;
    const afterMs = Math.round((time - lastTime) / 40) * 40;
    changes.push(`${now.slice(prefix.length + 1)} ${afterMs}`);
    [last, lastTime] = [now, time];
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
