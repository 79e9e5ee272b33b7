import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import type { z } from 'zod';
import { pictureMark, type Collection } from '../../src/config/collection.ts';
import { noteWrongEntry, stopIfWrong, type WrongEntry } from '../../src/config/wrongEntries.ts';
import { relativePosix } from '../files.js';
import { readMarkdown, toSlug, type TextPicture } from './readMarkdown.ts';

/**
 * A part's Markdown as virtual modules: `virtual:NAME/metas` for lists, `texts` for files of the
 * build, `modules` for routes. A wrong entry stops the build with a sentence.
 */
export function collection<Schema extends z.ZodObject, Meta extends object, Entry extends object>(
  options: Collection<Schema, Meta, Entry>,
): Plugin {
  const { name, folder, compare, lists = {}, isShown = () => true } = options;
  const prefix = `virtual:${name}/`;
  const entries = new Map<string, ReturnType<typeof readEntry<Schema, Meta, Entry>>>();
  let config: ResolvedConfig;

  const readOnce = (slug: string, file: string) => {
    const text = readFileSync(file, 'utf8');
    const key = `${file}\n${text}`;
    const entry = entries.get(key) ?? readEntry(options, slug, file, text);
    entries.set(key, entry);
    return entry;
  };

  /** The entries of this build, in their order. */
  async function readAll() {
    const { files, wrong } = findFiles(`${config.root}/${folder}`);
    const all = await Promise.all(
      files.map(async ({ slug, file }) => ({ slug, ...(await readOnce(slug, file)) })),
    );
    for (const entry of [...wrong, ...all.flatMap((each) => each.wrong)])
      noteWrongEntry({ ...entry, file: relativePosix(config.root, entry.file) });
    // a build goes on, to find others
    if (config.command === 'serve') stopIfWrong();
    const env: object = JSON.parse(String(config.define?.['__ENV__'] ?? '{}'));
    const settings = config.command === 'serve' ? null : env;
    return all
      .flatMap(({ slug, read, module, wrong: { length } }) =>
        read && length === 0 && isShown(read.meta, settings)
          ? [{ slug, meta: read.meta, module }]
          : [],
      )
      .sort((one, other) => compare(one.meta, other.meta));
  }

  return {
    name: `fairweather:${name}`,
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved;
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    hotUpdate({ file, modules }) {
      if (!relativePosix(config.root, file).startsWith(`${folder}/`)) return undefined;
      const all = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...all.filter(({ id }) => id?.startsWith(`\0${prefix}`))];
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const shown = await readAll();
      const [list = '', isEntry] = id.slice(prefix.length + 1).split('/');
      if (isEntry) return shown.find(({ slug }) => slug === list)?.module ?? null;
      const files = shown.map(({ slug }) => `${prefix}${slug}/entry`);
      if (list === 'modules') {
        const loaders = files.map(
          (file) => `'${file}': () => import('${file}').then(({ entry }) => entry)`,
        );
        return `export const modules = { ${loaders.sort().join(', ')} };`;
      }
      if (list === 'texts') {
        const imports = files.map((file, index) => `import { entry as e${index} } from '${file}';`);
        return `${imports.join('\n')}\nexport const texts = [${files.map((_file, index) => `e${index}`).join(', ')}];`;
      }
      const pick = lists[list] ?? ((meta: Meta) => meta);
      return `export const ${list} = ${JSON.stringify(shown.map(({ meta }) => pick(meta)))};`;
    },
  };
}

/** @param file the path of the Markdown file, for messages and pictures */
export async function readEntry<
  Schema extends z.ZodObject,
  Meta extends object,
  Entry extends object,
>(
  { frontMatter, read }: Collection<Schema, Meta, Entry>,
  slug: string,
  file: string,
  text: string,
) {
  const { fields, pictures, wrong, ...rest } = await readMarkdown(file, text, frontMatter);
  // SOURCE_DATE_EPOCH (reproducible-builds.org) sets another build time
  const built = new Date(Number(process.env['SOURCE_DATE_EPOCH']) * 1000 || Date.now());
  const made = fields && read({ slug, fields, built, ...rest });
  if (made && made.html === undefined && pictures.length > 0)
    rest.tell('![', 'This text shows no pictures: take it out.');
  const module = made ? toModule({ ...made.meta, ...made.entry }, made.html, pictures) : '';
  return { wrong, pictures, module, read: made };
}

/** The code of a module that exports the entry with its text: HTML, and the pictures in it. */
function toModule(entry: object, html: string | undefined, pictures: readonly TextPicture[]) {
  const imports = pictures.map((picture, index) => {
    const path = resolve(picture.file);
    return path.endsWith('.ts')
      ? `import { figure as picture${index} } from ${JSON.stringify(path)};`
      : `import picture${index} from ${JSON.stringify(`${path}?picture`)};`;
  });
  const pieces = html?.split(pictureMark).flatMap((piece, index) => {
    const { alt, caption } = pictures[index] ?? {};
    const rest = JSON.stringify({ alt, caption });
    const picture = pictures[index] ? [`{ picture: picture${index}, ...${rest} }`] : [];
    return [JSON.stringify(piece), ...picture];
  });
  const text = pieces ? `, text: [${pieces.join(', ')}]` : '';
  return `${imports.join('\n')}\nexport const entry = { ...${JSON.stringify(entry)}${text} };`;
}

function findFiles(folder: string) {
  const files: { slug: string; file: string }[] = [];
  const wrong: WrongEntry[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    const texts = (entry.isDirectory() ? readdirSync(path) : [entry.name]).filter(
      (name) => /\.(?:md|markdown)$/i.test(name) && !/^readme\./i.test(name),
    );
    const text = texts.find((name) => /^index\./i.test(name)) ?? texts[0];
    if (text === undefined && !entry.isDirectory()) continue;
    const file = entry.isDirectory() ? `${path}/${text ?? ''}` : path;
    const slug = toSlug(entry.isDirectory() ? entry.name : entry.name.replace(/\.\w+$/, ''));
    const tell = (problem: string) => wrong.push({ file, line: 1, problem });
    if (text === undefined)
      tell('This folder has no index.md: write the text in a file of that name.');
    else if (slug === '' || (slug === 'index' && !entry.isDirectory()))
      tell('Its name becomes an address: name it after the text, such as spring-release.md.');
    else if (files.some((each) => each.slug === slug))
      tell(`Another text has the address "${slug}": rename one.`);
    else files.push({ slug, file });
  }
  return { files, wrong };
}
