import { expect, test } from 'vitest';
import { renderPages } from '@tests/support/renderedPages';
import { studyList } from '../content/list';

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

test.each(texts)('%s has the texts of the specification: %s', (path, expected) => {
  const text = pages.get(path)?.document.querySelector('main')?.textContent;
  expect(expected.filter((each) => !text?.includes(each))).toEqual([]);
});

test('the landing page has a slide for each study', () => {
  expect(pages.get('/')?.document.querySelectorAll('#case-studies article')).toHaveLength(
    studyList.length,
  );
});
