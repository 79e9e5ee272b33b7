import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { createConsentRecord, preferencesFor } from '@/features/consent/consentRecord';
import type { CookieJar } from '@/lib/cookieJar';
import { visitsCookie } from '@/lib/cookies';
import { CaseStudyPage } from '@/pages/case-study/CaseStudyPage';
import { page as study } from '@/content/studies/Jubilantlifescience/page';
import { createMemoryCookies } from '../../support/memoryCookies';
import { renderWithProviders } from '../../support/renderAt';
import { storedItems } from '@/lib/storageInventory';

describe('the visit', () => {
  const consentTo = (choice: 'all' | 'necessary') =>
    createMemoryCookies({
      [storedItems.cookieConsent.name]: JSON.stringify(
        createConsentRecord(preferencesFor(choice), 'a1'),
      ),
    });

  test('is stored and counted with consent', async () => {
    const cookies = consentTo('all');
    renderPage(cookies);
    await waitFor(() => {
      expect(cookies.getAll()).toMatchObject({
        lastVisitedCase: paths.study(study.slug),
        [visitsCookie(study.organisation).name]: '1',
      });
    });
  });

  test('stores nothing without consent', async () => {
    const cookies = consentTo('necessary');
    renderPage(cookies);
    // With consent both are written within this time, as the test above shows.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(Object.keys(cookies.getAll())).toEqual([storedItems.cookieConsent.name]);
  });
});

function renderPage(cookies: CookieJar) {
  renderWithProviders(<CaseStudyPage study={study} />, { cookies });
}
