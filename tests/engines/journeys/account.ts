import { paths } from '@/config/paths';
import { authErrors, authFields, loginModal, signUpModal } from '@/content/auth';
import { authProviders } from '@/content/authProviders';
import { navigationActions } from '@/content/navigation';
import { expect } from 'vitest';
import { createAccount, freshEmail, goodPassword } from '../../e2e/support/account';
import { addresses } from '../../e2e/support/addresses';
import type { Query } from '../query';
import type { Journeys } from '../runJourneys';
import { createVisitor, type Visitor } from '../visitor';

const banner: Query = { role: 'banner' };
const login: Query = { role: 'button', name: navigationActions.login, within: banner };
const logout: Query = { role: 'button', name: navigationActions.logout, within: banner };
const loginDialog: Query = { role: 'dialog', name: loginModal.title };
const signUpDialog: Query = { role: 'dialog', name: signUpModal.title };

export const accountJourneys: Journeys = {
  'sign-up, reload, log-out, a wrong password, log-in': async (openBrowser) => {
    const email = freshEmail();
    const visitor = await openBrowser();
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    await visitor.click(login);
    await visitor.click({ role: 'button', name: loginModal.switchLink, within: loginDialog });
    await fillFields(visitor, { email, password: goodPassword, confirm: 'another sky' });
    await visitor.click({ role: 'button', name: signUpModal.submit, within: signUpDialog });
    expect(await visitor.driver.acceptAlert()).toBe(signUpModal.mismatch);
    await fillFields(visitor, { confirm: goodPassword });
    await visitor.click({ role: 'button', name: signUpModal.submit, within: signUpDialog });
    await expectSignedIn(visitor, email);
    await visitor.driver.reload();
    await expectSignedIn(visitor, email);
    await visitor.click(logout);
    await expectSignedOut(visitor);
    await visitor.expectFocused(login);
    await visitor.driver.reload();
    await visitor.expectHydrated();
    await expectSignedOut(visitor);

    await visitor.click(login);
    await fillFields(visitor, { email, password: 'rainyday1' });
    await visitor.click({ role: 'button', name: loginModal.submit, within: loginDialog });
    expect(await visitor.driver.acceptAlert()).toMatch(/^Firebase: Error \(auth\//);
    await visitor.expectText(
      { role: 'alert', within: loginDialog },
      authErrors['invalid-credential'],
    );
    await fillFields(visitor, { password: goodPassword });
    await visitor.press('Enter');
    await expectSignedIn(visitor, email);
  },

  'a log-in and a log-out apply in another window': async (openBrowser) => {
    const account = await createAccount();
    const visitor = await openBrowser();
    await visitor.open(paths.career);
    await visitor.expectHydrated();
    const other = createVisitor(await visitor.driver.openWindow());
    await other.open(paths.privacy);
    await other.expectHydrated();
    await other.click(login);
    await fillFields(other, account);
    await other.click({ role: 'button', name: loginModal.submit, within: loginDialog });
    await expectSignedIn(other, account.email);
    await expectSignedIn(visitor, account.email);
    await visitor.click(logout);
    await expectSignedOut(visitor);
    await expectSignedOut(other);
  },

  'single sign-on returns to the same page, and the session survives a reload': async (
    openBrowser,
  ) => {
    const visitor = await openBrowser({ origin: addresses.ssoSite });
    await visitor.open(paths.privacy);
    await visitor.expectHydrated();
    await visitor.click(login);
    await visitor.click({ role: 'button', name: authProviders.oidc.action, within: loginDialog });
    await visitor.fill({ css: 'input[name="login"]' }, 'priya.one');
    await visitor.fill({ css: 'input[name="password"]' }, 'any');
    await visitor.press('Enter');
    await visitor.click({ css: 'button[type="submit"]', text: 'Continue' });
    await expectSignedIn(visitor, 'priya.one@kaveri.example');
    await visitor.expectPath(paths.privacy);
    await visitor.driver.reload();
    await expectSignedIn(visitor, 'priya.one@kaveri.example');
    await visitor.click(logout);
    await visitor.click({ css: 'button', text: 'Yes' });
    await visitor.expectPath(paths.home);
    await expectSignedOut(visitor);
  },
};

async function fillFields(
  visitor: Visitor,
  values: Partial<Record<'email' | 'password' | 'confirm', string>>,
) {
  for (const name of ['email', 'password', 'confirm'] as const) {
    const value = values[name];
    if (value === undefined) continue;
    const field = { role: 'textbox', name: authFields[name].label } as const;
    await visitor.fill({ ...field, within: { role: 'dialog' } }, value);
  }
}

async function expectSignedIn(visitor: Visitor, email: string) {
  await visitor.expectHidden({ role: 'dialog' });
  await visitor.expectVisible(logout);
  await visitor.expectVisible({ css: '*', text: email, within: banner });
}

async function expectSignedOut(visitor: Visitor) {
  await visitor.expectVisible(login);
  await visitor.expectHidden(logout);
}
