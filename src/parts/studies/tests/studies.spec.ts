import { cookieBanner } from '@/content/consent';
import { cookieDialog } from '@/content/cookieDialog';
import { addresses } from '@tests/e2e/support/addresses';
import {
  acceptAllCookies,
  consentButton,
  consentCheckbox,
  cookieSettings,
  cookieValue,
} from '@tests/e2e/support/consent';
import {
  addStyles,
  expect,
  expectNetworkIdle,
  open,
  prerender,
  test,
} from '@tests/e2e/support/site';
import { recordStoredKeys } from '@tests/e2e/support/storedKeys';
import { studyList } from '../content/list';
import { summary as machinery } from '../content/Machinerymanufacturing/summary';
import { caseStudiesLabels as labels } from '../content/section';
import { studiesAnchor, studiesPaths } from '../paths';

const study = studiesPaths.page(machinery.slug);

test('a visit is recorded and counted once allowed, in cookies that the privacy page lists, until a withdrawal', async ({
  page,
  context,
}) => {
  const keys = await recordStoredKeys(context, addresses.site);
  await page.goto(study);
  await consentButton(page, cookieBanner.acceptAll).click();
  await expect.poll(() => cookieValue(context, 'visits_KaveriWorks')).toBe('1');
  expect(await cookieValue(context, 'lastVisitedCase')).toBe(study);
  await page.reload();
  await expect.poll(() => cookieValue(context, 'visits_KaveriWorks')).toBe('2');
  expect(await keys.unlisted()).toEqual([]);
  await cookieSettings(page).click();
  await consentCheckbox(page, 'analytics').uncheck();
  await consentButton(page, cookieDialog.confirm).click();
  await expect.poll(() => cookieValue(context, 'visits_KaveriWorks')).toBe('');
  expect(await cookieValue(context, 'lastVisitedCase')).toBe(study);
});

test('a study that the browser has prerendered counts when it is opened', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  await prerender(page);
  await page.goto(study);
  await expectNetworkIdle(page);
  expect(await cookieValue(context, 'lastVisitedCase')).toBe('');
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => cookieValue(context, 'lastVisitedCase')).toBe(study);
});

test('the poster of the next study becomes the sun of its page, a gear', async ({
  page,
  context,
}) => {
  await acceptAllCookies(context);
  const before = studyList.at(studyList.findIndex(({ slug }) => slug === machinery.slug) - 1);
  await open(page, studiesPaths.page(before?.slug ?? ''));
  await addStyles(page, '::view-transition-group(sun) { animation-play-state: paused !important }');
  await page.getByRole('link', { name: machinery.readLabel }).click();
  const suns = () =>
    document
      .getAnimations()
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
      .filter((name) => name && /(old|new)\(sun\)/.test(name));
  await expect.poll(() => page.evaluate(suns)).toHaveLength(2);
});

for (const [browser, hasScrollEnd] of [
  ['knows when a scroll ends', true],
  ['does not know when a scroll ends', false],
] as const)
  test(`a study that is swiped to is the current one, where the browser ${browser}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!hasScrollEnd)
      await page.addInitScript(() => Reflect.deleteProperty(window, 'onscrollend'));
    await open(page, `/#${studiesAnchor}`);
    const slides = page.locator(`#${studiesAnchor} [aria-roledescription="slide"]`);
    await slides.first().evaluate(({ clientWidth, parentElement }) => {
      parentElement?.scrollBy({ left: clientWidth, behavior: 'smooth' });
    });
    await expect(slides.nth(1)).not.toHaveAttribute('inert');
    await expect(slides.first()).toHaveAttribute('inert');
    await expect(page.getByText(labels.position(2, studyList.length))).toBeAttached();
  });
