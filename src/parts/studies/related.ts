import type { Related } from '@/content/types';
import { studyLabels } from './content/labels';
import { studyList } from './content/list';
import { studiesPaths } from './paths';

/** The studies of projects with this cloud. */
export function relatedStudies({ cloud }: { readonly cloud?: { readonly id: string } }): Related {
  const related = studyList.filter(({ clouds }) => clouds.some((id) => id === cloud?.id));
  return {
    label: studyLabels.related,
    links: related.map(({ slug, organisation, title }) => ({
      label: `${organisation}: ${title}`,
      href: studiesPaths.page(slug),
    })),
  };
}
