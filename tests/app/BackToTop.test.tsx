import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mainId } from '@/config/ids';
import { BackToTop } from '@/app/SiteLayout/BackToTop';
import { anchors } from '@/config/paths';
import { ui } from '@/content/ui';
import { isMotionOn, toggleMotion } from '@/features/motion/motion';

let scrollY = 0;

function scrollPageTo(top: number) {
  scrollY = top;
  act(() => void fireEvent.scroll(window));
}

const button = () => screen.queryByRole('button', { name: ui.backToTop });

beforeEach(() => {
  scrollY = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  if (isMotionOn()) toggleMotion();
});

afterEach(() => {
  document.body.replaceChildren();
});

function addPage(markup: string) {
  const main = document.createElement('main');
  main.id = mainId;
  main.innerHTML = markup;
  document.body.append(main);
  return main;
}

test('the button is visible from a scroll position of 600 px', () => {
  render(<BackToTop />);
  scrollPageTo(599);
  expect(button()).toBeNull();
  scrollPageTo(600);
  expect(button()).toBeVisible();
  scrollPageTo(0);
  expect(button()).toBeNull();
});

test('it scrolls to 100px above the landing page’s home and focuses its heading', () => {
  const main = addPage(`<section id="${anchors.home}"><h1>Title</h1></section>`);
  const home = document.getElementById(anchors.home);
  if (home) home.getBoundingClientRect = () => new DOMRect(0, 114 - scrollY, 800, 900);
  render(<BackToTop />);
  scrollPageTo(3000);
  fireEvent.click(screen.getByRole('button', { name: ui.backToTop }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 14, behavior: 'instant' });
  expect(main.querySelector('h1')).toHaveFocus();
});

test('on a page without the section `home` it scrolls to the top', () => {
  const main = addPage('<h1>Title</h1>');
  document.body.getBoundingClientRect = () => new DOMRect(0, -scrollY, 800, 900);
  render(<BackToTop />);
  scrollPageTo(3000);
  fireEvent.click(screen.getByRole('button', { name: ui.backToTop }));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(main.querySelector('h1')).toHaveFocus();
});
