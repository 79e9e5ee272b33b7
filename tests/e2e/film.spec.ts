import type { BrowserContext, Page } from '@playwright/test';
import { storedItems } from '@/lib/storageInventory';
import { film } from '../../src/content/film/film';
import { wordsOf } from '../../src/content/film/filmBeats';
import { playFilmLabel } from '../../src/content/film/filmButton';
import { ui } from '../../src/content/ui';
import {
  preferencesFor,
  createConsentRecord,
  type Preferences,
} from '../../src/features/consent/consentRecord';
import { addresses } from './support/addresses';
import { expectAccessible } from './support/axe';
import { delayRequests } from './support/delayedRequests';
import { expect, test, expectHydrated } from './support/site';

const daySeconds = 24 * 60 * 60;

test.use({ reducedMotion: 'no-preference' });

test('the film plays with captions, uncounted without consent', async ({ page, context }) => {
  await openLanding(page);
  await openFilm(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(1);
  const before = await currentTime(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before + 1);
  const { width, height, duration } = await page
    .locator('video')
    .evaluate(({ videoWidth, videoHeight, duration }: HTMLVideoElement) => ({
      width: videoWidth,
      height: videoHeight,
      duration,
    }));
  expect([width, height]).toEqual([1280, 720]);
  expect(duration).toBeCloseTo(film.duration, 1);
  expect(await captions(page)).toEqual({
    mode: 'showing',
    cues: film.beats.map((beat) => ({ from: beat.from, words: wordsOf(beat) })),
    active: 1,
  });
  expect(await playCount(context)).toBeUndefined();
});

test('a click before the card has hydrated is replayed', async ({ page, context }) => {
  await setConsent(context, preferencesFor('all'));
  const { release } = await delayRequests(page, /\/assets\/[^/]*\.js$/);
  await page.goto('/');
  await page.getByRole('button', { name: playFilmLabel }).click();
  release();
  await expect(page.getByRole('dialog', { name: film.title })).toBeVisible();
  await expect.poll(() => playCount(context)).toMatchObject({ value: '1' });
});

test('with reduced motion the film shows its poster and does not play', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLanding(page);
  await openFilm(page);
  await expectAccessible(page);
  await expectNotPlaying(page);
  await page.locator('video').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);
});

test('each click is counted for 365 days, if analytics is allowed', async ({ page, context }) => {
  await setConsent(context, { ...preferencesFor('necessary'), analytics: true });
  await openLanding(page);
  for (const count of ['1', '2']) {
    await openFilm(page);
    await expect.poll(() => playCount(context)).toMatchObject({ value: count });
    const { expires = 0 } = (await playCount(context)) ?? {};
    const days = (expires - Date.now() / 1000) / daySeconds;
    expect(days).toBeGreaterThan(364.99);
    expect(days).toBeLessThanOrEqual(365);
    await page.keyboard.press('Escape');
  }
});

test('the film can be stopped and read by keyboard alone', async ({ page }) => {
  await openLanding(page);
  await page.getByRole('button', { name: playFilmLabel }).press('Enter');
  const dialog = page.getByRole('dialog', { name: film.title });
  const video = dialog.locator('video');
  await expect(video).toHaveJSProperty('paused', false);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: ui.close })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(video).toBeFocused();
  await page.keyboard.press('Space');
  await expect(video).toHaveJSProperty('paused', true);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByText(film.transcriptTitle)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(film.beats[0].description)).toBeVisible();
});

async function openLanding(page: Page) {
  await page.goto('/');
  await expectHydrated(page);
}

async function openFilm(page: Page) {
  const dialog = page.getByRole('dialog', { name: film.title });
  await page.getByRole('button', { name: playFilmLabel }).click();
  await expect(dialog).toBeVisible({ timeout: 15_000 });
}

function currentTime(page: Page) {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
}

async function expectNotPlaying(page: Page) {
  const state = await page
    .locator('video')
    .evaluate(({ paused, currentTime }: HTMLVideoElement) => ({ paused, currentTime }));
  expect(state).toEqual({ paused: true, currentTime: 0 });
}

function captions(page: Page) {
  return page.locator('video').evaluate((video: HTMLVideoElement) => {
    const track = video.textTracks[0];
    const cues = [...(track?.cues ?? [])].filter((cue) => cue instanceof VTTCue);
    return {
      mode: track?.mode,
      cues: cues.map((cue) => ({ from: cue.startTime, words: cue.text.replaceAll('\n', ' ') })),
      active: track?.activeCues?.length,
    };
  });
}

async function setConsent(context: BrowserContext, preferences: Preferences) {
  const value = encodeURIComponent(JSON.stringify(createConsentRecord(preferences, 'visitor')));
  await context.addCookies([{ name: storedItems.cookieConsent.name, value, url: addresses.site }]);
}

async function playCount(context: BrowserContext) {
  const cookies = await context.cookies(addresses.site);
  return cookies.find(({ name }) => name === 'playCount');
}
