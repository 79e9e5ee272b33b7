import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { cloudSummaries, wheelOrder } from '@/content/clouds/summaries';
import { wheel } from '@/content/landing/wheel';
import { CloudSolutions } from '@/pages/landing/sections/CloudSolutions/CloudSolutions';
import { advanceTimers } from '../../support/timers';

const { analytics, data, health, nonprofit, sales, service } = cloudSummaries;

type Cloud = (typeof wheelOrder)[number];

/*
 * Testing Library recognises fake timers only by Jest's global, and would wait for ever without it.
 */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('at first the panel of Sales Cloud is open', () => {
  renderWheel();
  expectOpen(sales);
  for (const point of sales.points) expect(screen.getByText(point)).toBeVisible();
  const link = screen.getByRole('link', {
    name: `${wheel.readMore} ${wheel.readMoreAbout(sales.name)}`,
  });
  expect(link).toHaveAttribute('href', paths.cloud(sales.slug));
});

test.each(wheelOrder)('pointing at the icon of $name shows its panel', async (cloud) => {
  const { user } = renderWheel();
  await user.hover(icon(cloud));
  expectOpen(cloud);
});

test('the panel stays open while the pointer crosses the gap to its link', async () => {
  const { user, link, outside } = renderWheel();
  await user.hover(icon(data));
  await user.hover(outside());
  advanceTimers(250);
  await user.hover(link());
  advanceTimers(1000);
  expectOpen(data);
});

test('hovering another icon replaces the panel only after a delay', async () => {
  const { user, link } = renderWheel();
  await user.hover(icon(data));
  await user.hover(icon(analytics));
  advanceTimers(60);
  await user.hover(link());
  advanceTimers(1000);
  expectOpen(data);
  await user.hover(icon(analytics));
  advanceTimers(120);
  expectOpen(analytics);
});

test('leaving the wheel closes the panel that hovering opened', async () => {
  const { user, outside } = renderWheel();
  await user.hover(icon(health));
  await user.hover(outside());
  advanceTimers(300);
  expectClosed();
});

test('a pointer that only passes over the wheel leaves the first cloud open', async () => {
  const { user, link, outside } = renderWheel();
  await user.hover(link());
  await user.hover(outside());
  advanceTimers(1000);
  expectOpen(sales);
});

test('a click keeps the panel when the pointer leaves', async () => {
  const { user, outside } = renderWheel();
  await user.click(icon(health));
  await user.hover(outside());
  advanceTimers(1000);
  expectOpen(health);
});

test('clicking the centre closes the panel', async () => {
  const { user } = renderWheel();
  await user.click(icon(service));
  await user.click(centre());
  expectClosed();
});

test('a tap opens the panel and keeps it open', async () => {
  const { user } = renderWheel();
  await user.pointer([{ keys: '[TouchA]', target: icon(nonprofit) }]);
  advanceTimers(1000);
  expectOpen(nonprofit);
  await user.pointer([{ keys: '[TouchA]', target: icon(data) }]);
  expectOpen(data);
});

test('the wheel is one Tab stop, and its focus shows the cloud', async () => {
  const { user } = renderWheel();
  await user.tab();
  expect(icon(sales)).toHaveFocus();
  expectOpen(sales);
  await user.tab({ shift: true });
  expect(document.body).toHaveFocus();
  expectClosed();
});

test('arrow keys move around the wheel in both directions, and loop', async () => {
  const { user } = renderWheel();
  const [first, second] = wheelOrder;
  const [beforeLast, last] = wheelOrder.slice(-2);
  if (!second || !beforeLast || !last) throw new Error('The wheel needs at least two clouds.');
  icon(first).focus();
  await user.keyboard('{ArrowRight}');
  expect(icon(second)).toHaveFocus();
  expectOpen(second);
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expectOpen(last);
  await user.keyboard('{ArrowDown}');
  expectOpen(first);
  await user.keyboard('{End}{ArrowLeft}');
  expectOpen(beforeLast);
  await user.keyboard('{Home}');
  expectOpen(first);
});

test('the focus can move into the panel, and closing it returns the focus to the icon', async () => {
  const { user, link } = renderWheel();
  icon(data).focus();
  await user.tab();
  expect(link()).toHaveFocus();
  expectOpen(data);
  await user.tab();
  expect(screen.getByRole('button', { name: wheel.close(data.name) })).toHaveFocus();
  await user.keyboard('{Enter}');
  expectClosed();
  expect(icon(data)).toHaveFocus();
});

test('Enter keeps the cloud when the focus leaves', async () => {
  const { user } = renderWheel();
  icon(data).focus();
  await user.keyboard('{Enter}');
  act(() => icon(data).blur());
  expectOpen(data);
});

test('Escape closes a panel that is hovered, focused or contains the focus', async () => {
  const { user, link } = renderWheel();
  await user.hover(icon(data));
  await user.keyboard('{Escape}');
  expectClosed();
  await user.click(icon(health));
  await user.keyboard('{Escape}');
  expectClosed();
  expect(icon(health)).toHaveFocus();
  await user.click(icon(service));
  act(() => link().focus());
  await user.keyboard('{Escape}');
  expectClosed();
  expect(icon(service)).toHaveFocus();
});

test('a choice is announced, a hover is not', async () => {
  const { user } = renderWheel();
  await user.hover(icon(data));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(icon(data));
  expect(screen.getByRole('status')).toHaveTextContent(wheel.opened(data.name));
});

function renderWheel() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(
    <MemoryRouter>
      <p>Elsewhere</p>
      <CloudSolutions />
    </MemoryRouter>,
  );
  return {
    user,
    link: () => screen.getByRole('link'),
    outside: () => screen.getByText('Elsewhere'),
  };
}

function icon({ name }: Cloud) {
  return within(screen.getByRole('toolbar', { name: wheel.label })).getByRole('button', { name });
}

function centre() {
  return screen.getByText(wheel.centreLines.join(' '));
}

function expectOpen(cloud: Cloud) {
  const panel = screen.getByRole('article');
  expect(panel).toHaveTextContent(cloud.name);
  expect(panel).toHaveTextContent(cloud.description);
  expect(icon(cloud)).toHaveAttribute('aria-expanded', 'true');
}

function expectClosed() {
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByText(wheel.closed.title)).toBeVisible();
  expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
}
