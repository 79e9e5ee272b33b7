import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseArticle, pictureMark } from './parseArticle.ts';

const articleFile = /\/insights\/articles\/[\w-]+\/index\.md(\?(meta|title))?$/;

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
      const { meta, contents, html, pictures } = await parseArticle(
        file,
        readFileSync(file, 'utf8'),
      );
      if (query === 'meta') return `export const meta = ${JSON.stringify(meta)};`;
      if (query === 'title') {
        const { slug, title, cloud, study } = meta;
        return `export const title = ${JSON.stringify({ slug, title, cloud, study })};`;
      }
      const imports = pictures.map(
        ({ file: picture }, index) =>
          `import picture${index} from ${JSON.stringify(`${picture}?picture`)};`,
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
