import { inWords } from '@/lib/inWords';
import { counts, newDomains } from './counts';
import { site } from './site';

/** Domains with at least one customer. */
export const allDomains = counts.domains + newDomains.length;

/** For the footer and the organisation's structured data. */
export const about = `${site.role}. We plan, build, connect and support Salesforce for companies in ${inWords(allDomains)} industries, ${inWords(counts.domains)} of which we know best.`;
