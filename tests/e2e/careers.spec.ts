import type { Locator, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { applicationFields, applicationForm, jobCardLabels, jobPostings } from '@/content/careers';
import { jobLabels } from '@/content/jobs';
import { acceptAllCookies } from './support/consent';
import { siteSettings } from './support/addresses';
import { collectAlerts } from './support/alerts';
import { expectAccessible } from './support/axe';
import { expect, test, expectHydrated } from './support/site';

const [reactNative, designer] = jobPostings;
const pdf = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 …') };

const typed = {
  fullName: 'Priya Menon',
  phone: '+91 98100 45520',
  email: 'priya@kaveri.example',
  location: 'Pune',
  experience: '6',
  linkedIn: '',
  message: 'I have shipped three offline field apps.',
} as const;

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
  await expect(form(page)).toHaveJSProperty('noValidate', true);
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

test('without a job the form shows the alert and an error and keeps its values', async ({
  page,
}) => {
  await openForm(page);
  await expect(form(page).getByRole('heading')).toHaveText(applicationForm.heading);
  await fill(page);
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toHaveText(applicationForm.noJob);
  await expect.poll(() => alerts).toEqual(["Please select a job by clicking 'Apply Now'"]);
  await expectKept(page);
  await expectAccessible(page);
});

test('Apply Now on a card selects its job and names it in the heading', async ({ page }) => {
  await openForm(page);
  await page
    .getByRole('link', { name: `${jobCardLabels.apply} ${jobCardLabels.applyFor(designer.title)}` })
    .click();
  await expect(page).toHaveURL(paths.application(designer.slug));
  await expect(form(page).getByRole('heading')).toHaveText(`Apply for: ${designer.title}`);
  await expect(page.getByText(jobCardLabels.selected, { exact: true })).toBeVisible();
});

test('a job page and a URL with a job open the form with the job selected', async ({ page }) => {
  await page.goto(paths.job(reactNative.slug));
  await page.getByRole('link', { name: jobLabels.apply }).first().click();
  await expect(form(page).getByRole('heading')).toHaveText(`Apply for: ${reactNative.title}`);
  await expect(form(page)).toBeInViewport();
  await openForm(page, paths.application(designer.slug));
  await expect(form(page).getByRole('heading')).toHaveText(`Apply for: ${designer.title}`);
});

test('a required field shows an error when it is the first missing one', async ({ page }) => {
  await openForm(page, paths.application(designer.slug));
  await fill(page);
  for (const { name, ...rest } of applicationFields) {
    if (name === 'resume' || !('required' in rest)) continue;
    const control = field(page, name);
    await control.fill('   ');
    await submit(page).click();
    await expect(form(page).getByText(rest.required, { exact: true })).toBeVisible();
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await control.fill(typed[name]);
  }
  await field(page, 'resume').setInputFiles([]);
  await submit(page).click();
  await expect(form(page).getByText('Resume is required', { exact: true })).toBeVisible();
  await expect(field(page, 'resume')).toBeFocused();
  expect(alerts).toEqual([]);
  await expectKept(page);
  await expectAccessible(page);
});

test('an invalid email and an invalid LinkedIn address show an error', async ({ page }) => {
  await openForm(page, paths.application(designer.slug));
  await fill(page);
  await field(page, 'email').fill('priya@');
  await submit(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'email').fill(typed.email);
  await field(page, 'linkedIn').fill('linkedin');
  await submit(page).click();
  await expect(field(page, 'linkedIn')).toBeFocused();
  expect(alerts).toEqual([]);
  expect(logged).toEqual([]);
});

const invalidResumes = [
  ['a picture', { ...pdf, name: 'photo.png' }, applicationForm.resume.wrongType],
  [
    'a renamed file',
    { ...pdf, buffer: Buffer.from('PK not a PDF') },
    applicationForm.resume.wrongContent,
  ],
  [
    'an oversized file',
    { ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.alloc(5 * 1024 * 1024)]) },
    applicationForm.resume.tooLarge,
  ],
] as const;

test('an unsupported resume shows an error when it is chosen and at submit', async ({ page }) => {
  await openForm(page, paths.application(designer.slug));
  await fill(page);
  for (const [title, file, message] of invalidResumes) {
    await test.step(title, async () => {
      await field(page, 'resume').setInputFiles(pdf);
      await expect(field(page, 'resume')).toHaveAttribute('aria-invalid', 'false');
      await field(page, 'resume').setInputFiles(file);
      await expect(form(page).getByText(message)).toBeVisible();
      await expect(form(page).getByText(file.name)).toBeVisible();
      await submit(page).click();
      await expect(form(page).getByText(message)).toBeVisible();
      await expect(field(page, 'resume')).toHaveAttribute('aria-invalid', 'true');
      await expectKept(page);
    });
  }
  expect(alerts).toEqual([]);
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

  test('sections below the fold fade in over 0.6 s', async ({ page }) => {
    await page.addInitScript(() => {
      const animated: string[] = [];
      Object.assign(window, { animated });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (keyframes, options) {
        const animation = animate.call(this, keyframes, options);
        const heading = this.querySelector('h2')?.textContent ?? '';
        animated.push(`${heading}: ${animation.effect?.getTiming().duration} ms`);
        return animation;
      };
    });
    await openForm(page);
    await expectHydrated(page);
    const culture = page.getByRole('region', { name: /work culture/i });
    const heading = await culture.getByRole('heading', { level: 2 }).textContent();
    const animated = () => page.evaluate(() => ('animated' in window ? window.animated : null));
    await culture.scrollIntoViewIfNeeded();
    await expect.poll(animated).toContain(`${heading}: 600 ms`);
    await expect(culture.locator('..')).toHaveCSS('opacity', '1');
  });

  test('a page printed before it was scrolled shows all sections', async ({ page }) => {
    await openForm(page);
    await expectHydrated(page);
    await page.emulateMedia({ media: 'print' });
    for (const region of await page.getByRole('main').getByRole('region').all()) {
      expect(await opacity(region)).toBe(1);
    }
  });

  test('printing finishes a fade', async ({ page }) => {
    await openForm(page);
    await expectHydrated(page);
    const culture = page.getByRole('region', { name: /work culture/i });
    const opacityInPrint = culture.evaluate(
      (element) =>
        new Promise<string>((resolve) => {
          const faded = element.parentElement ?? element;
          requestAnimationFrame(function printOnceFading() {
            const isFading = faded
              .getAnimations()
              .some((animation) => !(animation instanceof CSSAnimation));
            if (!isFading) return requestAnimationFrame(printOnceFading);
            dispatchEvent(new Event('beforeprint'));
            return resolve(getComputedStyle(faded).opacity);
          });
        }),
    );
    await culture.scrollIntoViewIfNeeded();
    expect(await opacityInPrint).toBe('1');
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
