import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { cloudSummaries, wheelOrder } from '@/content/clouds/list';
import { wheel } from '@/content/landing/wheel';
import { CloudSolutions } from '@/pages/landing/LandingPage';
import { advanceTimers } from '../../support/timers';

const { analytics, data, health, sales, service } = cloudSummaries;
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

type Cloud = (typeof wheelOrder)[number];

/*
 * Testing Library recognises fake timers only by Jest's global, and would wait for ever without it.
 */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
  render(
    <>
      <p>Elsewhere</p>
      <CloudSolutions />
    </>,
  );
});

const link = () => screen.getByRole('link');
const centre = () =>
  screen.getByRole('button', { name: new RegExp(`^${wheel.centreLines.join(' ')}`) });
const icon = ({ name }: Cloud) =>
  within(screen.getByRole('toolbar', { name: wheel.label })).getByRole('button', { name });
const hover = async (element: HTMLElement, milliseconds: number) => {
  await user.hover(element);
  advanceTimers(milliseconds);
};
const leave = (milliseconds: number) => hover(screen.getByText('Elsewhere'), milliseconds);

function expectOpen(cloud: Cloud) {
  const panel = screen.getByRole('article');
  expect(panel).toHaveTextContent(cloud.name);
  expect(panel).toHaveTextContent(cloud.description);
  expect(icon(cloud)).toHaveAttribute('aria-expanded', 'true');
}

function expectClosed() {
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText(wheel.closed.title)).toBeVisible();
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
}

test('at first the panel of Sales Cloud is open', () => {
  expectOpen(sales);
  const name = `${wheel.readMore} ${wheel.readMoreAbout(sales.name)}`;
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', paths.cloud(sales.slug));
});

test('hovering another icon replaces the panel only after a delay', async () => {
  await hover(icon(data), 0);
  expectOpen(data);
  await hover(icon(analytics), 60);
  await hover(link(), 1000);
  expectOpen(data);
  await hover(icon(analytics), 120);
  expectOpen(analytics);
});

test('leaving the wheel closes the panel that hovering opened after a while, but not the first one', async () => {
  await hover(link(), 0);
  await leave(1000);
  expectOpen(sales);
  await hover(icon(health), 200);
  await leave(250);
  expectOpen(health);
  advanceTimers(50);
  expectClosed();
});

test('a click keeps the panel when the pointer leaves, and a click on the centre closes it', async () => {
  await user.click(icon(health));
  await leave(1000);
  expectOpen(health);
  expect(centre()).toHaveAccessibleName(expect.stringContaining(wheel.close(health.name)));
  await user.click(centre());
  expectClosed();
  expect(centre()).toBeDisabled();
});

test('the wheel is one Tab stop, and its focus shows the cloud', async () => {
  await user.tab();
  expect(icon(sales)).toHaveFocus();
  expectOpen(sales);
  await user.tab({ shift: true });
  expect(document.body).toHaveFocus();
  expectClosed();
});

test('arrow keys move around the wheel in both directions, and loop', async () => {
  const at = (index: number) => {
    const cloud = wheelOrder.at(index);
    if (!cloud) throw new Error('The wheel needs at least two clouds.');
    return cloud;
  };
  icon(at(0)).focus();
  for (const [keys, cloud] of [
    ['{ArrowRight}', at(1)],
    ['{ArrowLeft}{ArrowLeft}', at(-1)],
    ['{ArrowDown}{ArrowUp}', at(-1)],
    ['{ArrowRight}', at(0)],
    ['{End}{ArrowLeft}', at(-2)],
    ['{Home}', at(0)],
  ] as const) {
    await user.keyboard(keys);
    expect(icon(cloud)).toHaveFocus();
    expectOpen(cloud);
  }
});

test('the focus can move into the panel, closing it returns the focus to the icon, and Enter opens it to stay', async () => {
  icon(data).focus();
  await user.tab();
  expect(link()).toHaveFocus();
  expectOpen(data);
  await user.tab();
  expect(screen.getByRole('button', { name: wheel.close(data.name) })).toHaveFocus();
  await user.keyboard('{Enter}');
  expectClosed();
  expect(icon(data)).toHaveFocus();
  await user.keyboard('{Enter}');
  act(() => icon(data).blur());
  expectOpen(data);
});

test('Escape closes a panel that is hovered, or contains the focus', async () => {
  await hover(icon(data), 0);
  await user.keyboard('{Escape}');
  expectClosed();
  await user.click(icon(service));
  act(() => link().focus());
  // cancels what an input method composes
  fireEvent.keyDown(link(), { key: 'Escape', keyCode: 229 });
  expectOpen(service);
  await user.keyboard('{Escape}');
  expectClosed();
  expect(icon(service)).toHaveFocus();
});

test('a choice is announced, a hover is not', async () => {
  await hover(icon(data), 0);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(icon(data));
  expect(screen.getByRole('status')).toHaveTextContent(wheel.opened(data.name));
});
