import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseArticle, pictureMark } from './parseArticle.ts';

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

/**
 * An article's Markdown as a module: `article`, or with `?meta` only `meta`, which lists load, or
 * with `?title` only `title`, which other pages load. A wrong front matter, a wrong link and a
 * missing picture stop the build with a sentence.
 */
export function articles(): Plugin {
  return {
    name: 'fairweather:articles',
    enforce: 'pre',
    async load(id) {
      if (!articleFile.test(id)) return null;
      const [file = id, query] = id.split('?');
      this.addWatchFile(file);
      const { meta, contents, html, pictures } = await parse(file);
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
