import { format } from 'prettier';
import type { CloudSummary } from '../../src/content/clouds/types.ts';
import type { StudySummary } from '../../src/content/studies/types.ts';

const clouds = sortByOrder(
  import.meta.glob<CloudSummary>('/src/content/clouds/*/summary.ts', {
    eager: true,
    import: 'summary',
  }),
);

const studies = sortByOrder(
  import.meta.glob<StudySummary>('/src/content/studies/*/summary.ts', {
    eager: true,
    import: 'summary',
  }),
);

const cloudsByHour = clouds.toSorted((one, other) =>
  one.timeOfDay.time.localeCompare(other.timeOfDay.time),
);

const header = (folders: string) =>
  `/* Written by \`npm run content\` from the folders ${folders}. */\n`;

/**
 * The lists of the folders of content, by path, as they should be. They are files, because the
 * compiler and the browser tests do not know `import.meta.glob`.
 */
export async function folderLists(): Promise<Readonly<Record<string, string>>> {
  return {
    'src/content/folders.ts': await prettify(
      `${header('clouds and studies')}
      /** Clockwise around the wheel, from the top. */
      export const cloudSlugs = ${slugs(clouds)} as const;

      export const studySlugs = ${slugs(studies)} as const;

      export type CloudId = keyof typeof cloudSlugs;
      export type CloudSlug = (typeof cloudSlugs)[CloudId];
      export type StudyId = keyof typeof studySlugs;
      export type StudySlug = (typeof studySlugs)[StudyId];
      `,
    ),
    'src/content/clouds/list.ts': await prettify(
      `${header('beside it')}${imports(clouds)}
      export const cloudSummaries = {${ids(clouds)}} as const;

      /** Clockwise, from the top. */
      export const wheelOrder = [${ids(clouds)}] as const;

      /** In the order of their hours. */
      export const cloudsByHour = [${ids(cloudsByHour)}] as const;
      `,
    ),
    'src/content/studies/list.ts': await prettify(
      `${header('beside it')}${imports(studies)}
      export const studyList = [${ids(studies)}] as const;
      `,
    ),
  };
}

type Summary = { readonly slug: string; readonly id: string; readonly order: number };

function sortByOrder<Item extends { readonly slug: string; readonly order: number }>(
  items: Readonly<Record<string, Item>>,
): readonly Item[] {
  for (const [file, { slug }] of Object.entries(items)) {
    if (!file.includes(`/${slug}/`))
      throw new Error(`${file}: the slug, ${slug}, is not its folder.`);
  }
  return Object.values(items).toSorted((one, other) => one.order - other.order);
}

function imports(summaries: readonly Summary[]): string {
  return summaries
    .toSorted((one, other) => one.slug.localeCompare(other.slug, 'en'))
    .map(({ id, slug }) => `import { summary as ${id} } from './${slug}/summary';\n`)
    .join('');
}

function ids(summaries: readonly Summary[]): string {
  return summaries.map(({ id }) => id).join(', ');
}

function slugs(summaries: readonly Summary[]): string {
  return `{${summaries.map(({ id, slug }) => `${id}: '${slug}'`).join(', ')}}`;
}

function prettify(text: string): Promise<string> {
  return format(text, { parser: 'typescript', printWidth: 100, singleQuote: true });
}
