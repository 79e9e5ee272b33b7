import { Link } from '@/components/Link/Link';
import { paths } from '@/config/paths';
import { cloudLabels } from '@/content/clouds/labels';
import type { CloudId } from '@/content/folders';
import { studyList } from '@/content/studies/list';
import type { StudySummary } from '@/content/studies/types';

type RelatedStudiesProps = { readonly cloud: CloudId };

/** The studies of projects with this cloud, as an entry of a description list. */
export function RelatedStudies({ cloud }: RelatedStudiesProps) {
  const related = studyList.filter(({ clouds }: StudySummary) => clouds.includes(cloud));
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
