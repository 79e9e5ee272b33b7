import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anchorPath, anchors, paths } from '@/config/paths';
import { cloudSummaries } from '@/content/clouds/summaries';
import { testimonials } from '@/content/landing/testimonials';
import { studyLabels } from '@/content/studies/labels';
import { studyList } from '@/content/studies/list';
import type { Study, StudyId } from '@/content/studies/types';
import { ui } from '@/content/ui';
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

test('the machinery study has the lists of SPEC section 2', () => {
  renderPage('machinery');
  expect(screen.getByRole('heading', { name: 'Business outcomes' })).toBeInTheDocument();
  expect(items('Business outcomes')).toEqual([
    'Improved user adoption',
    'Maximize ROI',
    'Improved decisions',
    'Effective Salesforce usage',
    'All teams use unified CRM',
    '8+ Business unit upgraded',
  ]);
  expect(screen.getByRole('heading', { name: 'Problems' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Success factors' })).toBeInTheDocument();
  expect(items('Business Drivers')).toEqual([
    'Disparate Sales process',
    'Duplicate Data',
    'Poor user adoption',
    'Adoption of CRM solution',
    'Training and change management',
    'Alignment with other BUs',
    'Long term association strategy',
  ]);
  expect(items(studyLabels.approach)).toEqual([
    'Business Analysis',
    'Identified pain points',
    'Optimize workflows',
    'Custom Dev & Automation',
    'Dynamic Dashboards',
    'User Adoption Strategy',
  ]);
});

describe.each(studyList.map(({ name, id }) => [name, id] as const))('%s', (name, id) => {
  const study = studies[id];

  test('the page shows the project and its results', () => {
    renderPage(id);
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual([study.titleLines.join(' ')]);
    expect(screen.getByText(study.description)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: study.panoramaAlt })).toBeVisible();
    expect(items(studyLabels.improvements)).toEqual(
      study.improvements.map(
        ({ percentage, forecast, description }) =>
          `${percentage}%${description}${studyLabels.forecast(forecast)}`,
      ),
    );
    expect(screen.getByText(study.improvementsNote)).toBeInTheDocument();
    expect(items(studyLabels.outcomes)).toEqual(study.outcomes.items);
    expect(items(studyLabels.challenges)).toEqual([...study.problems, ...study.successFactors]);
    expect(screen.getByText(study.story)).toBeInTheDocument();
    expect(items(studyLabels.approach)).toEqual(study.approach.steps);
  });

  test('it shows the key facts of the project and a quotation of the client', () => {
    renderPage(id);
    const glance = within(region(studyLabels.glance.title));
    const { months, ...rest } = study.glance;
    for (const value of [studyLabels.glance.months(months), ...Object.values(rest)]) {
      expect(glance.getByText(value)).toBeVisible();
    }
    const testimonial = testimonials.find(({ client }) => client === study.client);
    const story = region(studyLabels.story);
    expect(within(story).getByRole('blockquote')).toHaveTextContent(`${testimonial?.quote}`);
    expect(story).toHaveTextContent(`${testimonial?.name}, ${testimonial?.role}`);
  });

  test('it links to its clouds, to the next study and to the contact form', () => {
    renderPage(id);
    const breadcrumbs = screen.getByRole('navigation', { name: ui.breadcrumb });
    expect(hrefs(breadcrumbs)).toEqual([anchorPath(anchors.caseStudies)]);
    expect(breadcrumbs).toHaveTextContent(name);
    expect(hrefs(region(studyLabels.glance.title))).toEqual(
      study.clouds.map((cloud) => paths.cloud(cloudSummaries[cloud].slug)),
    );
    const position = studyList.findIndex((other) => other.id === id);
    const next = studyList[(position + 1) % studyList.length] ?? studyList[0];
    expect(hrefs(region(studyLabels.next(next.organisation)))).toEqual([
      paths.study(next.slug),
      anchorPath(anchors.contact),
    ]);
  });
});

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

function region(name: string) {
  return screen.getByRole('region', { name });
}

function items(name: string) {
  return within(region(name))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

function hrefs(element: HTMLElement) {
  return within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}
