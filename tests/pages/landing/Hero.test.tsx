import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testimonialLabels, testimonials } from '@/content/landing/testimonials';
import { motionPartLabels } from '@/content/motion';
import { ui } from '@/content/ui';
import { isMotionOn, toggleMotion } from '@/features/motion/motion';
import { Hero } from '@/pages/landing/sections/Hero/Hero';
import { TestProviders } from '../../support/renderAt';
import { advanceTimers } from '../../support/timers';

const [first, second, third] = testimonials;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  if (!isMotionOn()) toggleMotion();
});

test('the prerendered hero shows the first testimonial', () => {
  const html = renderToString(heroWithProviders());
  for (const text of [first.company, first.quote, `${first.name}, ${first.role}`]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain(second.quote);
});

test('the next testimonial is shown every four seconds, in a loop', () => {
  renderHero();
  expectTestimonial(first);
  advanceTimers(3999);
  expectTestimonial(first);
  advanceTimers(1);
  expectTestimonial(second);
  advanceTimers(4000);
  expectTestimonial(third);
  advanceTimers(4000);
  expectTestimonial(first);
});

test('it pauses while hovered', () => {
  renderHero();
  fireEvent.pointerEnter(screen.getByText(first.quote));
  advanceTimers(20_000);
  expectTestimonial(first);
  fireEvent.pointerLeave(screen.getByText(first.quote));
  advanceTimers(4000);
  expectTestimonial(second);
});

test('it pauses while the focus is on a dot', () => {
  renderHero();
  act(() => dot(first).focus());
  advanceTimers(20_000);
  expectTestimonial(first);
  act(() => dot(first).blur());
  advanceTimers(4000);
  expectTestimonial(second);
});

test('it pauses with motion, and continues when motion plays', () => {
  renderHero();
  fireEvent.click(screen.getByRole('button', { name: motionPartLabels.quotes.pause }));
  advanceTimers(20_000);
  expectTestimonial(first);
  fireEvent.click(screen.getByRole('button', { name: motionPartLabels.quotes.play }));
  advanceTimers(4000);
  expectTestimonial(second);
});

test('a dot shows its testimonial and is marked as current', () => {
  renderHero();
  fireEvent.click(dot(third));
  expectTestimonial(third);
  expect(dot(third)).toHaveAttribute('aria-current', 'true');
  expect(dot(first)).toHaveAttribute('aria-current', 'false');
  fireEvent.click(dot(second));
  expectTestimonial(second);
});

test('a change is announced only when the visitor made it', () => {
  renderHero();
  expect(ariaLive()).toBe('off');
  fireEvent.pointerEnter(screen.getByText(first.quote));
  expect(ariaLive()).toBe('polite');
});

function heroWithProviders() {
  return (
    <TestProviders>
      <Hero />
    </TestProviders>
  );
}

function renderHero() {
  render(heroWithProviders());
}

function dot({ name }: { readonly name: string }) {
  return screen.getByRole('button', { name: testimonialLabels.show(name) });
}

function expectTestimonial(expected: (typeof testimonials)[number]) {
  for (const { quote, company, name, role } of testimonials) {
    const count = quote === expected.quote ? 1 : 0;
    expect(screen.queryAllByText(quote)).toHaveLength(count);
    expect(screen.queryAllByText(company)).toHaveLength(count);
    expect(screen.queryAllByText(`${name}, ${role}`)).toHaveLength(count);
  }
}

function ariaLive() {
  const slide = screen.getByRole('group', { name: ui.slide(1, testimonials.length) });
  return slide.closest('[aria-live]')?.getAttribute('aria-live');
}
