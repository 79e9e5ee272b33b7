import type { Locator, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { applicationFields, applicationForm, jobCardLabels } from '@/content/careers';
import { jobLabels } from '@/content/jobs/labels';
import { jobs } from '@/content/jobs/list';
import { exampleApplication } from '../support/examples';
import { siteSettings } from './support/addresses';
import { collectAlerts } from './support/alerts';
import { acceptAllCookies } from './support/consent';
import { expect, test, expectHydrated } from './support/site';

const [reactNative, designer] = jobs;
const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 …') };

const typed = { ...exampleApplication, linkedIn: '' } as const;

let alerts: readonly string[];
let logged: unknown[];

test.beforeEach(async ({ page, context }) => {
  await page.clock.setFixedTime(Number(siteSettings.SOURCE_DATE_EPOCH) * 1000);
  alerts = collectAlerts(page);
  logged = [];
  await acceptAllCookies(context);
  page.on('console', (message) => {
    if (message.type() === 'log') {
      void message
        .args()[0]
        ?.jsonValue()
        .then((value) => logged.push(value));
    }
  });
});

const form = (page: Page) => page.getByRole('form', { name: applicationForm.label });
const submit = (page: Page) => form(page).getByRole('button', { name: applicationForm.submit });
const labelOf = (name: string) =>
  applicationFields.find((field) => field.name === name)?.label ?? '';
const field = (page: Page, name: string) => form(page).getByLabel(labelOf(name), { exact: true });

async function openForm(page: Page, path: string = paths.career) {
  await page.goto(path);
  await expectHydrated(page);
}

async function fill(page: Page, resume: typeof pdf = pdf) {
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value);
  await field(page, 'resume').setInputFiles(resume);
}

async function expectKept(page: Page) {
  for (const [name, value] of Object.entries(typed)) {
    await expect(field(page, name)).toHaveValue(value);
  }
}

test('Apply Now on a card selects its job and names it in the heading', async ({ page }) => {
  await openForm(page);
  await page
    .getByRole('link', { name: `${jobCardLabels.apply} ${jobCardLabels.applyFor(designer.title)}` })
    .click();
  await expect(page).toHaveURL(paths.application(designer.slug));
  await expect(form(page).getByRole('heading')).toHaveText(`Apply for: ${designer.title}`);
  await expect(page.getByText(jobCardLabels.selected, { exact: true })).toBeVisible();
});

test('a job page opens the form with its job selected', async ({ page }) => {
  await page.goto(paths.job(reactNative.slug));
  await page.getByRole('link', { name: jobLabels.apply }).first().click();
  await expect(form(page).getByRole('heading')).toHaveText(`Apply for: ${reactNative.title}`);
  await expect(form(page)).toBeInViewport();
});

test('an application without a receiver is logged and not sent, clears the form and keeps the job selected', async ({
  page,
}) => {
  const requests: string[] = [];
  await openForm(page, paths.application(designer.slug));
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  for (const job of [designer, reactNative]) {
    if (job === reactNative) {
      await page
        .getByRole('link', { name: `${jobCardLabels.apply} ${jobCardLabels.applyFor(job.title)}` })
        .click();
    }
    await expect(form(page).getByRole('heading')).toHaveText(`Apply for: ${job.title}`);
    await fill(page);
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText(applicationForm.notSent.title);
    await expect.poll(() => alerts.at(-1)).toBe(`Application submitted for ${job.title}`);
    await expect(field(page, 'fullName')).toHaveValue('');
    await expect(form(page).getByText(pdf.name)).toHaveCount(0);
    await expect(form(page).getByRole('heading')).toHaveText(`Apply for: ${job.title}`);
  }
  expect(logged).toEqual([
    expect.objectContaining({ job: designer.title, email: typed.email }),
    expect.objectContaining({
      job: reactNative.title,
      resume: { name: pdf.name, type: pdf.mimeType, size: pdf.buffer.length },
    }),
  ]);
  expect(JSON.stringify(logged)).not.toContain('%PDF');
  expect(requests).toEqual([]);
});

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false });

  test('what is typed is kept and does not get into the URL', async ({ page }) => {
    const requests: string[] = [];
    await page.goto(paths.career);
    page.on('request', (request) => requests.push(request.url()));
    await fill(page);
    await submit(page).click();
    await expect(page).toHaveURL(paths.career);
    await expectKept(page);
    expect(requests.filter((url) => url.startsWith('http'))).toEqual([]);
  });
});

test('a reload and going back keep what was typed', async ({ page }) => {
  await openForm(page, paths.application(designer.slug));
  await fill(page);
  await page.reload();
  await expectKept(page);
  await page.goto(paths.home);
  await page.goBack();
  await expectKept(page);
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a page printed before it was scrolled shows all sections', async ({ page }) => {
    await openForm(page);
    await expectHydrated(page);
    await page.emulateMedia({ media: 'print' });
    for (const region of await page.getByRole('main').getByRole('region').all()) {
      expect(await opacity(region)).toBe(1);
    }
  });
});

test.describe('with motion, without JavaScript', () => {
  test.use({ reducedMotion: 'no-preference', javaScriptEnabled: false });

  test('every section is visible', async ({ page }) => {
    await page.goto(paths.career);
    for (const region of await page.getByRole('main').getByRole('region').all()) {
      await expect.poll(() => opacity(region)).toBe(1);
    }
    await expect(page.locator('[style*="opacity"]')).toHaveCount(0);
  });
});

/** The product of the opacities of an element and its ancestors. */
function opacity(region: Locator): Promise<number> {
  return region.evaluate((element) => {
    let product = 1;
    for (let current: Element | null = element; current; current = current.parentElement) {
      product *= Number(getComputedStyle(current).opacity);
    }
    return product;
  });
}
