import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advanceTimers } from '@tests/support/timers';
import { caseStudiesLabels as labels } from '../content/section';
import { Carousel } from '../landing/Carousel';

const slides = ['Dawn', 'Noon', 'Dusk'].map((name) => ({
  key: name,
  label: `Show ${name}`,
  content: <a href={`/${name}`}>{name}</a>,
}));

function carousel({ isMotionOn = true, first = 0 } = {}) {
  return (
    <Carousel
      slides={slides}
      isMotionOn={isMotionOn}
      first={first}
      header={<button type="button">Stop</button>}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Expects one slide to be marked and to be the only one that can be reached. */
function expectSlide(position: number) {
  const buttons = screen.getAllByRole('button', { name: /^Show/ });
  expect(buttons.map((button) => button.getAttribute('aria-current'))).toEqual(
    slides.map((_, index) => String(index + 1 === position)),
  );
  const reachable = screen.getAllByRole('link').filter((link) => !link.closest('[inert]'));
  expect(reachable.map(({ textContent }) => textContent)).toEqual([slides[position - 1]?.key]);
}

test('it starts with the given slide and shows the next one every five seconds, in a loop', () => {
  render(carousel({ first: 1 }));
  expectSlide(2);
  advanceTimers(4999);
  expectSlide(2);
  advanceTimers(1);
  expectSlide(3);
  advanceTimers(5000);
  expectSlide(1);
});

test('it does not move while motion is paused, and announces the slide that a visitor picks', () => {
  render(carousel({ isMotionOn: false }));
  advanceTimers(20_000);
  expectSlide(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  press('Show Dusk');
  expectSlide(3);
  expect(screen.getByRole('status')).toHaveTextContent(labels.position(3, slides.length));
  press(labels.next);
  expectSlide(1);
  press(labels.previous);
  expectSlide(3);
});

test('it pauses while hovered and in a view transition, and not while the focus is on the control above it', () => {
  render(carousel());
  const link = screen.getByText('Dawn');
  fireEvent.pointerOver(link);
  advanceTimers(20_000);
  expectSlide(1);
  fireEvent.pointerOut(link);
  Object.assign(document, { activeViewTransition: {} });
  advanceTimers(5000);
  expectSlide(1);
  Object.assign(document, { activeViewTransition: null });
  act(() => screen.getByRole('button', { name: 'Stop' }).focus());
  advanceTimers(5000);
  expectSlide(2);
});
