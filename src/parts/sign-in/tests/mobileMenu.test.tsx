import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { ui } from '@/content/ui';
import { eventually } from '@tests/support/eventually';
import { press } from '@tests/support/forms';
import { renderAt } from '@tests/support/renderAt';
import { accountCopy } from '../content/account';
import { loginModal } from '../content/auth';
import { fakeClients } from './support/fakeClients';
import { withClients } from './support/signIn';

it('Login in the mobile menu closes the menu and opens the dialog', async () => {
  await renderAt(paths.privacy, withClients(fakeClients()));
  await press(ui.openMenu);
  const menu = within(await screen.findByRole('dialog', { name: ui.menu }));
  await userEvent.click(menu.getByRole('button', { name: accountCopy.login }));
  expect(await screen.findByRole('dialog', { name: loginModal.title })).toBeVisible();
  await eventually(() => expect(screen.queryByRole('dialog', { name: ui.menu })).toBeNull());
});
