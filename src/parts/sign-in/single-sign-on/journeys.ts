import { paths } from '@/config/paths';
import { addresses } from '@tests/e2e/support/addresses';
import type { Journeys } from '@tests/engines/visitor';
import { expectSignedIn, login, loginDialog } from '../journeys';
import { ssoAction } from './copy';

export const ssoJourneys: Journeys = {
  'single sign-on returns to the same page, and the session survives a reload': async (
    openBrowser,
  ) => {
    const visitor = await openBrowser({ origin: addresses.fullSite });
    await visitor.open(paths.privacy);
    await visitor.expectHydrated();
    await visitor.click(login);
    await visitor.click({ role: 'button', name: ssoAction, within: loginDialog });
    await visitor.fill({ css: 'input[name="login"]' }, 'priya.one');
    await visitor.fill({ css: 'input[name="password"]' }, 'any');
    await visitor.press('Enter');
    await visitor.click({ css: 'button[type="submit"]', text: 'Continue' });
    await expectSignedIn(visitor, 'priya.one@kaveri.example');
    await visitor.expectPath(paths.privacy);
    await visitor.driver.reload();
    await expectSignedIn(visitor, 'priya.one@kaveri.example');
  },
};
