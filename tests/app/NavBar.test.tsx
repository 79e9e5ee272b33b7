import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NavBar } from '@/app/SiteLayout/NavBar/NavBar';
import { anchors, paths } from '@/config/paths';
import { renderWithProviders } from '../support/renderAt';
import { advanceTimers } from '../support/timers';

function renderNavBar(address: string = paths.home) {
  return renderWithProviders(
    <>
      <NavBar />
      <button type="button">Elsewhere</button>
    </>,
    {},
    address,
  );
}

const services = () => screen.getByRole('button', { name: 'Services' });
const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

test('the links have the labels and targets of SPEC section 2', () => {
  renderNavBar();
  const nav = screen.getByRole('navigation');
  const links = within(nav).getAllByRole('link');
  expect(links.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Home', '/#home'],
    ['About', '/#about'],
    [expect.stringMatching(/^Domains/), '/#services'],
    [expect.stringMatching(/^Clouds/), '/#cloudsolutions'],
    [expect.stringMatching(/^Integrations/), '/#integration'],
    ['Offering', '/#working'],
    ['Projects', '/#case-studies'],
    ['Careers', '/career'],
    ['Contact Us', '/#contact'],
  ]);
});

describe('Services', () => {
  test('opens and closes with a click', async () => {
    const user = userEvent.setup();
    renderNavBar();
    expect(services()).toHaveAttribute('aria-expanded', 'false');
    await user.click(services());
    expect(services()).toHaveAttribute('aria-expanded', 'true');
    await user.click(services());
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });

  test('names the panel that it controls', () => {
    renderNavBar();
    const panel = document.getElementById(services().getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(link('Domains'));
  });

  test('opens with the keyboard, and Escape closes it and returns the focus', async () => {
    const user = userEvent.setup();
    renderNavBar();
    services().focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(link('Domains')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(services()).toHaveFocus();
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when the focus leaves it', async () => {
    const user = userEvent.setup();
    renderNavBar();
    await user.click(services());
    link('Integrations').focus();
    expect(services()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(link('Offering')).toHaveFocus();
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes with a press outside', async () => {
    const user = userEvent.setup();
    renderNavBar();
    await user.click(services());
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when one of its links is followed', async () => {
    const user = userEvent.setup();
    renderNavBar();
    await user.click(services());
    await user.click(link('Clouds'));
    expect(services()).toHaveAttribute('aria-expanded', 'false');
  });

  describe('under a pointer', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    const mouse = { pointerType: 'mouse' } as const;
    const hover = (milliseconds: number) => {
      fireEvent.pointerOver(services(), mouse);
      advanceTimers(milliseconds);
    };
    const leave = (milliseconds: number) => {
      fireEvent.pointerOut(services(), { ...mouse, relatedTarget: document.body });
      advanceTimers(milliseconds);
    };

    test('opens when the pointer rests on it, and closes after it has left', () => {
      renderNavBar();
      hover(200);
      expect(services()).toHaveAttribute('aria-expanded', 'true');
      leave(100);
      expect(services()).toHaveAttribute('aria-expanded', 'true');
      advanceTimers(300);
      expect(services()).toHaveAttribute('aria-expanded', 'false');
    });

    test('stays closed when the pointer only crosses it', () => {
      renderNavBar();
      hover(50);
      leave(1000);
      expect(services()).toHaveAttribute('aria-expanded', 'false');
    });

    test('a click on the opened menu keeps it open after the pointer left', () => {
      renderNavBar();
      hover(200);
      fireEvent.click(services());
      leave(1000);
      expect(services()).toHaveAttribute('aria-expanded', 'true');
    });

    test('a touch does not open it, only a tap', () => {
      renderNavBar();
      fireEvent.pointerOver(services(), { pointerType: 'touch' });
      advanceTimers(1000);
      expect(services()).toHaveAttribute('aria-expanded', 'false');
    });
  });
});

describe('the current link', () => {
  const sections = [anchors.home, anchors.about, anchors.cloudSolutions] as const;
  const page = document.createElement('div');

  /** Gives each section a height of 1000px, scrolled by `top`. */
  function scrollPage(top: number) {
    page.replaceChildren(
      ...sections.map((id, index) => {
        const section = document.createElement('section');
        section.id = id;
        section.getBoundingClientRect = () => new DOMRect(0, index * 1000 - top, 800, 1000);
        return section;
      }),
    );
    fireEvent.scroll(window);
  }

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.append(page);
  });
  afterEach(() => {
    page.remove();
    vi.useRealTimers();
  });

  test('follows the section in view on the landing page, 66 ms after a scroll', () => {
    scrollPage(0);
    renderNavBar();
    expect(link('Home')).toHaveAttribute('aria-current', 'true');
    scrollPage(900);
    expect(link('Home')).toHaveAttribute('aria-current', 'true');
    advanceTimers(66);
    expect(link('Home')).not.toHaveAttribute('aria-current');
    expect(link('About')).toHaveAttribute('aria-current', 'true');
  });

  test('is the link in the Services menu to the section in view', () => {
    scrollPage(2000);
    renderNavBar();
    expect(link('Clouds')).toHaveAttribute('aria-current', 'true');
  });

  test('is Careers on the careers page, and no section', () => {
    scrollPage(0);
    renderNavBar(paths.career);
    expect(link('Careers')).toHaveAttribute('aria-current', 'page');
    expect(link('Home')).not.toHaveAttribute('aria-current');
  });

  test('is Careers on a job’s page, as the part of the site', () => {
    renderNavBar(paths.job('backend-developer-nodejs'));
    expect(link('Careers')).toHaveAttribute('aria-current', 'true');
  });
});
