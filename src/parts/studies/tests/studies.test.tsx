import { expect, test } from 'vitest';
import { preferencesFor } from '@/features/consent/consentRecord';
import { saveConsent } from '@/features/consent/updateConsent';
import { createMemoryCookies, createTestConsent } from '@tests/support/memoryCookies';
import { renderPages } from '@tests/support/renderedPages';
import { testSample } from '@tests/support/sample';
import { studyList } from '../content/list';
import { createCaseVisit, readLastVisitedCase } from '../visits';

const pages = await renderPages();

// section 2
const texts: readonly (readonly [path: string, texts: readonly string[]])[] = [
  ['/caseStudyDetails/Jubilantlifescience', ['Business outcomes', 'Business Drivers']],
  ['/caseStudyDetails/Nmipayment', ['Business outcomes', 'Business Drivers']],
  [
    '/caseStudyDetails/Machinerymanufacturing',
    [
      ...['Business outcomes', 'Improved user adoption', 'Maximize ROI', 'Improved decisions'],
      ...['Effective Salesforce usage', 'All teams use unified CRM', '8+ Business unit upgraded'],
      ...['Business Drivers', 'Problems', 'Disparate Sales process', 'Duplicate Data'],
      ...['Poor user adoption', 'Adoption of CRM solution', 'Success factors'],
      ...['Training and change management', 'Alignment with other BUs'],
      ...['Long term association strategy', 'Business Analysis', 'Identified pain points'],
      ...['Optimize workflows', 'Custom Dev & Automation', 'Dynamic Dashboards'],
      'User Adoption Strategy',
    ],
  ],
];

testSample.each(texts)('%s has the texts of the specification: %s', (path, expected) => {
  const text = pages.get(path)?.document.querySelector('main')?.textContent;
  expect(expected.filter((each) => !text?.includes(each))).toEqual([]);
});

test('the landing page has a slide for each study, which can be reached without script', () => {
  const slides = pages.get('/')?.document.querySelectorAll('#case-studies article');
  expect(slides).toHaveLength(studyList.length);
  slides?.forEach((slide) => expect(slide.closest('[inert]')).toBeNull());
});

const all = preferencesFor('all');
const necessary = preferencesFor('necessary');
const last = { lastVisitedCase: '/study' };
const count = { visits_KaveriCo2: '1' };

test.each([
  ['without a choice', [], {}],
  ['with functional cookies', [{ ...necessary, functional: true }], last],
  ['with analytics cookies', [{ ...necessary, analytics: true }], count],
  ['after several choices', [all, { ...all, marketing: false }], { ...last, ...count }],
  ['after a withdrawal', [all, necessary], {}],
])('%s a visit to a study is recorded as allowed, and once', (_, choices, expected) => {
  const jar = createMemoryCookies();
  const store = createTestConsent(jar);
  const recordVisit = createCaseVisit('Kaveri & Co. 2', '/study');
  recordVisit(store);
  for (const choice of choices) {
    saveConsent(store, choice);
    recordVisit(store);
  }
  expect(readLastVisitedCase(store)).toBe('lastVisitedCase' in expected ? '/study' : null);
  jar.remove('cookieConsent');
  expect(jar.getAll()).toEqual(expected);
});
