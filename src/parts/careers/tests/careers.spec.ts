import { writeFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { paths } from '@/config/paths';
import { addresses, siteSettings } from '@tests/e2e/support/addresses';
import { expectAccessible } from '@tests/e2e/support/axe';
import { acceptAllCookies } from '@tests/e2e/support/consent';
import {
  addStyles,
  collectAlerts,
  expect,
  expectHydrated,
  footerLink,
  open,
  test,
} from '@tests/e2e/support/site';
import { translate } from '@tests/e2e/support/translation';
import {
  applicationFields,
  applicationForm,
  jobCardLabels,
  resumeErrors,
} from '../content/careers';
import { jobLabels } from '../content/labels';
import { careersPaths } from '../paths';
import { fillApplication } from './applyInBrowser';
import { exampleApplication } from './exampleApplication';
import { job, otherJob } from './postings';

const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 …') };

test('applications, without a receiver, keep what was typed over a reload and Back, and are not sent', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(Number(siteSettings.SOURCE_DATE_EPOCH) * 1000);
  const alerts = collectAlerts(page);
  await acceptAllCookies(context);
  const form = page.getByRole('form', { name: applicationForm.label });
  const field = (name: string) => {
    const label = applicationFields.find((each) => each.name === name)?.label ?? '';
    return form.getByLabel(label, { exact: true });
  };
  await page.goto(careersPaths.job(job.slug));
  await page.getByRole('link', { name: jobLabels.apply }).first().click();
  await expect(form.getByRole('heading')).toHaveText(`Apply for: ${job.title}`);
  await expect(form).toBeInViewport();
  for (const [name, value] of Object.entries(exampleApplication)) await field(name).fill(value);
  const expectKept = async () => {
    for (const [name, value] of Object.entries(exampleApplication)) {
      await expect(field(name)).toHaveValue(value);
    }
  };
  await page.reload();
  await expectKept();
  await page.goto(paths.home);
  await page.goBack();
  await expectKept();
  await expectHydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(request.url());
  });
  await field('resume').setInputFiles(pdf);
  await form.getByRole('button', { name: applicationForm.submit }).click();
  await expect(form.getByRole('alert')).toContainText(applicationForm.notSent.title);
  await expect.poll(() => alerts).toEqual([`Application submitted for ${job.title}`]);
  await expect(field('fullName')).toHaveValue('');
  await expect(form.getByText(pdf.name)).toHaveCount(0);
  await expect(form.getByRole('heading')).toHaveText(`Apply for: ${job.title}`);
  await expectAccessible(page, 'main form');
  expect(requests).toEqual([]);
});

test('on a translated page the heading of the form names the posting that was chosen last', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/#418/);
  // a glide to the form moves what the next click is aimed at
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(Number(siteSettings.SOURCE_DATE_EPOCH) * 1000);
  await page.addInitScript(translate);
  await open(page, careersPaths.page);
  const form = page.getByRole('form', { name: applicationForm.label });
  for (const { title } of [job, otherJob, job]) {
    const name = `${jobCardLabels.apply} ${jobCardLabels.applyFor(title)}`;
    await page.getByRole('link', { name }).click();
    await expect(form.getByRole('heading')).toHaveText(`Apply for: ${title}`);
    await expect(page.getByText(jobCardLabels.selected, { exact: true })).toHaveCount(1);
  }
});

test('the sun flies from the list of postings to the phone of one', async ({ page }) => {
  await open(page, careersPaths.page);
  await addStyles(page, '::view-transition-group(sun) { animation-play-state: paused !important }');
  await page.getByRole('link', { name: job.title }).first().click();
  await expect(page.locator(`main:has(h1:text-is("${job.title}")) g[data-flies]`)).toHaveCount(1);
});

test.describe('with a receiver', () => {
  test.use({ baseURL: addresses.fullSite });

  // no choice is asked for, and nothing is measured
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    }),
  );

  test('an upload goes on while its sender reads another page, and closing the tab asks first @full', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|could not be reached/);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.type() === 'alert' ? dialog.message() : dialog.type());
      void (dialog.type() === 'alert' ? dialog.accept() : dialog.dismiss());
    });
    const form = await fillApplication(page);
    const uploads: Route[] = [];
    await page.route(`${addresses.receiver}/applications`, (route) => void uploads.push(route));
    const apply = () => form.locator('[type=submit]').click();
    const leaveAndReturn = async () => {
      await footerLink(page, paths.privacy).click();
      await expect(page).toHaveURL(paths.privacy);
      await page.goBack();
      await expectHydrated(page);
    };
    await apply();
    await leaveAndReturn();
    await expect(form.getByRole('progressbar')).toBeVisible();
    expect(uploads).toHaveLength(1);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => alerts).toEqual(['beforeunload']);

    await footerLink(page, paths.privacy).click();
    await expect(form).toHaveCount(0);
    await uploads[0]?.abort();
    await expect.poll(() => alerts).toContain(applicationForm.networkError);
    await page.goBack();
    await expect(form.getByText(applicationForm.failure.texts.unreachable)).toBeVisible();
    await expect(form.getByText('résumé.pdf')).toBeVisible();
    await apply();
    await expect.poll(() => uploads.length).toBe(2);
    expect(uploads[1]?.request().postData()).toContain('%PDF-1.7');
  });
});

/* The same as an Android cloud drive, whose files the request cannot read. */
test.describe('a resume that changes on the disk', () => {
  test.use({ baseURL: addresses.fullSite });

  test('is sent as it was submitted, or asked for again @full', async ({ page }, testInfo) => {
    collectAlerts(page);
    const file = testInfo.outputPath('resume.pdf');
    const write = (text: string) => writeFileSync(file, `%PDF-1.7 ${text}`);
    await page.exposeFunction('onSend', () => write('written meanwhile'));
    await page.addInitScript(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        const onSend = Reflect.get(window, 'onSend');
        void Promise.resolve(onSend()).then(() => send.call(this, body));
      };
    });
    const uploads: Route[] = [];
    await page.route(`${addresses.receiver}/applications`, (route) => void uploads.push(route));
    const form = await fillApplication(page);
    const choose = async (text: string) => {
      write(text);
      await form.locator('input[type=file]').setInputFiles(file);
      await expect(form.getByText('resume.pdf')).toBeVisible();
    };
    await choose('first');
    write('another length');
    await form.locator('[type=submit]').click();
    await expect(form.getByText(resumeErrors.unreadable)).toBeVisible();
    await choose('second');
    await form.locator('[type=submit]').click();
    await expect.poll(() => uploads.length).toBe(1);
    expect(uploads[0]?.request().postData()).toContain('%PDF-1.7 second');
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await uploads[0]?.fulfill({ headers, json: { success: true } });
    await expect(form.getByText(applicationForm.success(job.title))).toBeVisible();
  });
});

test('every section is printed @full', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, careersPaths.page);
  for (const section of await page.locator('main > div:has(> section)').all()) {
    await expect(section).toHaveCSS('opacity', '1');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sections fade in within 0.6 s, and an application does not get into the URL', async ({
    page,
  }) => {
    const requests: string[] = [];
    await page.goto(careersPaths.page);
    const sections = page.locator('main > div:has(> section)');
    await expect(sections).not.toHaveCount(0);
    for (const section of await sections.all()) {
      await expect(section).toHaveCSS('animation-duration', '0.6s');
      await expect(section).toHaveCSS('opacity', '1');
    }
    page.on('request', (request) => requests.push(request.url()));
    const form = page.getByRole('form', { name: applicationForm.label });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.locator('[type=submit]')).toHaveAttribute('formaction', /^mailto:/);
    const fields = applicationFields.flatMap(({ name, label }) =>
      name === 'resume' ? [] : [{ field: form.getByLabel(label, { exact: true }), name }],
    );
    for (const { field, name } of fields) await field.fill(exampleApplication[name]);
    await form.locator('input[type=file]').setInputFiles(pdf);
    await form.getByRole('button', { name: applicationForm.submit }).click();
    await expect(page).toHaveURL(careersPaths.page);
    for (const { field, name } of fields) {
      await expect(field).toHaveValue(exampleApplication[name]);
    }
    expect(requests.filter((url) => url.startsWith('http'))).toEqual([]);
  });
});
