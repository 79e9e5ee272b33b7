import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { navigation } from '@/app/links';
import { NavBar } from '@/app/SiteLayout/NavBar/NavBar';
import type { NavLink } from '@/content/types';
import { button } from '../support/forms';
import { renderWithProviders } from '../support/renderAt';
import { advanceTimers } from '../support/timers';

const renderNavBar = () => renderWithProviders(<NavBar />);
const services = () => button('Services');
const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
const expectOpen = (isOpen: boolean) =>
  expect(services()).toHaveAttribute('aria-expanded', String(isOpen));

describe('Services', () => {
  test('opens with the keyboard the panel that it names, Escape returns the focus, and it closes when the focus leaves', async () => {
    renderNavBar();
    expectOpen(false);
    services().focus();
    await userEvent.keyboard('{Enter}');
    const panel = document.getElementById(services().getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(link('Domains'));
    await userEvent.tab();
    expect(link('Domains')).toHaveFocus();
    // cancels what an input method composes
    fireEvent.keyDown(link('Domains'), { key: 'Escape', isComposing: true });
    expectOpen(true);
    await userEvent.keyboard('{Escape}');
    expect(services()).toHaveFocus();
    expectOpen(false);
    await userEvent.keyboard('{Enter}');
    link('Integrations').focus();
    await userEvent.tab();
    expect(link('Offering')).toHaveFocus();
    expectOpen(false);
  });

  test.each([
    ['with a second click', services],
    ['with a press outside', () => document.body],
    ['when one of its links is followed', () => link('Clouds')],
  ])('closes %s', (_, target) => {
    renderNavBar();
    fireEvent.click(services());
    expectOpen(true);
    fireEvent.pointerDown(target());
    fireEvent.click(target());
    expectOpen(false);
  });

  test('opens when the pointer rests on it, not when it crosses or a finger touches it, and closes after it has left, unless it was clicked', () => {
    vi.useFakeTimers();
    renderNavBar();
    const hover = (milliseconds: number, pointerType = 'mouse') => {
      fireEvent.pointerOver(services(), { pointerType });
      advanceTimers(milliseconds);
    };
    const leave = (milliseconds: number) => {
      fireEvent.pointerOut(services(), { pointerType: 'mouse', relatedTarget: document.body });
      advanceTimers(milliseconds);
    };
    hover(50);
    expectOpen(false);
    leave(1000);
    expectOpen(false);
    hover(1000, 'touch');
    expectOpen(false);
    hover(200);
    expectOpen(true);
    leave(100);
    expectOpen(true);
    advanceTimers(300);
    expectOpen(false);
    hover(200);
    fireEvent.click(services());
    leave(1000);
    expectOpen(true);
  });
});

test.each(
  navigation.desktop
    .flatMap((item): readonly NavLink[] => ('items' in item ? item.items : [item]))
    .flatMap(({ label, pages }) => (pages ? [[label, pages]] : [])),
)('on a page about them, the link to %s is the current one', (label, pages) => {
  renderWithProviders(<NavBar />, {}, `${pages}page`);
  expect(link(label)).toHaveAttribute('aria-current', 'true');
});
