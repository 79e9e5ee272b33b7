import type { TimeOfDay } from '@/content/types';

const numerals: Readonly<Record<number, string>> = {
  8: 'Eight',
  9: 'Nine',
  10: 'Ten',
  11: 'Eleven',
  14: 'Fourteen',
};

/** Common texts of the cloud pages. */
export const cloudLabels = {
  breadcrumb: 'Clouds',
  /** The name in the cloud navigation, without "Cloud". */
  shortName: (name: string) => name.replace(/ Cloud$/, ''),
  indexLabel: (name: string) => `Offerings in ${name}`,
  /** A group's part of the day and its hours. */
  range: (partOfDay: string, from: string, to: string) => `${partOfDay}, ${from} to ${to}`,
  /** In front of the products used. */
  products: 'With',
  next: 'Next cloud',
  count: (count: number) => `${numerals[count] ?? count} offerings.`,
  goTo: (name: string) => `Go to ${name}`,
  nav: 'All clouds',
  requirements: 'Before you start',
  licences: 'Licences',
  duration: 'Usual duration',
  price: { label: 'Price', link: 'How work is priced' },
  studies: 'Case studies',
  questions: 'What buyers ask',
  contactTimeOfDay: { time: '05:41', name: 'A new dawn', state: 'dawn' },
} as const satisfies { readonly contactTimeOfDay: TimeOfDay } & Record<string, unknown>;
