import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BackToTop } from '@/app/SiteLayout/BackToTop';
import { anchors, mainId } from '@/config/paths';
import { ui } from '@/content/ui';
import { toggleMotion } from '@/features/motion/motion';

let scrollY = 0;
const matchMediaOf = window.matchMedia;

function scrollPageTo(top: number) {
  scrollY = top;
  act(() => void fireEvent.scroll(window));
}

beforeEach(() => {
  scrollY = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  toggleMotion();
  return () => {
    toggleMotion();
    sessionStorage.clear();
  };
});

test('in a small window it is shown while the visitor scrolls back up', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ ...matchMedia('all'), matches: true });
  render(<BackToTop />);
  for (const [top, count] of [
    [2000, 0],
    [1801, 0],
    [1800, 1],
    [1810, 0],
    [1610, 1],
    [599, 0],
  ] as const) {
    scrollPageTo(top);
    expect(screen.queryAllByRole('button'), `${top}`).toHaveLength(count);
  }
});

test('in a small window it keeps off the field that an error has scrolled back to', () => {
  let isSmall = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({
    ...matchMediaOf('all'),
    matches: isSmall,
  }));
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
  isSmall = false;
  act(() => void fireEvent(window, new Event('resize')));
  expect(screen.getByRole('button')).toBeVisible();
});

test.each([
  ['to 100px above the landing page’s home', anchors.home, 14],
  ['to the top of a page without that section', 'other', 0],
])('from 600 px on it scrolls %s and focuses the heading', (_, id, top) => {
  const main = document.body.appendChild(document.createElement('main'));
  main.id = mainId;
  main.innerHTML = `<section id="${id}"><h1>Title</h1></section>`;
  const place = (offset: number) => () => new DOMRect(0, offset - scrollY, 800, 900);
  document.body.getBoundingClientRect = place(0);
  for (const section of main.children) section.getBoundingClientRect = place(114);
  render(<BackToTop />);
  scrollPageTo(599);
  expect(screen.queryByRole('button')).toBeNull();
  scrollPageTo(600);
  fireEvent.click(screen.getByRole('button', { name: ui.backToTop }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top, behavior: 'instant' });
  expect(main.querySelector('h1')).toHaveFocus();
});
