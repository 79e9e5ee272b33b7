import { expect } from 'vitest';
import { paths } from '@/config/paths';
import type { Journeys } from '@tests/engines/visitor';
import { themeLabels } from '../theme';

export const themeJourneys: Journeys = {
  'a chosen theme overrides a dark system, also after a reload': async (openBrowser) => {
    const visitor = await openBrowser({ isDark: true });
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    const background = () =>
      visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    expect(dark).not.toBe('rgb(255, 255, 255)');
    await visitor.click({ role: 'button', name: themeLabels.dark, within: { role: 'banner' } });
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    await visitor.driver.reload();
    await expect.poll(background).toBe('rgb(255, 255, 255)');
  },
};
