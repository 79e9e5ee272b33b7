import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NavBar } from '@/app/SiteLayout/NavBar/NavBar';
import { anchors } from '@/config/paths';
import { desktopNavigation } from '@/content/navigation';
import type { NavLink } from '@/content/types';
import { partLinks } from '@/parts/links';
import { button } from '../support/forms';
import { renderWithProviders } from '../support/renderAt';
import { advanceTimers } from '../support/timers';

const renderNavBar = () => renderWithProviders(<NavBar />);
const services = () => button('Services');
const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
const expectOpen = (isOpen: boolean) =>
  expect(services()).toHaveAttribute('aria-expanded', String(isOpen));

test('the links have the labels and targets of SPEC section 2', () => {
  renderNavBar();
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Home', '/#home'],
    ['About', '/#about'],
    [expect.stringMatching(/^Domains/), '/#services'],
    [expect.stringMatching(/^Clouds/), '/#cloudsolutions'],
    [expect.stringMatching(/^Integrations/), '/#integration'],
    ['Offering', '/#working'],
    ...partLinks.flatMap(({ desktop }) => (desktop ? [[desktop.label, desktop.href]] : [])),
    ['Contact Us', '/#contact'],
  ]);
});

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

  describe('under a pointer', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      renderNavBar();
    });

    const hover = (milliseconds: number, pointerType = 'mouse') => {
      fireEvent.pointerOver(services(), { pointerType });
      advanceTimers(milliseconds);
    };
    const leave = (milliseconds: number) => {
      fireEvent.pointerOut(services(), { pointerType: 'mouse', relatedTarget: document.body });
      advanceTimers(milliseconds);
    };

    test('opens when the pointer rests on it, and closes after it has left', () => {
      hover(200);
      expectOpen(true);
      leave(100);
      expectOpen(true);
      advanceTimers(300);
      expectOpen(false);
    });

    test('stays closed when the pointer only crosses it, or a finger touches it', () => {
      hover(50);
      expectOpen(false);
      leave(1000);
      expectOpen(false);
      hover(1000, 'touch');
      expectOpen(false);
    });

    test('a click on the opened menu keeps it open after the pointer left', () => {
      hover(200);
      fireEvent.click(services());
      leave(1000);
      expectOpen(true);
    });
  });
});

test.each(
  desktopNavigation
    .flatMap((item): readonly NavLink[] => ('items' in item ? item.items : [item]))
    .flatMap(({ label, pages }) => (pages ? [[label, pages]] : [])),
)('on a page about them, the link to %s is the current one', (label, pages) => {
  renderWithProviders(<NavBar />, {}, `${pages}page`);
  expect(link(label)).toHaveAttribute('aria-current', 'true');
});

describe('the current link', () => {
  const sections = [anchors.home, anchors.about, anchors.cloudSolutions] as const;
  const page = document.createElement('main');
  let measuredCount = 0;

  /** Gives each section a height of 1000px, scrolled by `top`. */
  function scrollPage(top: number) {
    page.replaceChildren(
      ...sections.map((id, index) => {
        const section = document.createElement('section');
        section.id = id;
        section.getBoundingClientRect = () => {
          measuredCount += 1;
          return new DOMRect(0, index * 1000 - top, 800, 1000);
        };
        return section;
      }),
    );
    fireEvent.scroll(window);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.append(page);
    return () => page.remove();
  });

  test('follows the section in view on the landing page, 66 ms after a scroll', () => {
    scrollPage(0);
    renderNavBar();
    expect(link('Home')).toHaveAttribute('aria-current', 'true');
    // a measurement lays out the page, which would delay hydration
    expect(measuredCount).toBe(0);
    scrollPage(900);
    expect(link('Home')).toHaveAttribute('aria-current', 'true');
    advanceTimers(66);
    expect(link('Home')).not.toHaveAttribute('aria-current');
    expect(link('About')).toHaveAttribute('aria-current', 'true');
    scrollPage(2000);
    advanceTimers(66);
    expect(link('Clouds')).toHaveAttribute('aria-current', 'true');
  });
});
