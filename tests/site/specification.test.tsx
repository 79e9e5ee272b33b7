import { expect } from 'vitest';
import { partLinks } from '@/app/links';
import { wheelOrder } from '@/content/clouds/list';
import { renderPages } from '../support/renderedPages';
import { testSample } from '../support/sample';

const pages = await renderPages();

/** Texts that the specification fixes, where a visitor of each page reads them. */
const fixedTexts: readonly (readonly [path: string, selector: string, texts: readonly string[]])[] =
  [
    // section 1: facts, domains, offerings and integrations
    ['/', '#about li > button', ['2018', '100+', '70+', '10+', '50+']],
    [
      '/',
      '#services h3',
      [
        ...['Manufacturing', 'Customer Consulting', 'Life Science', 'Legal', 'Healthcare'],
        ...['Real Estate', 'Non-Profit', 'NBFC (KYC)'],
      ],
    ],
    [
      '/',
      '#working h3',
      [
        ...['Digital Transformation', 'Automation', 'Salesforce Consultation'],
        ...['Custom Development', 'Data Migration', 'Maintenance and Support'],
        ...['3rd Party Integration', 'Staff Augmentation', 'Cloud Resale'],
      ],
    ],
    [
      '/',
      '#integration h3',
      ['Cloud Integration', 'Database Integration', 'Planner Integration', 'Other Integration'],
    ],
    ['/cloudsolution/datacloud', 'main h2, main p', ['Offerings']],
    ['/privacy-policy', 'h1', ['Privacy policy']],
    [
      '/privacy-policy',
      'h2',
      [
        ...['Information we collect', 'How we use it', 'Cookies and tracking'],
        ...['Third-party services', 'Data security', 'Your rights', 'Changes to this policy'],
        'Contact',
      ],
    ],
  ];

testSample.each(fixedTexts)(
  '%s has in %s the texts of the specification: %s',
  (path, selector, texts) => {
    const found = [...(pages.get(path)?.document.querySelectorAll(selector) ?? [])];
    const has = (text: string) => found.some((element) => element.textContent.includes(text));
    expect(texts.filter((text) => !has(text))).toEqual([]);
  },
);

/** Counts that the specification fixes in sections 1, 2 and 9; what is a folder may be more. */
const fixedCounts: readonly (readonly [path: string, selector: string, count: number])[] = [
  ['/', '#about li > button', 7],
  ['/', '#services :not([aria-hidden]) > li h3', 8],
  ['/', '#working li h3', 9],
  ['/', '#cloudsolutions article', wheelOrder.length],
  ['/', '#integration li:has(img)', 26],
  ['/cloudsolution/datacloud', 'main h4', 10],
  ['/cloudsolution/Experiencecloud', 'main h4', 8],
  ['/cloudsolution/Analyticcloud', 'main h4', 11],
  ['/cloudsolution/Marketingcloud', 'main h4', 9],
  ['/cloudsolution/Servicecloud', 'main h4', 8],
  ['/cloudsolution/Salescloud', 'main h4', 14],
  ['/cloudsolution/Healthcloud', 'main h4', 8],
  ['/cloudsolution/Nonprofitcloud', 'main h4', 9],
];

testSample.each(fixedCounts)(
  '%s has as many "%s" as the specification says: %i',
  (path, selector, count) => {
    expect(pages.get(path)?.document.querySelectorAll(selector)).toHaveLength(count);
  },
);

/** The labels and targets of section 2, with those that parts add. */
testSample.each([
  [
    'desktop',
    'header nav:not(dialog *) a',
    [
      ['Home', '/#home'],
      ['About', '/#about'],
      ['Domains', '/#services'],
      ['Clouds', '/#cloudsolutions'],
      ['Integrations', '/#integration'],
      ['Offering', '/#working'],
      ...partLinks.flatMap(({ desktop }) => (desktop ? [[desktop.label, desktop.href]] : [])),
      ['Contact Us', '/#contact'],
    ],
  ],
  [
    'mobile',
    'header dialog a',
    [
      ['Home', '/#home'],
      ['About', '/#about'],
      ['Domains', '/#expertise'],
      ['Clouds', '/#solutions'],
      ['Integrations', '/#integration'],
      ['Offering', '/#working'],
      ...partLinks.flatMap(({ mobile }) => (mobile ? [[mobile.label, mobile.href]] : [])),
      ['Contact Us', '/#contact'],
    ],
  ],
])('the %s menu has the links of the specification', (_, selector, links) => {
  const found = [...(pages.get('/')?.document.querySelectorAll(selector) ?? [])];
  expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining(
      links.map(([label, href]) => [expect.stringMatching(`^${label}`), href]),
    ),
  );
});
