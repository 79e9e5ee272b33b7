import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseArticle, pictureMark } from './parseArticle.ts';

const folder = '/src/parts/insights/articles';
const articleFile = /\/insights\/articles\/[\w-]+\/index\.md$/;
const virtual = /^virtual:articles\/(metas|titles|texts|modules)$/;

/** The parsed articles, because every list needs all of them. */
const parsed = new Map<string, ReturnType<typeof parseArticle>>();

async function readArticle(file: string) {
  const text = readFileSync(file, 'utf8');
  const key = `${file}\n${text}`;
  const article = parsed.get(key) ?? parseArticle(file, text);
  parsed.set(key, article);
  const { meta, ...rest } = await article;
  return { ...rest, meta: { ...meta, unpublished: unpublishedState(meta) } };
}

/** Until its date has come in UTC; a draft in any case. */
function unpublishedState({ draft, date }: { draft?: boolean | undefined; date: string }) {
  const day = new Date(Number(process.env['SOURCE_DATE_EPOCH']) * 1000 || Date.now());
  if (draft) return 'draft';
  return date > day.toISOString().slice(0, 10) ? 'scheduled' : null;
}

/**
 * An article's Markdown as a module, and the lists of articles as virtual modules: `metas` for the
 * pages of articles, `titles` for others, `texts` for the feed, `modules` for the routes. A wrong front
 * matter, a wrong link and a missing picture stop the build with a sentence.
 *
 * The lists leave out a draft and an article of a later day: so no page, chunk, feed or sitemap of
 * production has a word of it. Development shows it with a mark, and so does a build with
 * VITE_SHOW_UNPUBLISHED.
 */
export function articles(): Plugin {
  let root = '';
  let showsUnpublished = false;

  /** The newest first. */
  async function findShown() {
    const entries = readdirSync(root + folder, { withFileTypes: true });
    const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const all = await Promise.all(slugs.map((slug) => readArticle(root + toFile(slug))));
    return all
      .map(({ meta }) => meta)
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
    hotUpdate({ file, modules }) {
      if (!articleFile.test(file)) return undefined;
      const lists = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...lists.filter(({ id }) => id?.startsWith('\0virtual:articles/'))];
    },
    async load(id) {
      const [, list] = virtual.exec(id.slice(1)) ?? [];
      if (list) return toList(list, await findShown());
      if (!articleFile.test(id)) return null;
      const { meta, contents, html, pictures } = await readArticle(id);
      const imports = pictures.map(({ file }, index) =>
        file.endsWith('.ts')
          ? `import { figure as picture${index} } from ${JSON.stringify(file)};`
          : `import picture${index} from ${JSON.stringify(`${file}?picture`)};`,
      );
      const texts = html.split(pictureMark).map((text) => JSON.stringify(text));
      const pieces = texts.flatMap((text, index) => {
        const { alt, caption } = pictures[index] ?? {};
        const rest = JSON.stringify({ alt, caption });
        return pictures[index] ? [text, `{ picture: picture${index}, ...${rest} }`] : [text];
      });
      return [
        ...imports,
        `export const article = { ...${JSON.stringify({ ...meta, contents })}, text: [${pieces.join(', ')}] };`,
      ].join('\n');
    },
  };
}

/** From the root. */
function toFile(slug: string): string {
  return `${folder}/${slug}/index.md`;
}

type Meta = Awaited<ReturnType<typeof readArticle>>['meta'];

function toList(name: string, metas: readonly Meta[]): string {
  const files = metas.map(({ slug }) => toFile(slug));
  if (name === 'modules') {
    const loaders = files.map(
      (file) => `'${file}': () => import('${file}').then(({ article }) => article)`,
    );
    return `export const modules = { ${loaders.sort().join(', ')} };`;
  }
  if (name === 'texts') {
    const imports = files.map((file, index) => `import { article as a${index} } from '${file}';`);
    const names = files.map((_file, index) => `a${index}`);
    return `${imports.join('\n')}\nexport const texts = [${names.join(', ')}];`;
  }
  const titles = metas.map(({ slug, title, cloud, study }) => ({ slug, title, cloud, study }));
  return `export const ${name} = ${JSON.stringify(name === 'titles' ? titles : metas)};`;
}
