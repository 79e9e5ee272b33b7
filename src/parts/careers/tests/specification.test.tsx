import { expect, test } from 'vitest';
import { renderPages } from '@tests/support/renderedPages';
import { careersLinks } from '../links';
import { careersPaths } from '../paths';

const pages = await renderPages();

/** Texts that sections 2 and 3 of the specification fix, as a visitor of each page reads them. */
const fixedTexts: readonly (readonly [path: string, texts: readonly string[]])[] = [
  [
    careersPaths.page,
    [
      ...['React Native Developer', 'UI/UX Designer', 'Noida, India', 'Hybrid'],
      ...['Backend Developer Node.js', 'Remote', 'Full-time'],
    ],
  ],
  [careersPaths.job('react-native-developer'), ['React Native Developer']],
  [careersPaths.job('ui-ux-designer'), ['UI/UX Designer']],
  [careersPaths.job('backend-developer-nodejs'), ['Backend Developer Node.js']],
];

test.each(fixedTexts)('%s has the texts of the specification: %s', (path, texts) => {
  const text = pages.get(path)?.document.body.textContent;
  expect(texts.filter((expected) => !text?.includes(expected))).toEqual([]);
});

test('the menus lead to the route of the specification by its labels', () => {
  const { desktop, mobile } = careersLinks;
  expect(careersPaths.page).toBe('/career');
  expect([desktop.label, desktop.href]).toEqual(['Careers', '/career']);
  expect([mobile.label, mobile.href]).toEqual(['Career', '/career']);
});
