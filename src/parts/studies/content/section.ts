import { paths } from '@/config/paths';
import type { SectionHeading } from '@/content/types';
import { inWords } from '@/lib/inWords';
import { studiesLabel } from '../paths';
import { studyList } from './list';
import type { Improvement } from './types';

const improvements = studyList.flatMap<Improvement>((study) => study.improvements);
const hits = improvements.filter(({ percentage, forecast }) => percentage >= forecast);

/** The texts of the slides are in each study's `summary.ts`. */
export const caseStudiesHeading = {
  label: studiesLabel,
  timeOfDay: { time: '16:20', phase: 'gold' },
  title: 'Forecasts that came true.',
  intro: `Each proposal for an implementation or a larger integration states the figure we expect. In these ${inWords(studyList.length)}, a year after launch, ${inWords(hits.length)} of ${inWords(improvements.length)} were reached; where one is missed, the lead consultant goes on for four weeks at our cost. Two of the customers will talk to you.`,
  link: { text: 'Ask for a call with one', href: paths.ask('reference') },
} as const satisfies SectionHeading & {
  readonly link: { readonly text: string; readonly href: string };
};

export const caseStudiesLabels = {
  carousel: 'Case studies',
  clouds: 'Clouds used',
  read: 'Read the study',
  motion: { pause: 'Pause all motion: case studies', play: 'Play all motion: case studies' },
  previous: 'Previous study',
  next: 'Next study',
  showSlide: (title: string) => `Show study: ${title}`,
  position: (current: number, total: number) => `Study ${current} of ${total}`,
} as const;
