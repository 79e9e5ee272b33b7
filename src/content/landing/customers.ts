import type { TimeOfDay } from '@/content/types';

export type ClientArt =
  | 'kaveri'
  | 'meridian'
  | 'tollgate'
  | 'northfold'
  | 'aldine'
  | 'saffron'
  | 'harbourpoint'
  | 'oriel'
  | 'brightwater'
  | 'plinth';

type Client = {
  readonly art: ClientArt;
  readonly name: string;
  /** The name as the logo spells it. */
  readonly wordmark: string;
};

export const customersHeading = {
  timeOfDay: { time: '18:35', name: 'Dusk', state: 'dusk' },
  title: '50+ customers who sleep\u00a0well.',
} as const satisfies { readonly timeOfDay: TimeOfDay; readonly title: string };

/** Sample data: invented companies. */
export const clients = [
  { art: 'kaveri', name: 'Kaveri Works', wordmark: 'Kaveri Works' },
  { art: 'meridian', name: 'Meridian Bio', wordmark: 'Meridian Bio' },
  { art: 'tollgate', name: 'tollgate', wordmark: 'tollgate' },
  { art: 'northfold', name: 'Northfold', wordmark: 'NORTHFOLD' },
  { art: 'aldine', name: 'Aldine Legal', wordmark: 'Aldine Legal' },
  { art: 'saffron', name: 'Saffron & Vale', wordmark: 'Saffron & Vale' },
  { art: 'harbourpoint', name: 'HarbourPoint', wordmark: 'HarbourPoint' },
  { art: 'oriel', name: 'Oriel Health', wordmark: 'oriel health' },
  { art: 'brightwater', name: 'Brightwater', wordmark: 'Brightwater' },
  { art: 'plinth', name: 'Plinth', wordmark: 'PLINTH' },
] as const satisfies readonly Client[];

export const customersLabel = 'Some of our customers';
