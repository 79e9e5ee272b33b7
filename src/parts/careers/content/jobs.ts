import { metas } from 'virtual:jobs/metas';
import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';
import { inWords, listInWords } from '@/lib/inWords';
import { wasClosedAtBuild } from './closingDates';
import { formatPay } from './formatPay';

export const jobs = metas;

const openJobs = jobs.filter((job) => !wasClosedAtBuild(job));
const openTitles = openJobs.map(({ title }) => title);
const pays = openJobs.flatMap(({ pay }) => pay ?? []);
const [first] = pays;
/** Empty where they are paid in several currencies or times. */
const openPay =
  first && pays.every(({ currency, per }) => currency === first.currency && per === first.per)
    ? ` ${formatPay({
        ...first,
        min: Math.min(...pays.map(({ min }) => min)),
        max: Math.max(...pays.map(({ min, max = min }) => max)),
      })}.`
    : '';
/** A search engine cuts off a longer list. */
const listedTitles =
  openTitles.length > 3
    ? [...openTitles.slice(0, 2), `${inWords(openTitles.length - 2)} others`]
    : openTitles;
const openPositions =
  openTitles.length > 0
    ? `Open positions: ${listInWords(listedTitles)}.${openPay}`
    : 'No position is open at the moment; the next ones will be announced here.';

export const careersSeo = {
  title: 'Jobs at a Salesforce partner in India, remote',
  description: `${openPositions} Remote or ${site.address.locality}, exams on company time.`,
  keywords: ['Salesforce jobs', 'Salesforce careers India', 'remote developer jobs'],
} as const satisfies PageSeo;
