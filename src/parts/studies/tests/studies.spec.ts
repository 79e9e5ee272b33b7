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
import { expect, expectNetworkIdle, open, prerender, test } from '@tests/e2e/support/site';
import { recordStoredKeys } from '@tests/e2e/support/storedKeys';
import { summary as pharma } from '../content/Jubilantlifescience/summary';
import { studyLabels } from '../content/labels';
import { summary as machinery } from '../content/Machinerymanufacturing/summary';
import { summary as payment } from '../content/Nmipayment/summary';
import { caseStudiesLabels } from '../content/section';
import { studiesPaths } from '../paths';

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

test('Back shows the study that the visitor left, and focuses the link @full', async ({ page }) => {
  await open(page, studiesPaths.section);
  await page.getByRole('button', { name: caseStudiesLabels.showSlide(machinery.title) }).click();
  const read = page.getByRole('link', { name: `${caseStudiesLabels.read} ${machinery.title}` });
  await read.click();
  await expect(page).toHaveURL(study);
  await page.goBack();
  await expect(read).toBeFocused();
  await expect(read).toBeInViewport();
});

test('a photograph covers its disc, also one that is not square @full', async ({ page }) => {
  await page.goto(studiesPaths.page(pharma.slug));
  const photograph = page.locator('figure picture > img');
  await photograph.evaluate((img) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';
    for (const source of img.parentElement?.querySelectorAll('source') ?? []) {
      source.type = 'image/svg+xml';
      source.srcset = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    }
    img.setAttribute('width', '600');
    img.setAttribute('height', '400');
  });
  const [photographHeight, discHeight] = await photograph.evaluate((img) =>
    [img, img.parentElement?.parentElement].map((box) => box?.getBoundingClientRect().height),
  );
  expect(discHeight).toBeGreaterThan(100);
  expect(photographHeight).toBe(discHeight);
});

test('the heading of the approach stays clear of its steps on the arc @full', async ({ page }) => {
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto(study);
    const overlaps = await page.locator('#approach').evaluate((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      const lines = [...text.getClientRects()];
      const steps = [...document.querySelectorAll('[aria-labelledby="approach"] li')];
      return steps
        .filter((step) => {
          const disc = step.getBoundingClientRect();
          return lines.some(
            (line) =>
              line.left < disc.right &&
              disc.left < line.right &&
              line.top < disc.bottom &&
              disc.top < line.bottom,
          );
        })
        .map((step) => step.textContent);
    });
    expect(overlaps, `${width} px`).toEqual([]);
  }
});

test('by night the words of a step keep clear of the shadow on its moon @full', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const slug of [machinery.slug, pharma.slug, payment.slug]) {
    await page.goto(studiesPaths.page(slug));
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const steps = page.getByRole('region', { name: studyLabels.approach }).getByRole('listitem');
      await steps.first().scrollIntoViewIfNeeded();
      for (const step of await steps.all()) {
        expect(
          await step.evaluate(readShadowDistance),
          `${await step.innerText()}, ${width} px`,
        ).toBeGreaterThan(4);
      }
    }
  }
});

test('the keyboard reaches the links of the facts in the order in which they are seen @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const slug of [machinery.slug, pharma.slug, payment.slug]) {
    await page.goto(studiesPaths.page(slug));
    const places = await page
      .locator('[aria-labelledby="glance"] dl > div')
      .evaluateAll((facts) =>
        facts.map((fact) => fact.getBoundingClientRect()).map(({ top, left }) => ({ top, left })),
      );
    expect(places).toEqual(places.toSorted((a, b) => a.top - b.top || a.left - b.left));
  }
});

/** From the words of a step to the edge of its disc or of the shadow, in px. Runs in the page. */
function readShadowDistance(step: Element): number {
  const { left, top, width } = step.getBoundingClientRect();
  const shift = parseFloat(getComputedStyle(step).getPropertyValue('--phase'));
  const words = document.createRange();
  words.selectNodeContents(step);
  const distances = [...words.getClientRects()].flatMap((line) =>
    [line.left, line.right].flatMap((x) =>
      [line.top + 3, line.bottom - 3].flatMap((y) =>
        [0, shift].map(
          (dx) => width / 2 - Math.hypot(x - left - width / 2 - dx, y - top - width / 2),
        ),
      ),
    ),
  );
  return Math.min(...distances);
}
