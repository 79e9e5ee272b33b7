import { format } from 'prettier';

/** What a file in a folder of content says about that folder. */
type Folder = { readonly slug: string; readonly order: number };
type NamedFolder = Folder & { readonly id: string };

const clouds = sortByOrder(
  import.meta.glob<NamedFolder & { readonly timeOfDay: { readonly time: string } }>(
    '/src/content/clouds/*/summary.ts',
    { eager: true, import: 'summary' },
  ),
);

const studies = sortByOrder(
  import.meta.glob<NamedFolder>('/src/content/studies/*/summary.ts', {
    eager: true,
    import: 'summary',
  }),
);

const jobs = sortByOrder(
  import.meta.glob<Folder>('/src/content/jobs/*/job.ts', { eager: true, import: 'job' }),
).map(({ slug, order }) => ({ slug, order, id: toCamelCase(slug) }));

const cloudsByHour = clouds.toSorted((one, other) =>
  one.timeOfDay.time.localeCompare(other.timeOfDay.time),
);

/** What is written about each kind of folder, in `folders.ts` and in the `list.ts` beside them. */
const kinds = [
  {
    name: 'clouds',
    folders: clouds,
    slugs: `/** Clockwise around the wheel, from the top. */
      export const cloudSlugs = ${slugs(clouds)} as const;
      export type CloudId = keyof typeof cloudSlugs;
      export type CloudSlug = (typeof cloudSlugs)[CloudId];`,
    list: `${imports(clouds, 'summary')}
      export const cloudSummaries = {${ids(clouds)}} as const;

      /** Clockwise, from the top. */
      export const wheelOrder = [${ids(clouds)}] as const;

      /** In the order of their hours. */
      export const cloudsByHour = [${ids(cloudsByHour)}] as const;`,
  },
  {
    name: 'studies',
    folders: studies,
    slugs: `export const studySlugs = ${slugs(studies)} as const;
      export type StudyId = keyof typeof studySlugs;
      export type StudySlug = (typeof studySlugs)[StudyId];`,
    list: `${imports(studies, 'summary')}
      export const studyList = [${ids(studies)}] as const;`,
  },
  {
    name: 'jobs',
    folders: jobs,
    slugs: `export const jobSlugs = [${jobs.map(({ slug }) => `'${slug}'`).join(', ')}] as const;
      export type JobSlug = (typeof jobSlugs)[number];`,
    list: `${imports(jobs, 'job')}
      export const jobs = [${ids(jobs)}] as const;

      export const jobsBySlug = {${jobs.map(({ id, slug }) => `'${slug}': ${id}`).join(', ')}} as const;`,
  },
].filter(({ folders }) => folders.length > 0);

/**
 * The lists of the folders of content, by path, as they should be. They are files, because the
 * compiler and the browser tests do not know `import.meta.glob`.
 */
export async function folderLists(): Promise<Readonly<Record<string, string>>> {
  const files = [
    ['src/content/folders.ts', kinds.map(({ slugs }) => slugs).join('\n\n')],
    ...kinds.map(({ name, list }) => [`src/content/${name}/list.ts`, list]),
  ] as const;
  const texts = files.map(async ([file = '', text = '']) => [file, await prettify(text)]);
  return Object.fromEntries(await Promise.all(texts));
}

function sortByOrder<Item extends Folder>(items: Readonly<Record<string, Item>>): readonly Item[] {
  for (const [file, { slug }] of Object.entries(items)) {
    if (!file.includes(`/${slug}/`))
      throw new Error(`${file}: the slug, ${slug}, is not its folder.`);
  }
  return Object.values(items).toSorted((one, other) => one.order - other.order);
}

function imports(folders: readonly NamedFolder[], name: string): string {
  return folders
    .toSorted((one, other) => one.slug.localeCompare(other.slug, 'en'))
    .map(({ id, slug }) => `import { ${name} as ${id} } from './${slug}/${name}';\n`)
    .join('');
}

function ids(folders: readonly NamedFolder[]): string {
  return folders.map(({ id }) => id).join(', ');
}

function slugs(folders: readonly NamedFolder[]): string {
  return `{${folders.map(({ id, slug }) => `${id}: '${slug}'`).join(', ')}}`;
}

function toCamelCase(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function prettify(text: string): Promise<string> {
  return format(`/* Written by \`npm run content\` from the folders of src/content. */\n${text}`, {
    parser: 'typescript',
    printWidth: 100,
    singleQuote: true,
  });
}
