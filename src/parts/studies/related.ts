import type { FindRelated } from '@/content/types';
import { studyLabels } from './content/labels';
import { studyList } from './content/list';
import { studiesPaths } from './paths';

export const relatedStudies: FindRelated = ({ cloud }) => {
  const related = studyList.filter(({ clouds }) => clouds.some((id) => id === cloud?.id));
  const links = related.map(({ slug, organisation, title }) => ({
    label: `${organisation}: ${title}`,
    href: studiesPaths.page(slug),
  }));
  return links.length > 0 ? [{ label: studyLabels.related, links }] : [];
};
