import type { CloudSummary } from '@/content/clouds/types';
import type { Related } from '@/content/types';
import { relatedArticles } from '@/parts/insights/related';
import { relatedStudies } from '@/parts/studies/related';

type Page = {
  readonly cloud?: Pick<CloudSummary, 'id' | 'slug'>;
  /** The slug of a case study. */
  readonly study?: string;
};

const facts: Readonly<Record<string, (page: Page) => Related>> = {
  relatedStudies,
  relatedArticles,
};

/** Entries of a description list on the page of a cloud or of a case study. */
export function RelatedFacts(page: Page) {
  return Object.values(facts)
    .map((find) => find(page))
    .filter(({ links }) => links.length > 0)
    .map(({ label, links }) => (
      <div key={label}>
        <dt>{label}</dt>
        {links.map((link) => (
          <dd key={link.href}>
            <a href={link.href}>{link.label}</a>
          </dd>
        ))}
      </div>
    ));
}
