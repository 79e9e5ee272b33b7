import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseArticle, pictureMark } from './parseArticle.ts';

const folder = 'src/parts/insights/articles';
const articleFile = /\/insights\/articles\/[\w-]+\/index\.md(\?(meta|title))?$/;

/** The parsed articles, because a build loads each as several modules. */
const parsed = new Map<string, ReturnType<typeof parseArticle>>();

function parse(file: string): ReturnType<typeof parseArticle> {
  const text = readFileSync(file, 'utf8');
  const key = `${file}\n${text}`;
  const article = parsed.get(key) ?? parseArticle(file, text);
  parsed.set(key, article);
  return article;
}

const virtual = /^virtual:articles\/(metas|titles|texts|modules)$/;

/** The modules of the lists: what each imports of an article, and exports. */
const lists = {
  metas: ['?meta', 'meta'],
  titles: ['?title', 'title'],
  texts: ['', 'article'],
} as const;

/** Until its date has come in UTC; a draft in any case. */
function unpublishedState({ draft, date }: { draft?: boolean | undefined; date: string }) {
  const day = new Date(Number(process.env['SOURCE_DATE_EPOCH']) * 1000 || Date.now());
  if (draft) return 'draft';
  return date > day.toISOString().slice(0, 10) ? 'scheduled' : null;
}

/**
 * An article's Markdown as a module: `article`, or with `?meta` only `meta`, which lists load, or
 * with `?title` only `title`, which other pages load. A wrong front matter, a wrong link and a
 * missing picture stop the build with a sentence.
 *
 * The lists of articles are virtual modules, which leave out a draft and an article of a later day:
 * so no page, chunk, feed or sitemap of production has a word of it. Development shows it with a mark,
 * and so does a build with VITE_SHOW_UNPUBLISHED.
 */
export function articles(): Plugin {
  let root = '';
  let showsUnpublished = false;

  /** The newest first. */
  async function findShown() {
    const names = readdirSync(`${root}/${folder}`, { withFileTypes: true });
    const all = await Promise.all(
      names.flatMap((entry) => {
        const file = `${folder}/${entry.name}/index.md`;
        return entry.isDirectory()
          ? parse(`${root}/${file}`).then(({ meta: { date, draft } }) => ({
              file,
              date,
              unpublished: unpublishedState({ draft, date }),
            }))
          : [];
      }),
    );
    return all
      .filter(({ unpublished }) => showsUnpublished || unpublished === null)
      .sort((one, other) => other.date.localeCompare(one.date));
  }

  return {
    name: 'fairweather:articles',
    enforce: 'pre',
    configResolved(config) {
      const env: unknown = JSON.parse(String(config.define?.['__ENV__'] ?? '{}'));
      root = config.root;
      showsUnpublished = config.command === 'serve' || (env instanceof Object && 'insights' in env);
    },
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : null),
    /** A new and a removed article change the lists. */
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !articleFile.test(file)) return undefined;
      const { moduleGraph } = this.environment;
      const named = [...moduleGraph.idToModuleMap.values()];
      return [...modules, ...named.filter(({ id }) => id?.startsWith('\0virtual:articles/'))];
    },
    async load(id) {
      const list = virtual.exec(id.slice(1))?.[1];
      if (list)
        return toList(
          list,
          (await findShown()).map(({ file }) => file),
        );
      if (!articleFile.test(id)) return null;
      const [file = id, query] = id.split('?');
      this.addWatchFile(file);
      const { contents, html, pictures, ...article } = await parse(file);
      const meta = { ...article.meta, unpublished: unpublishedState(article.meta) };
      if (query === 'meta') return `export const meta = ${JSON.stringify(meta)};`;
      if (query === 'title') {
        const { slug, title, cloud, study } = meta;
        return `export const title = ${JSON.stringify({ slug, title, cloud, study })};`;
      }
      const imports = pictures.map(({ file: picture }, index) =>
        picture.endsWith('.ts')
          ? `import { figure as picture${index} } from ${JSON.stringify(picture)};`
          : `import picture${index} from ${JSON.stringify(`${picture}?picture`)};`,
      );
      const shown = pictures.map(
        ({ alt, caption }, index) =>
          `{ picture: picture${index}, alt: ${JSON.stringify(alt)}, caption: ${JSON.stringify(caption)} }`,
      );
      const pieces = JSON.stringify(html.split(pictureMark));
      return [
        ...imports,
        `export const article = { ...${JSON.stringify({ ...meta, contents })}, html: ${pieces}, pictures: [${shown.join(', ')}] };`,
      ].join('\n');
    },
  };
}

function toList(name: string, files: readonly string[]): string {
  if (name !== 'metas' && name !== 'titles' && name !== 'texts') {
    const loaders = files
      .toSorted()
      .map((file) => `'/${file}': () => import('/${file}').then(({ article }) => article)`);
    return `export const modules = { ${loaders.join(', ')} };`;
  }
  const [query, exported] = lists[name];
  const imports = files.map(
    (file, index) => `import { ${exported} as a${index} } from '/${file}${query}';`,
  );
  const names = files.map((_file, index) => `a${index}`);
  return `${imports.join('\n')}\nexport const ${name} = [${names.join(', ')}];`;
}
