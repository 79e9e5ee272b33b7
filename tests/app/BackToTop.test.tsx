import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackToTop } from '@/app/SiteLayout/BackToTop';

let scrollY = 0;

const setSmall = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });

function scrollPageTo(top: number) {
  scrollY = top;
  act(() => void fireEvent.scroll(window));
}

beforeEach(() => {
  scrollY = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
});

test('in a small window, where it lies on text, it is shown on the way up from two screens', () => {
  setSmall();
  render(<BackToTop />);
  for (const [top, count] of [
    [2 * innerHeight + 400, 0],
    [2 * innerHeight, 1],
    [2 * innerHeight + 1, 0],
    [2 * innerHeight - 1, 0],
  ] as const) {
    scrollPageTo(top);
    expect(screen.queryAllByRole('button'), `${top}`).toHaveLength(count);
  }
});

test('in a small window it keeps off the field that an error has scrolled back to', () => {
  const small = setSmall();
  render(
    <>
      <input />
      <BackToTop />
    </>,
  );
  scrollPageTo(2000);
  act(() => screen.getByRole('textbox').focus());
  scrollPageTo(1700);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => screen.getByRole('textbox').blur());
  expect(screen.getByRole('button')).toBeVisible();
  act(() => screen.getByRole('textbox').focus());
  expect(screen.queryByRole('button')).toBeNull();
  // the window grows
  small.mockRestore();
  act(() => void fireEvent(window, new Event('resize')));
  expect(screen.getByRole('button')).toBeVisible();
});
