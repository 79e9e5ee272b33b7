import { cookieBanner } from '@/content/consent';
import { cookieDialog } from '@/content/cookieDialog';
import { anchorPath, anchors, paths } from '../../src/config/paths';
import { caseStudiesLabels } from '../../src/content/landing/caseStudies';
import { summary as machinery } from '../../src/content/studies/Machinerymanufacturing/summary';
import { ui } from '../../src/content/ui';
import { addresses } from './support/addresses';
import { consentButton, consentCheckbox, cookieSettings, cookieValue } from './support/consent';
import { expect, expectHydrated, test } from './support/site';
import { recordStoredKeys } from './support/storedKeys';

const study = paths.study(machinery.slug);

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

test('Back shows the study that the visitor left, and focuses the link', async ({ page }) => {
  await page.goto(anchorPath(anchors.caseStudies));
  await expectHydrated(page);
  await page.getByRole('button', { name: ui.showSlide(3), exact: true }).click();
  const read = page.getByRole('link', { name: `${caseStudiesLabels.read} ${machinery.title}` });
  await read.click();
  await expect(page).toHaveURL(study);
  await page.goBack();
  await expect(read).toBeFocused();
  await expect(read).toBeInViewport();
});
