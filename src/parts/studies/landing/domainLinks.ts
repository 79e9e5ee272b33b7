import type { NavLink } from '@/content/types';
import { summary as life } from '../content/Jubilantlifescience/summary';
import { summary as machinery } from '../content/Machinerymanufacturing/summary';
import { summary as payment } from '../content/Nmipayment/summary';
import type { StudySummary } from '../content/types';
import { studiesPaths } from '../paths';

/** By the id of the domain that a study is about. */
export const studiesDomainLinks = {
  manufacturing: toStudy(machinery),
  lifeScience: toStudy(life),
  nbfc: toStudy(payment),
} as const satisfies Readonly<Record<string, NavLink>>;

function toStudy({ slug, organisation }: StudySummary) {
  return { label: `${organisation} study`, href: studiesPaths.page(slug) } as const;
}
