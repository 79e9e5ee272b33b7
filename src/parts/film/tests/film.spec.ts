import type { Page } from '@playwright/test';
import { storedItems } from '@/content/storedItems';
import { ui } from '@/content/ui';
import { preferencesFor } from '@/features/consent/consentRecord';
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
  const value = encodeURIComponent(JSON.stringify(preferences));
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

test('with reduced motion the film waits, and its controls, captions and words answer to the keyboard @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.getByRole('button', { name: playFilmLabel }).press('Enter');
  const dialog = page.getByRole('dialog', { name: film.title });
  const video = dialog.locator('video');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await expect(video).toHaveJSProperty('paused', true);
  expect(await currentTime(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: ui.close, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(video).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await expect(video).toHaveJSProperty('paused', true);
  const words = await video.evaluate(async ({ textTracks: [track] }: HTMLVideoElement) => {
    if (track) track.mode = 'showing';
    while (!track?.cues?.length) await new Promise(requestAnimationFrame);
    return Array.from(track.cues, (cue) => cue.startTime);
  });
  expect(words).toEqual(film.cues.map(({ from }) => from));
  await dialog.getByText(film.transcriptTitle, { exact: true }).press('Enter');
  await expect(dialog.getByText(film.cues[0].description)).toBeVisible();
});

test('without its file the dialog says so, and has the words @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.route(/film[^/]*\.(webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
  await open(page, '/');
  await page.getByRole('button', { name: playFilmLabel }).click();
  const dialog = page.getByRole('dialog', { name: film.title });
  await expect(dialog.getByRole('status')).toHaveText(film.missing);
  await dialog.getByText(film.transcriptTitle, { exact: true }).click();
  await expect(dialog.getByText(film.cues[0].words)).toBeVisible();
});
