import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { testimonialLabels, testimonials } from '@/content/landing/testimonials';
import { motionPartLabels } from '@/content/motion';
import { storedItems } from '@/content/storedItems';
import { ui } from '@/content/ui';
import { Hero } from '@/pages/landing/sections/Hero/Hero';
import { TestProviders } from '../../support/renderAt';
import { advanceTimers } from '../../support/timers';

const [first, second] = testimonials;

beforeEach(() => void vi.useFakeTimers());

const hero = (
  <TestProviders>
    <Hero />
  </TestProviders>
);
const dot = ({ name }: { readonly name: string }) =>
  screen.getByRole('button', { name: testimonialLabels.show(name) });
const toggle = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));

function expectTestimonial(expected: (typeof testimonials)[number]) {
  for (const testimonial of testimonials) {
    const { quote, company, name, role } = testimonial;
    for (const text of [quote, company, `${name}, ${role}`]) {
      // the last testimonial stays in the picture for a moment
      const found = screen.queryAllByText(text, { ignore: '[aria-hidden] *' });
      expect(found).toHaveLength(testimonial === expected ? 1 : 0);
    }
  }
}

test('the next testimonial is shown every four seconds, in a loop', () => {
  render(hero);
  for (const testimonial of [...testimonials, first]) {
    expectTestimonial(testimonial);
    advanceTimers(3999);
    expectTestimonial(testimonial);
    advanceTimers(1);
  }
});

test.each([
  [
    'while hovered',
    () => fireEvent.pointerEnter(screen.getByText(first.quote)),
    () => fireEvent.pointerLeave(screen.getByText(first.quote)),
  ],
  ['while the focus is on a dot', () => dot(first).focus(), () => dot(first).blur()],
  [
    'with motion, for the session',
    () => {
      toggle(motionPartLabels.quotes.pause);
      expect(sessionStorage.getItem(storedItems.motion.name)).toBe('paused');
    },
    () => toggle(motionPartLabels.quotes.play),
  ],
])('it pauses %s', async (_, pause, resume) => {
  render(hero);
  act(() => pause());
  await act(() => vi.advanceTimersByTimeAsync(50));
  advanceTimers(20_000);
  expectTestimonial(first);
  act(() => resume());
  await act(() => vi.advanceTimersByTimeAsync(50));
  advanceTimers(4000);
  expectTestimonial(second);
});

test('a dot shows its testimonial and is marked as current, and only that is announced', () => {
  render(hero);
  const slide = screen.getByRole('group', { name: ui.slide(1, testimonials.length) });
  const live = slide.closest('[aria-live]');
  expect(live).toHaveAttribute('aria-live', 'off');
  fireEvent.pointerEnter(screen.getByText(first.quote));
  expect(live).toHaveAttribute('aria-live', 'polite');
  fireEvent.click(dot(second));
  expectTestimonial(second);
  expect(dot(second)).toHaveAttribute('aria-current', 'true');
  expect(dot(first)).toHaveAttribute('aria-current', 'false');
  fireEvent.click(dot(first));
  expect(screen.getAllByText(first.quote), 'one still leaves').toHaveLength(2);
});
