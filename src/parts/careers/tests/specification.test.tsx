import { expect, test } from 'vitest';
import { renderPages } from '@tests/support/renderedPages';
import { testSample } from '@tests/support/sample';
import { noSettings, policyText } from '@tests/support/settings';
import { careersLinks, careersPaths } from '../paths';

const pages = await renderPages();

/** Texts that sections 2 and 3 of the specification fix, as a visitor of each page reads them. */
const fixedTexts: readonly (readonly [path: string, selector: string, texts: readonly string[]])[] =
  [
    [
      careersPaths.page,
      'main',
      [
        ...['React Native Developer', 'UI/UX Designer', 'Noida, India', 'Hybrid'],
        ...['Backend Developer Node.js', 'Remote', 'Full-time'],
      ],
    ],
    [careersPaths.job('react-native-developer'), 'h1', ['React Native Developer']],
    [careersPaths.job('ui-ux-designer'), 'h1', ['UI/UX Designer']],
    [careersPaths.job('backend-developer-nodejs'), 'h1', ['Backend Developer Node.js']],
  ];

testSample.each(fixedTexts)(
  '%s has in %s the texts of the specification: %s',
  (path, selector, texts) => {
    const text = pages.get(path)?.document.querySelector(selector)?.textContent;
    expect(texts.filter((expected) => !text?.includes(expected))).toEqual([]);
  },
);

test('the menus lead to the route of the specification by its labels', () => {
  const { desktop, mobile } = careersLinks;
  expect(careersPaths.page).toBe('/career');
  expect([desktop.label, desktop.href]).toEqual(['Careers', '/career']);
  expect([mobile.label, mobile.href]).toEqual(['Career', '/career']);
});

test('the privacy policy says that applications are received if they are', () => {
  expect(policyText(noSettings)).toContain('nothing reaches us');
  const received = policyText({ ...noSettings, careers: { applicationUrl: '/applications' } });
  expect(received).toContain('sent to us when you press Submit application');
});
