import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel } from '@/components/Carousel/Carousel';
import { advanceTimers } from '../support/timers';

const slides = ['Dawn', 'Noon', 'Dusk'].map((name) => ({
  key: name,
  content: <a href={`/${name}`}>{name}</a>,
}));
const slideLabel = (current: number, total: number) => `Picture ${current} of ${total}`;
const stepLabels = {
  previous: 'Back',
  next: 'On',
  showSlide: (position: number) => `Show ${position}`,
};

type Options = { readonly isMotionOn?: boolean; readonly first?: number };

function carousel({ isMotionOn = true, first = 0 }: Options = {}) {
  return (
    <Carousel
      label="Pictures"
      slides={slides}
      slideLabel={slideLabel}
      stepLabels={stepLabels}
      isMotionOn={isMotionOn}
      first={first}
      header={<button type="button">Stop</button>}
    />
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('a carousel', () => {
  test('names itself, its slides and its controls', () => {
    render(carousel());
    expect(screen.getByRole('group', { name: 'Pictures' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    for (const position of [1, 2, 3]) {
      const name = slideLabel(position, slides.length);
      expect(screen.getByRole('group', { name })).toHaveAttribute('aria-roledescription', 'slide');
      const button = screen.getByRole('button', { name: stepLabels.showSlide(position) });
      expect(button).toBeInTheDocument();
    }
  });

  test('shows the next slide every five seconds, and after the last the first', () => {
    render(carousel());
    expect(currentSlide()).toBe(1);
    advanceTimers(4999);
    expect(currentSlide()).toBe(1);
    advanceTimers(1);
    expect(currentSlide()).toBe(2);
    advanceTimers(5000);
    expect(currentSlide()).toBe(3);
    advanceTimers(5000);
    expect(currentSlide()).toBe(1);
  });

  test('makes only the current slide reachable', () => {
    render(carousel());
    expect(reachableLinks()).toEqual(['Dawn']);
    advanceTimers(5000);
    expect(reachableLinks()).toEqual(['Noon']);
  });

  test('starts with the given slide', () => {
    render(carousel({ first: 2 }));
    expect(currentSlide()).toBe(3);
    expect(reachableLinks()).toEqual(['Dusk']);
  });

  test('does not move while motion is paused, and announces the slide that a visitor picks', () => {
    const { container } = render(carousel({ isMotionOn: false }));
    advanceTimers(20_000);
    expect(currentSlide()).toBe(1);
    expect(container.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('pauses while hovered', () => {
    render(carousel());
    const link = screen.getByText('Dawn');
    fireEvent.pointerOver(link);
    advanceTimers(20_000);
    expect(currentSlide()).toBe(1);
    fireEvent.pointerOut(link);
    advanceTimers(5000);
    expect(currentSlide()).toBe(2);
  });

  test('continues while the focus is on the control above it', () => {
    render(carousel());
    act(() => screen.getByRole('button', { name: 'Stop' }).focus());
    advanceTimers(5000);
    expect(currentSlide()).toBe(2);
  });

  test('shows the slide whose button is pressed, earlier ones too', () => {
    render(carousel({ isMotionOn: false }));
    fireEvent.click(screen.getByRole('button', { name: stepLabels.showSlide(3) }));
    expect(currentSlide()).toBe(3);
    fireEvent.click(screen.getByRole('button', { name: stepLabels.showSlide(1) }));
    expect(currentSlide()).toBe(1);
  });

  test('moves forwards and backwards, and loops', () => {
    render(carousel({ isMotionOn: false }));
    fireEvent.click(screen.getByRole('button', { name: stepLabels.previous }));
    expect(currentSlide()).toBe(3);
    fireEvent.click(screen.getByRole('button', { name: stepLabels.next }));
    expect(currentSlide()).toBe(1);
  });

  test('makes the slide that a visitor swiped to the current one', () => {
    const swipeTo = renderSwipeable();
    const track = swipeTo(600);
    // A pause in the middle of a slide does not end the swipe.
    advanceTimers(500);
    expect(currentSlide()).toBe(1);
    fireEvent(track, new Event('scrollend'));
    expect(currentSlide()).toBe(2);
    advanceTimers(4999);
    expect(currentSlide()).toBe(2);
  });

  test('a pause ends a swipe in browsers without `scrollend`', () => {
    const original = Object.getOwnPropertyDescriptor(window, 'onscrollend');
    Reflect.deleteProperty(window, 'onscrollend');
    const swipeTo = renderSwipeable();
    swipeTo(980);
    advanceTimers(500);
    expect(currentSlide()).toBe(2);
    if (original) Object.defineProperty(window, 'onscrollend', original);
  });

  test('without JavaScript every slide is reachable and no button is shown', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(carousel());
    expect(page.querySelectorAll('[inert]')).toHaveLength(0);
    expect(page.querySelectorAll('a')).toHaveLength(slides.length);
    expect([...page.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
      'Stop',
    ]);
  });
});

/** @returns a function that scrolls the track and returns it */
function renderSwipeable(): (left: number) => Element {
  const { container } = render(carousel());
  placeSlides(container, 1000);
  const track = container.querySelector('[aria-live]');
  if (!track) throw new Error('The carousel has no track.');
  return (left) => {
    track.scrollLeft = left;
    fireEvent.scroll(track);
    return track;
  };
}

/** Position of the slide whose button is marked, from 1. */
function currentSlide(): number {
  const buttons = screen.getAllByRole('button', { name: /^Show/ });
  const marked = buttons.filter((button) => button.getAttribute('aria-current') === 'true');
  expect(marked).toHaveLength(1);
  return buttons.findIndex((button) => marked.includes(button)) + 1;
}

function reachableLinks(): (string | null)[] {
  const links = screen.getAllByRole('link');
  return links.filter((link) => link.closest('[inert]') === null).map((link) => link.textContent);
}

/** Gives the slides a position, which jsdom does not have. */
function placeSlides(container: HTMLElement, width: number): void {
  container.querySelectorAll('[aria-roledescription="slide"]').forEach((slide, index) => {
    vi.spyOn(slide, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(index * width, 0, width, 500),
    );
  });
}
