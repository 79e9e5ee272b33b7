import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { NavBar } from '@/app/SiteLayout/NavBar/NavBar';
import { navigationActions } from '@/content/navigation';
import { ui } from '@/content/ui';
/* Login preloads the dialogs; loading them here leaves no import pending after the test. */
import '@/features/auth/components/AuthDialogs/AuthDialogs';
import { renderWithProviders } from '../support/renderAt';

/* jsdom has no modal dialogs; tests/e2e tests their focus trap. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

async function openMenu() {
  const user = userEvent.setup();
  renderWithProviders(<NavBar />);
  await user.click(menuButton());
  const menu = await screen.findByRole('dialog', { name: ui.menu });
  return { user, menu: within(menu) };
}

const menuButton = () => screen.getByRole('button', { name: ui.openMenu });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the menu button says whether the menu is open and which element it controls', async () => {
  await openMenu();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('dialog').id).toBe(menuButton().getAttribute('aria-controls'));
});

test('the links have the labels and targets of SPEC section 2', async () => {
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('button', { name: 'Services' }));
  const links = within(menu.getByRole('navigation')).getAllByRole('link');
  expect(links.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Home', '/#home'],
    ['About', '/#about'],
    ['Domains', '/#expertise'],
    ['Clouds', '/#solutions'],
    ['Integrations', '/#integration'],
    ['Offering', '/#working'],
    ['Projects', '/#case-studies'],
    ['Career', '/career'],
  ]);
  expect(menu.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
});

test('Services shows its links on a press', async () => {
  const { user, menu } = await openMenu();
  const services = menu.getByRole('button', { name: 'Services' });
  expect(services).toHaveAttribute('aria-expanded', 'false');
  expect(menu.queryByRole('link', { name: 'Domains' })).toBeNull();
  await user.click(services);
  expect(services).toHaveAttribute('aria-expanded', 'true');
  expect(menu.getByRole('link', { name: 'Domains' })).toBeVisible();
});

test('the focus moves to the close button, and back to the menu button', async () => {
  const { user, menu } = await openMenu();
  const close = menu.getByRole('button', { name: ui.closeMenu });
  expect(close).toHaveFocus();
  await user.click(close);
  await expectClosed();
  expect(menuButton()).toHaveFocus();
});

test('it closes when the browser closes the dialog, as on Escape', async () => {
  await openMenu();
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  await expectClosed();
  expect(menuButton()).toHaveFocus();
});

test.each(['Home', 'Career', 'Contact Us'])('it closes when %s is followed', async (name) => {
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('link', { name }));
  await expectClosed();
});

test('it closes when a Services link is followed', async () => {
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('button', { name: 'Services' }));
  await user.click(menu.getByRole('link', { name: 'Clouds' }));
  await expectClosed();
});

test('it closes when the account action beside Contact Us is pressed', async () => {
  const { user, menu } = await openMenu();
  await user.click(menu.getByRole('button', { name: navigationActions.login }));
  await expectClosed();
});
