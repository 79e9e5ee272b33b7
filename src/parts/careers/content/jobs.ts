import { metas } from 'virtual:jobs/metas';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { inWords, listInWords } from '@/lib/inWords';
import { wasClosedAtBuild } from './closingDates';

export const jobs = metas;

const openTitles = jobs.filter((job) => !wasClosedAtBuild(job)).map(({ title }) => title);
/** A search engine cuts off a longer list. */
const listedTitles =
  openTitles.length > 3
    ? [...openTitles.slice(0, 2), `${inWords(openTitles.length - 2)} others`]
    : openTitles;
const openPositions =
  openTitles.length > 0
    ? `Open positions: ${listInWords(listedTitles)}.`
    : 'No position is open at the moment; the next ones will be announced here.';

export const careersSeo = {
  title: 'Jobs at a Salesforce partner in India, remote',
  description: `${openPositions} Remote or ${site.address.locality}, exams on company time.`,
  keywords: ['Salesforce jobs', 'Salesforce careers India', 'remote developer jobs'],
} as const satisfies PageSeo;
