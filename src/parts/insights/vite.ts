import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { collection, getBuildDate } from '../../../scripts/markdown/collection.ts';
import { pictureMark } from '../../../scripts/markdown/readMarkdown.ts';
import type { ArticleMeta } from './frontMatter.ts';
import { parseArticle } from './parseArticle.ts';

/** No page, chunk, feed or sitemap of production has a word of a draft or of an article of a later day. */
export function articles(): Plugin {
  return collection<ArticleMeta>({
    name: 'articles',
    folder: 'src/parts/insights/articles',
    read: readArticle,
    compare: (one, other) => other.date.localeCompare(one.date),
    isShown: ({ unpublished }, { command, define }) => {
      const env: unknown = JSON.parse(String(define?.['__ENV__'] ?? '{}'));
      const showsAll = command === 'serve' || (env instanceof Object && 'insights' in env);
      return showsAll || unpublished === null;
    },
    lists: {
      titles: ({ slug, title, cloud, study }) => ({ slug, title, cloud, study }),
    },
  });
}

async function readArticle(slug: string, file: string, text: string) {
  const { wrong, meta: data, contents, html, pictures } = await parseArticle(slug, file, text);
  const meta = data && { ...data, unpublished: unpublishedState(data) };
  const imports = pictures.map((picture, index) => {
    const path = resolve(picture.file);
    return path.endsWith('.ts')
      ? `import { figure as picture${index} } from ${JSON.stringify(path)};`
      : `import picture${index} from ${JSON.stringify(`${path}?picture`)};`;
  });
  const pieces = html.split(pictureMark).flatMap((piece, index) => {
    const { alt, caption } = pictures[index] ?? {};
    const rest = JSON.stringify({ alt, caption });
    const picture = pictures[index] ? [`{ picture: picture${index}, ...${rest} }`] : [];
    return [JSON.stringify(piece), ...picture];
  });
  const module = [
    ...imports,
    `export const entry = { ...${JSON.stringify({ ...meta, contents })}, text: [${pieces.join(', ')}] };`,
  ].join('\n');
  return { wrong, meta, module };
}

/** Until its date has come in UTC; a draft in any case. */
function unpublishedState({
  draft,
  date,
}: Pick<ArticleMeta, 'draft' | 'date'>): ArticleMeta['unpublished'] {
  if (draft) return 'draft';
  return date > getBuildDate().toISOString().slice(0, 10) ? 'scheduled' : null;
}
