import { expect } from 'vitest';
import { paths } from '@/config/paths';
import type { Query } from '@tests/engines/query';
import { openPage, type Journeys, type Visitor } from '@tests/engines/visitor';
import { accountCopy } from '../content/account';
import { authErrors, authFields, loginModal, signUpModal } from '../content/auth';
import { freshEmail, goodPassword } from './support/account';

const header: Query = { role: 'banner' };
const login: Query = { role: 'button', name: accountCopy.login, within: header };
const logout: Query = { role: 'button', name: accountCopy.logout, within: header };
const loginDialog: Query = { role: 'dialog', name: loginModal.title };
const signUpDialog: Query = { role: 'dialog', name: signUpModal.title };

export const signInJourneys: Journeys = {
  'sign-up, log-out, a wrong password and log-in, with their alerts': async (openBrowser) => {
    const email = freshEmail();
    const visitor = await openPage(openBrowser, paths.home);
    await visitor.click(login);
    await visitor.click({ role: 'button', name: loginModal.switchLink, within: loginDialog });
    await fillFields(visitor, { email, password: goodPassword, confirm: 'another sky' });
    await visitor.click({ role: 'button', name: signUpModal.submit, within: signUpDialog });
    expect(await visitor.driver.acceptAlert()).toBe(signUpModal.mismatch);
    await fillFields(visitor, { confirm: goodPassword });
    await visitor.pressEnter();
    await expectSignedIn(visitor, email);
    await visitor.driver.reload();
    await expectSignedIn(visitor, email);
    await visitor.click(logout);
    await visitor.expectFocused(login);
    await visitor.click(login);
    await fillFields(visitor, { email, password: 'rainyday1' });
    await visitor.pressEnter();
    expect(await visitor.driver.acceptAlert()).toMatch(/^Firebase: Error \(auth\//);
    await visitor.expectText(
      { role: 'alert', within: loginDialog },
      authErrors['invalid-credential'].problem,
    );
    await fillFields(visitor, { password: goodPassword });
    await visitor.pressEnter();
    await expectSignedIn(visitor, email);
  },
};

async function fillFields(
  visitor: Visitor,
  values: Partial<Record<'email' | 'password' | 'confirm', string>>,
) {
  for (const name of ['email', 'password', 'confirm'] as const) {
    const field: Query = { role: 'textbox', name: authFields[name].label };
    const value = values[name];
    if (value !== undefined) await visitor.fill({ ...field, within: { role: 'dialog' } }, value);
  }
}

async function expectSignedIn(visitor: Visitor, email: string) {
  await visitor.expectHidden({ role: 'dialog' });
  await visitor.expectVisible(logout);
  await visitor.expectVisible({ css: '*', text: email, within: header });
}
