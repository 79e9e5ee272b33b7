import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin, ResolvedConfig } from 'vite';
import { noteWrongEntry, stopIfWrong, type WrongEntry } from '../../src/config/wrongEntries.ts';
import { relativePosix } from '../files.js';
import { toSlug } from './readMarkdown.ts';

type Entry<Meta> = {
  readonly wrong: readonly WrongEntry[];
  /** What lists know of it; null if it is wrong. */
  readonly meta: Meta | null;
  /** The code of a module that exports it as `entry`. */
  readonly module: string;
};

type CollectionOptions<Meta> = {
  /** Of the virtual modules. */
  readonly name: string;
  /** From the root. */
  readonly folder: string;
  readonly read: (slug: string, file: string, text: string) => Promise<Entry<Meta>>;
  readonly compare: (one: Meta, other: Meta) => number;
  readonly isShown?: (meta: Meta, config: ResolvedConfig) => boolean;
  /** Shorter lists for pages that need less: what they have of each entry, by the list's name. */
  readonly lists?: Readonly<Record<string, (meta: Meta) => object>>;
};

/**
 * A folder of Markdown, each `SLUG.md` or `SLUG/index.md`, as virtual modules: `virtual:NAME/metas` for
 * lists, `texts` for files of the build, `modules` for routes. A wrong entry stops the build with a
 * sentence.
 */
export function collection<Meta>(options: CollectionOptions<Meta>): Plugin {
  const { name, folder, read, compare, lists = {}, isShown = () => true } = options;
  const prefix = `virtual:${name}/`;
  const entries = new Map<string, Promise<Entry<Meta>>>();
  let config: ResolvedConfig;

  const readEntry = (slug: string, file: string) => {
    const text = readFileSync(file, 'utf8');
    const key = `${file}\n${text}`;
    const entry = entries.get(key) ?? read(slug, file, text);
    entries.set(key, entry);
    return entry;
  };

  /** The entries of this build, in their order. */
  async function readAll() {
    const { files, wrong } = findFiles(`${config.root}/${folder}`);
    const all = await Promise.all(
      files.map(async ({ slug, file }) => ({ slug, ...(await readEntry(slug, file)) })),
    );
    for (const entry of [...wrong, ...all.flatMap((each) => each.wrong)])
      noteWrongEntry({ ...entry, file: relativePosix(config.root, entry.file) });
    // a build goes on, to find others
    if (config.command === 'serve') stopIfWrong();
    return all
      .flatMap(({ slug, meta, module, wrong: { length } }) =>
        meta && length === 0 && isShown(meta, config) ? [{ slug, meta, module }] : [],
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
    else if (slug === '')
      tell('Its name becomes an address: give it letters from a to z or digits.');
    else if (files.some((each) => each.slug === slug))
      tell(`Another text has the address "${slug}": rename one.`);
    else files.push({ slug, file });
  }
  return { files, wrong };
}

/** When the build began, or what SOURCE_DATE_EPOCH says. */
export function getBuildDate(): Date {
  return new Date(Number(process.env['SOURCE_DATE_EPOCH']) * 1000 || Date.now());
}
