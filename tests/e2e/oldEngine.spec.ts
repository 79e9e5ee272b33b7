import { youngApis } from '@scripts/youngApis';
import { navigation } from '@/app/links';
import { paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { exampleMessage } from '../support/examples';
import { consentBanner, consentButton, cookieSettings } from './support/consent';
import { receiveMessages, sendContactForm } from './support/contactForm';
import { dialogs, press } from './support/dialogs';
import { partTesting } from './support/parts';
import { expect, expectHydrated, footerLink, test } from './support/site';

test('without anything that the build’s target does not have, the site works @full', async ({
  page,
  context,
}) => {
  for (const { mock } of partTesting) await mock?.(context);
  await context.addInitScript((apis: readonly string[]) => {
    for (const path of apis) {
      const [owner = '', member] = path.split('.');
      const object: unknown = Reflect.get(window, owner);
      if (member === undefined || owner === 'Window')
        Reflect.deleteProperty(window, member ?? owner);
      else if (typeof object === 'function' || typeof object === 'object') {
        const { prototype = {} } = { ...object, prototype: Reflect.get(object ?? {}, 'prototype') };
        for (const each of [object, prototype]) Reflect.deleteProperty(each ?? {}, member);
      }
    }
  }, youngApis);
  const messages = await receiveMessages(page);

  await page.goto(paths.home);
  await expectHydrated(page);
  const missing = () => ['navigation' in window, 'any' in AbortSignal, 'canParse' in URL];
  expect(await page.evaluate(missing)).toEqual([false, false, false]);
  await consentButton(page, cookieBanner.necessaryOnly).press('Enter');
  await expect(consentBanner(page)).toHaveCount(0);
  // a timer returns the focus from the banner
  await expect(page.locator('body')).not.toBeFocused();

  const menu = navigation.desktop.find((item) => 'items' in item)?.label ?? '';
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.keyboard.press('Escape');
  for (const buttons of Object.values(dialogs)) {
    await press(page, buttons);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await sendContactForm(page);
  expect(messages).toEqual([exampleMessage]);

  for (const path of [paths.privacy, paths.home]) {
    await footerLink(page, path).first().click();
    await expect(page).toHaveURL(path);
    await expectHydrated(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of partTesting.flatMap((part) => part.pages ?? [])) {
    await page.goto(path);
    await expectHydrated(page);
    await expect(cookieSettings(page)).toBeVisible();
  }
});
