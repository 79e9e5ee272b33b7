import { counts } from '@/content/counts';
import { menuLabels } from '@/content/menu';
import type { SectionHeading } from '@/content/types';
import { inWordsCapitalised } from '@/lib/inWords';

export const wheelHeading = {
  label: menuLabels.clouds,
  timeOfDay: { time: '22:10', phase: 'night' },
  title: `${inWordsCapitalised(counts.clouds)} clouds, one constellation.`,
  intro: 'Choose a cloud to see what it does. Take one, or several on the same records.',
} as const satisfies SectionHeading;

/** The texts of the clouds are in each cloud's `summary.ts`. */
export const wheel = {
  label: 'Salesforce clouds',
  /** The centre of the wheel; clicking it closes the panel. */
  centreLines: [inWordsCapitalised(counts.clouds), 'clouds'],
  centreNote: 'Shared records',
  closed: {
    title: 'Choose a cloud',
    text: 'Each cloud opens here, with what it does.',
  },
  readMore: 'Read More',
  /** Added to "Read More" for screen readers, which may list links without context. */
  readMoreAbout: (cloud: string) => `about ${cloud}`,
  /** For screen readers, after a choice. */
  opened: (cloud: string) => `${cloud} is open.`,
  close: (cloud: string) => `Close ${cloud}`,
} as const;
