import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { NavBar } from '@/app/SiteLayout/NavBar/NavBar';
import { ui } from '@/content/ui';
import { partLinks } from '@/parts/links';
import { eventually } from '../support/eventually';
import { press } from '../support/forms';
import { renderWithProviders } from '../support/renderAt';

/* jsdom has no modal dialogs, and no `command`; tests/e2e tests their focus trap. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

async function openMenu() {
  renderWithProviders(<NavBar />);
  await press(ui.openMenu);
  return screen.findByRole('dialog', { name: ui.menu });
}

test('the links have the labels and targets of SPEC section 2', async () => {
  const menu = await openMenu();
  const [items = menu] = within(menu).getAllByRole('list');
  const links = within(items).getAllByRole('link');
  expect(links.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Home', '/#home'],
    ['About', '/#about'],
    ['Domains', '/#expertise'],
    ['Clouds', '/#solutions'],
    ['Integrations', '/#integration'],
    ['Offering', '/#working'],
    ...partLinks.flatMap(({ mobile }) => (mobile ? [[mobile.label, mobile.href]] : [])),
  ]);
  const contact = within(menu).getByRole('link', { name: 'Contact Us' });
  expect(contact).toHaveAttribute('href', '/#contact');
});

test('it closes when its close button is pressed', async () => {
  const menu = await openMenu();
  await userEvent.click(within(menu).getByRole('button', { name: ui.closeMenu }));
  await eventually(() => expect(screen.queryByRole('dialog', { name: ui.menu })).toBeNull());
});
