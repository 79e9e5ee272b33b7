import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { paths } from '@/config/paths';
import type { Study, StudyId } from '@/content/studies/types';
import { createConsentRecord, preferencesFor } from '@/features/consent/consentRecord';
import { visitsCookieName } from '@/lib/cookies';
import { CaseStudyPage } from '@/pages/case-study/CaseStudyPage';
import { life } from '@/content/studies/life';
import { machinery } from '@/content/studies/machinery';
import { payment } from '@/content/studies/payment';
import { createMemoryCookies } from '../../support/memoryCookies';
import { renderWithProviders } from '../../support/renderAt';
import { storedItems } from '@/lib/storageInventory';

const studies: Readonly<Record<StudyId, Study>> = { machinery, life, payment };

describe('the visit', () => {
  const consentTo = (choice: 'all' | 'necessary') =>
    createMemoryCookies({
      [storedItems.cookieConsent.name]: JSON.stringify(
        createConsentRecord(preferencesFor(choice), 'a1'),
      ),
    });

  test('is stored and counted with consent', async () => {
    const cookies = consentTo('all');
    renderPage('life', cookies);
    await waitFor(() => {
      expect(cookies.getAll()).toMatchObject({
        lastVisitedCase: paths.study(life.slug),
        [visitsCookieName(life.organisation)]: '1',
      });
    });
  });

  test('stores nothing without consent', async () => {
    const cookies = consentTo('necessary');
    renderPage('life', cookies);
    // With consent both are written within this time, as the test above shows.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(Object.keys(cookies.getAll())).toEqual([storedItems.cookieConsent.name]);
  });
});

function renderPage(id: StudyId, cookies = createMemoryCookies()) {
  renderWithProviders(<CaseStudyPage study={studies[id]} />, { cookies });
}
