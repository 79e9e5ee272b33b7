import { format } from 'prettier';
import type { CloudSummary } from '../../src/content/clouds/types.ts';
import type { Job } from '../../src/content/jobs/types.ts';
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

const jobs = sortByOrder(
  import.meta.glob<Job>('/src/content/jobs/*/job.ts', { eager: true, import: 'job' }),
).map(({ slug }) => ({ slug, id: toCamelCase(slug) }));

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
      `${header('clouds, studies and jobs')}
      /** Clockwise around the wheel, from the top. */
      export const cloudSlugs = ${slugs(clouds)} as const;

      export const studySlugs = ${slugs(studies)} as const;

      export const jobSlugs = [${jobs.map(({ slug }) => `'${slug}'`).join(', ')}] as const;

      export type CloudId = keyof typeof cloudSlugs;
      export type CloudSlug = (typeof cloudSlugs)[CloudId];
      export type StudyId = keyof typeof studySlugs;
      export type StudySlug = (typeof studySlugs)[StudyId];
      export type JobSlug = (typeof jobSlugs)[number];
      `,
    ),
    'src/content/clouds/list.ts': await prettify(
      `${header('beside it')}${imports(clouds, 'summary')}
      export const cloudSummaries = {${ids(clouds)}} as const;

      /** Clockwise, from the top. */
      export const wheelOrder = [${ids(clouds)}] as const;

      /** In the order of their hours. */
      export const cloudsByHour = [${ids(cloudsByHour)}] as const;
      `,
    ),
    'src/content/studies/list.ts': await prettify(
      `${header('beside it')}${imports(studies, 'summary')}
      export const studyList = [${ids(studies)}] as const;
      `,
    ),
    'src/content/jobs/list.ts': await prettify(
      `${header('beside it')}${imports(jobs, 'job')}
      export const jobs = [${ids(jobs)}] as const;

      export const jobsBySlug = {${jobs.map(({ id, slug }) => `'${slug}': ${id}`).join(', ')}} as const;
      `,
    ),
  };
}

type Folder = { readonly slug: string; readonly id: string };

function sortByOrder<Item extends { readonly slug: string; readonly order: number }>(
  items: Readonly<Record<string, Item>>,
): readonly Item[] {
  for (const [file, { slug }] of Object.entries(items)) {
    if (!file.includes(`/${slug}/`))
      throw new Error(`${file}: the slug, ${slug}, is not its folder.`);
  }
  return Object.values(items).toSorted((one, other) => one.order - other.order);
}

function imports(folders: readonly Folder[], name: string): string {
  return folders
    .toSorted((one, other) => one.slug.localeCompare(other.slug, 'en'))
    .map(({ id, slug }) => `import { ${name} as ${id} } from './${slug}/${name}';\n`)
    .join('');
}

function ids(folders: readonly Folder[]): string {
  return folders.map(({ id }) => id).join(', ');
}

function slugs(folders: readonly Folder[]): string {
  return `{${folders.map(({ id, slug }) => `${id}: '${slug}'`).join(', ')}}`;
}

function toCamelCase(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function prettify(text: string): Promise<string> {
  return format(text, { parser: 'typescript', printWidth: 100, singleQuote: true });
}
