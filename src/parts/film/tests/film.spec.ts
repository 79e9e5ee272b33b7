import type { Page } from '@playwright/test';
import { storedItems } from '@/content/storedItems';
import { ui } from '@/content/ui';
import { preferencesFor } from '@/features/consent/consentRecord';
import { createConsentRecord } from '@/features/consent/updateConsent';
import { addresses } from '@tests/e2e/support/addresses';
import { expectAccessible } from '@tests/e2e/support/axe';
import { expect, open, test } from '@tests/e2e/support/site';
import { filmSeconds, playFilmLabel } from '../labels';
import { film } from '../words';

const currentTime = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('the film plays, its words are uncovered unless captions are chosen, and with analytics each click is counted for a year @full', async ({
  page,
  context,
}) => {
  const preferences = { ...preferencesFor('necessary'), analytics: true };
  const value = encodeURIComponent(JSON.stringify(createConsentRecord(preferences, 'visitor')));
  await context.addCookies([{ name: storedItems.cookieConsent.name, value, url: addresses.site }]);
  const playCount = async () =>
    (await context.cookies(addresses.site)).find(({ name }) => name === 'playCount');
  await page.goto('/');
  await page.getByRole('button', { name: playFilmLabel }).click();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(1);
  const state = await page.locator('video').evaluate((video: HTMLVideoElement) => ({
    size: [video.videoWidth, video.videoHeight],
    seconds: Math.round(video.duration),
    captions: video.textTracks[0]?.mode,
  }));
  expect(state).toEqual({ size: [1280, 720], seconds: filmSeconds, captions: 'disabled' });
  await expect.poll(playCount).toMatchObject({ value: '1' });
  const video = await page.locator('video').elementHandle();
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await page.keyboard.press('Escape');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await page.getByRole('button', { name: playFilmLabel }).click();
  await expect.poll(playCount).toMatchObject({ value: '2' });
  const days = (((await playCount())?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(365, 1);
});

test('with reduced motion the film waits, and all its controls answer to the keyboard @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.getByRole('button', { name: playFilmLabel }).press('Enter');
  const dialog = page.getByRole('dialog', { name: film.title });
  const video = dialog.locator('video');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const { controls, cues } = film;
  await expect(dialog).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await expect(video).toHaveJSProperty('paused', true);
  expect(await currentTime(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(button(ui.close)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(controls.paused)).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);
  await page.keyboard.press('Space');
  await expect(button(controls.paused)).toBeFocused();
  await expect(video).toHaveJSProperty('paused', true);

  await page.keyboard.press('Tab');
  const place = dialog.getByRole('slider', { name: controls.place });
  await expect(place).toBeFocused();
  const before = await currentTime(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => currentTime(page)).toBeCloseTo(before + 1, 1);
  const { from, timeOfDay } = cues[4];
  await button(`${timeOfDay.time} ${timeOfDay.name}`).press('Enter');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(from);
  await expect(place).toHaveAttribute('aria-valuetext', RegExp(`^0:1.*, ${timeOfDay.name}$`));
  await expect(dialog.locator('[aria-current="true"]')).toHaveText(RegExp(timeOfDay.time));

  const captions = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode);
  await button(controls.captions).press('Enter');
  await expect.poll(captions).toBe('showing');
  await button(controls.captions).press('Enter');
  await expect.poll(captions).toBe('disabled');

  // a slow machine still looks at the first half of what plays again
  await video.evaluate((element: HTMLVideoElement) => (element.playbackRate = 0.1));
  await place.press('End');
  await button(controls.ended).press('Enter');
  await expect(button(controls.playing)).toBeFocused();
  await expect.poll(() => currentTime(page)).toBeLessThan(filmSeconds / 2);
  await dialog.getByText(film.transcriptTitle).press('Enter');
  await expect(dialog.getByText(cues[0].description)).toBeVisible();
});
