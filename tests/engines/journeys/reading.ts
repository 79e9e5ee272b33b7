import { inflateSync } from 'node:zlib';
import { expect } from 'vitest';
import { anchors, paths } from '@/config/paths';
import { wheelOrder } from '@/content/clouds/summaries';
import { contactForm } from '@/content/landing/contact';
import type { Journeys } from '../runJourneys';

/** The journey that needs a protocol with a command for it. */
export const printTitle = 'the landing page prints whole';

export const readingJourneys: Journeys = {
  'without JavaScript the page has every heading, every cloud and the email address': async (
    openBrowser,
  ) => {
    const visitor = await openBrowser({ hasJavaScript: false });
    for (const path of [paths.home, paths.study('Nmipayment'), paths.career, paths.privacy]) {
      await visitor.open(path);
      const hidden = await visitor.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2)')]
          .filter(
            (title) => !title.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          .map((title) => title.textContent),
      );
      expect(hidden, path).toEqual([]);
      expect(await visitor.count({ role: 'heading', css: 'main h1' }), path).toBe(1);
    }
    await visitor.open(paths.home);
    for (const { name, description } of wheelOrder) {
      const section = { css: `#${anchors.cloudSolutions}` } as const;
      await visitor.expectVisible({ role: 'heading', name, within: section });
      await visitor.expectVisible({ css: 'p', text: description, within: section });
    }
    await visitor.expectVisible({ css: 'noscript p', text: contactForm.withoutJavaScript });
  },

  [printTitle]: async (openBrowser) => {
    const visitor = await openBrowser();
    await visitor.open(paths.home);
    await visitor.expectHydrated();
    const pdf = Buffer.from((await visitor.driver.print?.()) ?? []);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(countPages(pdf)).toBeGreaterThan(3);
  },
};

/** A PDF file may keep the objects that describe its pages in compressed streams. */
function countPages(pdf: Buffer): number {
  const file = pdf.toString('latin1');
  const streams = file.split('stream\r\n').join('stream\n').split('stream\n').slice(1);
  const objects = streams.map((stream) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [file, ...objects].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
