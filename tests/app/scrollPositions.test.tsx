import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createScrollPositions } from '@/app/navigation/scrollPositions';

test('the positions of the last 50 entries outlive the document', () => {
  const positions = createScrollPositions();
  const stopSaving = positions.startSaving();
  for (let entry = 1; entry <= 60; entry += 1) {
    positions.setEntry(`entry ${entry}`);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(entry * 100);
    fireEvent.scroll(window);
  }
  fireEvent(window, new Event('pagehide'));
  stopSaving();
  const next = createScrollPositions();
  expect(next.setEntry('entry 10')).toBeUndefined();
  expect(next.setEntry('entry 11')).toBe(1100);
  expect(next.setEntry('entry 60')).toBe(6000);
});

test('a page is laid out at once when it is left, and not when saving stops', () => {
  document.body.innerHTML = '<section data-defer-layout></section>';
  const section = document.querySelector('section');
  createScrollPositions().startSaving()();
  expect(section).not.toHaveAttribute('data-laid-out');
  const stopSaving = createScrollPositions().startSaving();
  fireEvent(window, new Event('pagehide'));
  expect(section).toHaveAttribute('data-laid-out');
  stopSaving();
});
