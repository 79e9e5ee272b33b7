import type { ClientLogoName } from '@/art/drawings/interface/clientLogos';
import type { PictureFile } from '@/art/picture';
import { sampleCounts } from '@/content/counts';
import type { SectionHeading } from '@/content/types';
import { inWords } from '@/lib/inWords';

type Customer = {
  /** A drawn mark, or a file beside this one that has the name in it. */
  readonly logo: ClientLogoName | PictureFile;
  readonly name: string;
  /** The name as the logo spells it. */
  readonly wordmark: string;
};

/** Sample data: invented companies. */
export const customers = [
  { logo: 'kaveri', name: 'Kaveri Works', wordmark: 'Kaveri Works' },
  { logo: 'meridian', name: 'Meridian Bio', wordmark: 'Meridian Bio' },
  { logo: 'tollgate', name: 'tollgate', wordmark: 'tollgate' },
  { logo: 'northfold', name: 'Northfold', wordmark: 'NORTHFOLD' },
  { logo: 'aldine', name: 'Aldine Legal', wordmark: 'Aldine Legal' },
  { logo: 'saffron.png', name: 'Saffron & Vale', wordmark: 'Saffron & Vale' },
  { logo: 'harbourpoint', name: 'HarbourPoint', wordmark: 'HarbourPoint' },
  { logo: 'oriel', name: 'Oriel Health', wordmark: 'oriel health' },
  { logo: 'brightwater', name: 'Brightwater', wordmark: 'Brightwater' },
  { logo: 'plinth', name: 'Plinth', wordmark: 'PLINTH' },
] as const satisfies readonly Customer[];

export const customersHeading = {
  label: 'Customers',
  timeOfDay: { time: '18:35', phase: 'dusk' },
  title: `50+ customers. ${sampleCounts.returningCustomers}\u00a0came\u00a0back.`,
  intro: `Each for a second project or more. Here are ${inWords(customers.length)} of our customers.`,
} as const satisfies SectionHeading;

export const customersLabel = 'Some of our customers';
