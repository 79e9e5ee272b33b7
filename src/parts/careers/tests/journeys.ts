import { expect } from 'vitest';
import { openPage, type Journeys } from '@tests/engines/visitor';
import { applicationForm } from '../content/careers';
import { careersPaths } from '../paths';

export const careersJourneys: Journeys = {
  'after a reload the form names the file that the browser has kept, or asks for one': async (
    openBrowser,
  ) => {
    const visitor = await openPage(openBrowser, careersPaths.page);
    const field = { css: 'input[name="resume"]' } as const;
    const text = () =>
      visitor.evaluate(() => {
        const input = document.querySelector<HTMLInputElement>('input[name="resume"]');
        const shown = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
        return { kept: input?.files?.[0]?.name ?? null, shown: shown?.textContent };
      });
    await visitor.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('input[name="resume"]');
      const chosen = new DataTransfer();
      chosen.items.add(new File(['%PDF-1.7'], 'priya.pdf', { type: 'application/pdf' }));
      if (input) input.files = chosen.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect.poll(text).toEqual({ kept: 'priya.pdf', shown: 'priya.pdf' });
    await visitor.driver.reload();
    await visitor.expectHydrated();
    await visitor.expectVisible(field);
    const { kept } = await text();
    const shown = kept ?? applicationForm.resume.hint;
    await expect.poll(text).toEqual({ kept, shown });
  },
};
