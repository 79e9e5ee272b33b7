import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { modulesAttribute, prerenderedAttribute } from '../../src/config/documentAttributes.ts';
import { noteWrongEntry, stopIfWrong } from '../../src/config/wrongEntries.ts';
import { escapeXml } from '../../src/lib/escapeXml.ts';
import { readBrand, themeColours } from '../brand/files.ts';
import { hostConfigs, hostFiles } from '../hosts/files.ts';
import { toFile, hostRules } from '../hosts/rules.ts';
import { brandFiles } from './brand.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { findDeadLinks, locateLink, locateName } from './deadLinks.ts';
import { preloadedFonts } from './fonts.ts';
import { bundleInlineScript, entryPlaceholder, inlinePlaceholder } from './inlineScript.ts';
import { completeLicenses, licensesFile } from './licenses.ts';

type ServerEntry = typeof import('../../src/entry-server.tsx');
type Route = ServerEntry['notFoundRoute'];
type Chunk = Rolldown.OutputChunk;

/** Placeholders in index.html. The policy applies to the elements after it. */
const policyPlaceholder = '<!--policy-->';
const headPlaceholder = '<!--head-->';
const appPlaceholder = '<!--app-->';

/** Makes `vite build` build the browser's and the server's bundle, then write every route as static HTML. */
export function prerender(): Plugin {
  return {
    name: 'fairweather:prerender',
    config: ({ build }) => ({
      builder: { buildApp, sharedConfigBuild: true },
      environments: {
        client: { build: { license: { fileName: licensesFile } } },
        ssr: {
          build: {
            outDir: serverFolder(build?.outDir ?? 'dist'),
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/entry-server.tsx',
              // findChunks reads the names of components
              output: { minify: false },
              // the sitemap and structured data need every page's content at once, routes.ts one at a time
              checks: { ineffectiveDynamicImport: false },
            },
          },
        },
      },
    }),
  };
}

/** One folder per output, so that two builds can run at the same time. */
function serverFolder(outDir: string): string {
  return join('.cache/server', basename(resolve(outDir, '..')), basename(outDir));
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite did not create the client and ssr environments.');
  const [built] = [await builder.build(client)].flat();
  if (!built || !('output' in built)) throw new Error('Vite did not build the client.');
  await builder.build(ssr);
  const outDir = resolve(builder.config.root, client.config.build.outDir);
  // where modules wait for each other, Node ends at the import as if all were done
  process.exitCode = 1;
  const entry: ServerEntry = await import(
    pathToFileURL(
      resolve(builder.config.root, serverFolder(client.config.build.outDir), 'entry-server.js'),
    ).href
  );
  process.exitCode = undefined;
  for (const name of entry.findWrongNames()) noteWrongEntry(locateName(name));
  try {
    await writePages(entry, builder.config.root, outDir, built);
  } catch (error) {
    stopIfWrong();
    throw error;
  }
  for (const warning of entry.buildWarnings) builder.config.logger.warn(warning);
}

async function writePages(
  entry: ServerEntry,
  root: string,
  outDir: string,
  { output }: Rolldown.RolldownOutput,
): Promise<void> {
  const { env } = entry;
  const paths = entry.routes.map(({ path }) => path);
  const rules = hostRules(paths, env, entry.oldAddresses);
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const inlineScript = await bundleInlineScript(root);
  const themeTags = themeColours(readBrand()).map(
    ({ name, content, media }) => `<meta name="${name}" content="${content}" media="${media}">`,
  );
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(outDir, name)), { recursive: true });
    writeFileSync(join(outDir, name), content);
  };
  const htmlByPath = new Map<string, string>();
  for (const route of [...entry.routes, entry.notFoundRoute]) {
    const page = await entry.render(route.path);
    const { html } = page;
    htmlByPath.set(route.path, html);
    const chunks = await findChunks(output, route);
    const stylesheets = [
      ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
    ];
    const css = stylesheets
      .map((name) => readFileSync(join(outDir, name), 'utf8').trim())
      .join('\n');
    const policy = contentSecurityPolicy(
      env,
      { scripts: [inlineScript], styles: [css] },
      entry.policySources(env),
    );
    write(
      toFile(route.path),
      fillPlaceholders(template, {
        [policyPlaceholder]: `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}" />`,
        [headPlaceholder]: [
          page.head.replace(/<\w+/g, `$& ${prerenderedAttribute}=""`),
          page.siteHead,
          ...themeTags,
          `<style>${css}</style>`,
          // Vite's loader finds these styles and does not fetch the files when their chunks load.
          ...stylesheets.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`),
          ...fontLinks(output),
        ].join('\n    '),
        [appPlaceholder]: html,
        [inlinePlaceholder]: inlineTag(inlineScript, chunks),
        [entryPlaceholder]: '',
      }),
    );
  }
  const files = {
    ...entry.siteFiles,
    ...hostFiles(rules),
    [licensesFile]: completeLicenses(
      readFileSync(join(outDir, licensesFile), 'utf8'),
      entry.bundlingPackages,
    ),
  };
  const fileAddresses = new Set(Object.keys(files).map((name) => `/${name}`));
  for (const link of findDeadLinks(htmlByPath, fileAddresses)) {
    const { files: own = [] } = entry.routes.find(({ path }) => path === link.path) ?? {};
    noteWrongEntry(locateLink(link, own));
  }
  stopIfWrong();
  for (const [name, content] of Object.entries(files)) write(name, content);
  for (const [name, content] of Object.entries(hostConfigs(rules, basename(outDir))))
    write(`../${basename(outDir)}.${name}`, content);
  const drawings = Object.entries(brandFiles(entry, outDir));
  await Promise.all(drawings.map(async ([name, draw]) => write(name, await draw())));
}

function fillPlaceholders(template: string, contents: Readonly<Record<string, string>>): string {
  return Object.entries(contents).reduce((document, [placeholder, content]) => {
    if (!document.includes(placeholder)) throw new Error(`index.html has no ${placeholder}.`);
    return document.replace(placeholder, () => content);
  }, template);
}

function inlineTag(script: string, chunks: readonly Chunk[]): string {
  const entryFirst = [...chunks].sort((a, b) => Number(b.isEntry) - Number(a.isEntry));
  const modules = entryFirst.map(({ fileName }) => `/${fileName}`).join(' ');
  return `<script ${modulesAttribute}="${modules}">${script}</script>`;
}

function fontLinks(output: Rolldown.RolldownOutput['output']): readonly string[] {
  return output
    .filter(
      (file) => file.type === 'asset' && file.originalFileNames[0]?.startsWith(preloadedFonts),
    )
    .map(({ fileName }) => fileName)
    .sort()
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`);
}

/**
 * The entry, the page's chunks and their imports. Imports come first, as in the cascade of a page
 * whose chunks load their own styles.
 */
async function findChunks(
  output: Rolldown.RolldownOutput['output'],
  { path, loadComponent, files }: Route,
): Promise<readonly Chunk[]> {
  const all = output.filter((file) => file.type === 'chunk');
  const chunks: Chunk[] = [];
  const seen = new Set<Chunk>();
  const add = (chunk: Chunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) all.filter(({ fileName }) => fileName === name).forEach(add);
    chunks.push(chunk);
  };
  all.filter(({ isEntry }) => isEntry).forEach(add);
  const { name } = await loadComponent();
  for (const module of [`/${name}.tsx`, ...files]) {
    const chunk = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The build has no chunk for ${module}, which ${path} loads.`);
    add(chunk);
  }
  return chunks;
}
