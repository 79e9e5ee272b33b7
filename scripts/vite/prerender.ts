import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ViteBuilder } from 'vite';
import type { Env } from '../../src/config/parseEnv.ts';
import { authEmulatorNotice } from '../../src/content/authEmulatorNotice.ts';
import { netlifyFiles } from '../hosts/netlify.ts';
import { fileOf, hostRules } from '../hosts/rules.ts';
import { subsetFolder } from './fontSubsets.ts';
import { licensesFile, licensesText, type LicenseEntry } from './licenses.ts';
import { contentSecurityPolicy } from './policy.ts';
import { bootstrapScript, bootstrapTag } from './bootstrapScript.ts';

type RenderedPage = { readonly head: string; readonly html: string };

type ServerEntry = {
  readonly routes: readonly { readonly path: string; readonly sources: readonly string[] }[];
  readonly notFoundRoute: { readonly path: string; readonly sources: readonly string[] };
  readonly env: Env;
  readonly siteFiles: Readonly<Record<string, string>>;
  readonly buildNotices: readonly string[];
  readonly render: (path: string) => Promise<RenderedPage>;
};

/** Vite's list, which the prerenderer completes. */
const bundledLicenses = '.vite/licenses.json';

/** Builds the browser bundle, then writes every route as static HTML next to it. */
export function prerender(): Plugin {
  return {
    name: 'fairweather:prerender',
    config: ({ build }) => ({
      builder: { buildApp },
      environments: {
        client: { build: { manifest: true, license: { fileName: bundledLicenses } } },
        ssr: {
          build: {
            outDir: serverFolder(build?.outDir ?? 'dist'),
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: 'src/entry-server.tsx' },
          },
        },
      },
    }),
  };
}

/** A folder of its own for each output, so that two builds at once do not meet. */
function serverFolder(outDir: string): string {
  return join('.cache/server', basename(resolve(outDir, '..')), basename(outDir));
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite did not create the client and ssr environments.');
  await builder.build(client);
  await builder.build(ssr);
  const outDir = resolve(builder.config.root, client.config.build.outDir);
  const entry: ServerEntry = await import(
    pathToFileURL(
      resolve(builder.config.root, serverFolder(client.config.build.outDir), 'entry-server.js'),
    ).href
  );
  await writePages(entry, outDir);
  for (const notice of entry.buildNotices) builder.config.logger.warn(notice);
}

async function writePages(entry: ServerEntry, outDir: string): Promise<void> {
  const { template, modules } = withoutModules(readFileSync(join(outDir, 'index.html'), 'utf8'));
  const scripts = [...inlineScripts(template), bootstrapScript];
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const styles = readStyles(manifest, outDir);
  for (const route of [...entry.routes, entry.notFoundRoute]) {
    const page = await entry.render(route.path);
    const file = join(outDir, fileOf(route.path));
    mkdirSync(dirname(file), { recursive: true });
    const start = bootstrapTag([...modules, ...chunksOf(manifest, route.sources)]);
    const document = compose({
      template,
      page,
      styles,
      fonts: fontLinks(manifest),
      notice: emulatorNotice(entry.env),
      start,
    });
    const policy = contentSecurityPolicy(entry.env, { scripts, ...inlineStyles(document) });
    writeFileSync(file, withPolicy(document, policy));
  }
  const bundled: readonly LicenseEntry[] = JSON.parse(
    readFileSync(join(outDir, bundledLicenses), 'utf8'),
  );
  const files = {
    ...entry.siteFiles,
    ...netlifyFiles(hostRules(entry.routes.map(({ path }) => path))),
    [licensesFile]: licensesText(bundled),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(outDir, name), text);
  }
  rmSync(join(outDir, '.vite'), { recursive: true });
}

/** Vite's template without the tags that load the code: the entry, then what it imports. */
function withoutModules(html: string): { template: string; modules: readonly string[] } {
  const modules: string[] = [];
  const template = html.replace(
    /\s*<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]*)">(?:<\/script>)?/g,
    (_, file: string) => {
      modules.push(file);
      return '';
    },
  );
  if (modules.length === 0)
    throw new Error('index.html loads no module: see scripts/vite/bootstrapScript.ts.');
  return { template, modules };
}

function inlineScripts(template: string): readonly string[] {
  return [...template.matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
}

function inlineStyles(document: string) {
  const texts = (pattern: RegExp) => [...document.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    styles: texts(/<style>([\s\S]*?)<\/style>/g),
    styleAttributes: texts(/<[^<>]*\sstyle="([^"]*)"/g).map(decodeEntities),
  };
}

/** Decodes what React writes in attributes. */
function decodeEntities(text: string): string {
  const characters = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
  return Object.entries(characters).reduce(
    (decoded, [entity, character]) => decoded.replaceAll(entity, character),
    text,
  );
}

/** The policy holds for what follows it, so it comes first. */
function withPolicy(document: string, policy: string): string {
  const content = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return document.replace(
    '<meta charset="utf-8" />',
    (charset) =>
      `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${content}" />`,
  );
}

type Style = {
  readonly href: string;
  readonly css: string;
  readonly classes: readonly string[];
  readonly always: boolean;
};

function readStyles(manifest: Manifest, outDir: string): readonly Style[] {
  const entryCss = new Set(
    Object.values(manifest).flatMap((chunk) => (chunk.isEntry ? (chunk.css ?? []) : [])),
  );
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  return [...files]
    .sort((a, b) => Number(entryCss.has(b)) - Number(entryCss.has(a)))
    .map((file) => {
      const css = readFileSync(join(outDir, file), 'utf8').trim();
      const classes = [
        ...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((m) => m[1] ?? '')),
      ];
      return { href: `/${file}`, css, classes, always: entryCss.has(file) };
    });
}

type Parts = {
  readonly template: string;
  readonly page: RenderedPage;
  readonly styles: readonly Style[];
  readonly fonts: readonly string[];
  /** Markup that says what is special about this build; empty for a build for visitors. */
  readonly notice: string;
  /** The script that loads the page's code. */
  readonly start: string;
};

/**
 * The stylesheets whose classes stand in the page go into the page, so that nothing blocks the
 * first paint. Each leaves a disabled link behind: Vite's loader finds it and does not fetch the
 * file a second time when the chunk that owns it arrives.
 */
function compose({ template, page, styles, fonts, notice, start }: Parts): string {
  const used = new Set(
    [...page.html.matchAll(/class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(/\s+/)),
  );
  const inlined = styles.filter(
    (style) => style.always || style.classes.some((name) => used.has(name)),
  );
  const head = [
    page.head.replace(/<(title|meta|link)\b/g, '<$1 data-prerendered'),
    `<style>${inlined.map((style) => style.css).join('\n')}</style>`,
    ...inlined.map((style) => `<link rel="stylesheet" href="${style.href}" disabled>`),
    ...fonts,
  ].join('\n    ');
  return template
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('<!--app-head-->', () => head)
    .replace('<!--app-html-->', () => page.html)
    .replace('</body>', () => `${notice}  ${start}\n  </body>`);
}

function emulatorNotice({ authEmulatorUrl }: Env): string {
  if (!authEmulatorUrl) return '';
  const { label, text } = authEmulatorNotice;
  return `  <section aria-label="${label}" class="emulator-notice">${text(authEmulatorUrl)}</section>
    <style>
      .emulator-notice {
        position: fixed;
        inset: auto 0 0;
        z-index: 2147483647;
        padding: 2px 1rem;
        background: #ffd54d;
        color: #111;
        font: 12px/1.4 sans-serif;
        text-align: center;
        pointer-events: none;
      }
    </style>
  `;
}

function fontLinks(manifest: Manifest): readonly string[] {
  return Object.values(manifest)
    .filter(({ src }) => src?.startsWith(subsetFolder))
    .map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    );
}

function chunksOf(manifest: Manifest, sources: readonly string[]): readonly string[] {
  const entryFiles = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string, into: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(
        `The build has no chunk for ${key}; check \`sources\` in src/app/routes.tsx.`,
      );
    if (into.has(`/${chunk.file}`)) return;
    into.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported, into);
  };
  visit('index.html', entryFiles);
  for (const source of sources) visit(source, files);
  return [...files].filter((file) => !entryFiles.has(file));
}
