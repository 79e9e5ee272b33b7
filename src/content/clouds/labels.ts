import { menuLabels } from '@/content/menu';
import { priceNote } from '@/content/pricing';
import type { TimeOfDay } from '@/content/types';
import { inWordsCapitalised } from '@/lib/inWords';

/** Common texts of the cloud pages. */
export const cloudLabels = {
  breadcrumb: menuLabels.clouds,
  /** The name in the cloud navigation, without "Cloud". */
  shortName: (name: string) => name.replace(/ Cloud$/, ''),
  offeringsLabel: 'Offerings',
  offerings: (count: number, name: string) =>
    `${inWordsCapitalised(count)} things we set up in ${name}.`,
  indexLabel: (name: string) => `Offerings in ${name}`,
  /** In front of the products used. */
  products: 'With',
  next: 'Next cloud',
  count: (count: number) => `${inWordsCapitalised(count)} offerings.`,
  goTo: (name: string) => `Go to ${name}`,
  nav: 'All clouds',
  requirements: 'Before you start',
  licences: 'Licences',
  listPrice: { label: 'List price', link: 'Salesforce’s price page' },
  duration: 'Usual duration',
  price: {
    label: 'Price',
    note: priceNote,
    link: 'How work is priced',
  },
  questions: 'What buyers ask',
  contact: { label: menuLabels.contact, time: '05:41', phase: 'dawn' },
} as const satisfies {
  readonly contact: Omit<TimeOfDay, 'name'> & { readonly label: string };
} & Record<string, unknown>;
