import { studyLabels } from './content/labels';
import { studyList } from './content/list';
import { studiesPaths } from './paths';

type RelatedStudiesProps = { readonly cloud?: { readonly id: string } };

/** The studies of projects with this cloud, as an entry of a description list. */
export function RelatedStudies({ cloud }: RelatedStudiesProps) {
  const related = studyList.filter(({ clouds }) => clouds.some((id) => id === cloud?.id));
  return (
    related.length > 0 && (
      <div>
        <dt>{studyLabels.related}</dt>
        {related.map(({ slug, organisation, title }) => (
          <dd key={slug}>
            <a href={studiesPaths.page(slug)}>
              {organisation}: {title}
            </a>
          </dd>
        ))}
      </div>
    )
  );
}
