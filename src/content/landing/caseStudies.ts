import { anchorPath, anchors, paths } from '@/config/paths';
import { menuLabels } from '@/content/menu';
import { studyList } from '@/content/studies/list';
import type { Improvement, StudySummary } from '@/content/studies/types';
import { inWords } from '@/lib/inWords';
import type { SectionHeading } from './types';

const improvements = studyList.flatMap<Improvement>((study) => study.improvements);
const hits = improvements.filter(({ percentage, forecast }) => percentage >= forecast);

/** The texts of the slides are in each study's `summary.ts`. */
export const caseStudiesHeading = {
  label: menuLabels.caseStudies,
  timeOfDay: { time: '16:20', state: 'gold' },
  title: 'Forecasts that came true.',
  intro: `Each proposal states the figure we expect. In these ${inWords(studyList.length)} projects we measured it a year after launch, and ${inWords(hits.length)} of ${inWords(improvements.length)} figures were reached. Where one is missed, the lead consultant goes on for four weeks at our cost. Two of the ${inWords(studyList.length)} customers will talk to you: ask us.`,
} as const satisfies SectionHeading;

export const caseStudiesLink = {
  label: `Read ${inWords(studyList.length)} case studies`,
  href: anchorPath(anchors.caseStudies),
} as const;

export const caseStudiesLabels = {
  carousel: 'Case studies',
  clouds: 'Clouds used',
  read: 'Read the study',
  position: (current: number, total: number) => `Study ${current} of ${total}`,
} as const;

/** The link to a study from what it is about. */
export function toStudy({ slug, organisation }: StudySummary) {
  return { label: `${organisation} study`, href: paths.study(slug) } as const;
}
