import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { anchorPath } from '@/config/paths';
import { hero } from '@/content/landing/hero';
import { testimonialLabels, testimonials } from '@/content/landing/testimonials';
import { motionLabels } from '@/content/motion';
import { ui } from '@/content/ui';
import { isPlaying, toggleMotion } from '@/features/motion/motion';
import { Hero, TestimonialCarousel } from '@/pages/landing/sections/Hero/Hero';
import { TestProviders } from '../../support/renderAt';

const [first, second, third] = testimonials;

beforeAll(async () => {
  await TestimonialCarousel.preload();
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  if (!isPlaying()) toggleMotion();
});

test('it says what the company does, and links to the form and to the studies', () => {
  renderHero();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(hero.titleLines.join(' '));
  expect(screen.getByText(hero.intro)).toBeVisible();
  for (const { label, anchor } of [hero.contact, hero.studies]) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', anchorPath(anchor));
  }
  const awards = within(screen.getByRole('list', { name: hero.awardsLabel }));
  expect(awards.getAllByRole('listitem').map((award) => award.textContent)).toEqual(
    hero.awards.map(({ name, detail }) => `${name} ${detail}`),
  );
});

test('the prerendered card is the whole first one', () => {
  const html = renderToString(hosted());
  for (const text of [first.company, first.quote, `${first.name}, ${first.role}`]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain(second.quote);
});

test('the card advances every four seconds and loops', () => {
  renderHero();
  expectCard(first);
  pass(3999);
  expectCard(first);
  pass(1);
  expectCard(second);
  pass(4000);
  expectCard(third);
  pass(4000);
  expectCard(first);
});

test('it pauses while hovered', () => {
  renderHero();
  fireEvent.pointerEnter(screen.getByText(first.quote));
  pass(20_000);
  expectCard(first);
  fireEvent.pointerLeave(screen.getByText(first.quote));
  pass(4000);
  expectCard(second);
});

test('it pauses while the focus is on a dot', () => {
  renderHero();
  act(() => dot(first).focus());
  pass(20_000);
  expectCard(first);
  act(() => dot(first).blur());
  pass(4000);
  expectCard(second);
});

test('it pauses with motion, and continues when motion plays', () => {
  renderHero();
  fireEvent.click(screen.getByRole('button', { name: motionLabels.pause }));
  pass(20_000);
  expectCard(first);
  fireEvent.click(screen.getByRole('button', { name: motionLabels.play }));
  pass(4000);
  expectCard(second);
});

test('a dot shows its card, and says which one is shown', () => {
  renderHero();
  fireEvent.click(dot(third));
  expectCard(third);
  expect(dot(third)).toHaveAttribute('aria-current', 'true');
  expect(dot(first)).toHaveAttribute('aria-current', 'false');
  fireEvent.click(dot(second));
  expectCard(second);
});

test('a change is announced only when the visitor made it', () => {
  renderHero();
  expect(liveness()).toBe('off');
  fireEvent.pointerEnter(screen.getByText(first.quote));
  expect(liveness()).toBe('polite');
});

test('it is a carousel to assistive technology', () => {
  renderHero();
  const carousel = screen.getByRole('group', { name: testimonialLabels.region });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = within(carousel).getByRole('group', { name: ui.slide(1, testimonials.length) });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
});

function hosted() {
  return (
    <TestProviders>
      <Hero />
    </TestProviders>
  );
}

function renderHero() {
  render(hosted());
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function dot({ name }: { readonly name: string }) {
  return screen.getByRole('button', { name: testimonialLabels.show(name) });
}

function expectCard(expected: (typeof testimonials)[number]) {
  for (const { quote, company, name, role } of testimonials) {
    const visible = quote === expected.quote;
    expect(screen.queryAllByText(quote)).toHaveLength(visible ? 1 : 0);
    expect(screen.queryAllByText(company)).toHaveLength(visible ? 1 : 0);
    expect(screen.queryAllByText(`${name}, ${role}`)).toHaveLength(visible ? 1 : 0);
  }
}

function liveness() {
  const slide = screen.getByRole('group', { name: ui.slide(1, testimonials.length) });
  return slide.closest('[aria-live]')?.getAttribute('aria-live');
}
