import { Link } from '@/components/Link/Link';
import { paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import { studyList } from '@/content/studies/list';

type RelatedStudiesProps = { readonly cloud: string };

/** The studies of projects with this cloud, as an entry of a description list. */
export function RelatedStudies({ cloud }: RelatedStudiesProps) {
  const related = studyList.filter(({ clouds }) => clouds.some((id) => id === cloud));
  return (
    related.length > 0 && (
      <div>
        <dt>{cloudLabels.studies}</dt>
        {related.map(({ slug, organisation, title }) => (
          <dd key={slug}>
            <Link href={paths.study(slug)}>
              {organisation}: {title}
            </Link>
          </dd>
        ))}
      </div>
    )
  );
}
