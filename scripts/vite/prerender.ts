import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ViteBuilder } from 'vite';
import type { Env, MeasuringSettings } from '../../src/config/parseEnv.ts';
import { modulesAttribute, prerenderedAttribute } from '../../src/config/documentAttributes.ts';
import { authEmulatorNotice } from '../../src/content/authEmulatorNotice.ts';
import { netlifyFiles } from '../hosts/netlify.ts';
import { fileOf, hostRules } from '../hosts/rules.ts';
import { licensesFile, licensesText, type LicenseEntry } from './licenses.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { bundleInlineScript, entryPlaceholder, inlinePlaceholder } from './inlineScript.ts';
import { classesOf, addAttributeToHeadTags } from './markup.ts';

type RenderedPage = { readonly head: string; readonly html: string };

type Route = {
  readonly path: string;
  /** Their keys in Vite's manifest, which addManifestKeys.ts adds. */
  readonly imports: readonly { readonly manifestKey?: string | undefined }[];
};

type ServerEntry = {
  readonly routes: readonly Route[];
  readonly unlistedRoutes: readonly Route[];
  readonly notFoundRoute: Route;
  readonly env: Env;
  readonly measuring: MeasuringSettings | null;
  readonly siteFiles: Readonly<Record<string, string>>;
  readonly buildWarnings: readonly string[];
  readonly render: (path: string) => Promise<RenderedPage>;
};

/** Placeholders in index.html. The policy applies to the elements after it. */
const policyPlaceholder = '<!--policy-->';
const headPlaceholder = '<!--head-->';
const appPlaceholder = '<!--app-->';

/** The licences that Vite collects. `licensesText` adds those of the asset packages. */
const bundledLicenses = '.vite/licenses.json';

/** Builds the browser bundle, then writes every route as static HTML next to it. */
export function prerender(): Plugin {
  return {
    name: 'fairweather:prerender',
    config: ({ build }) => ({
      builder: { buildApp, sharedConfigBuild: true },
      environments: {
        client: { build: { manifest: true, license: { fileName: bundledLicenses } } },
        ssr: {
          build: {
            outDir: serverFolder(build?.outDir ?? 'dist'),
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'src/entry-server.tsx',
              // siteFiles.ts imports every study for the sitemap, so the lazy imports of studies have no effect.
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
  await builder.build(client);
  await builder.build(ssr);
  const outDir = resolve(builder.config.root, client.config.build.outDir);
  const entry: ServerEntry = await import(
    pathToFileURL(
      resolve(builder.config.root, serverFolder(client.config.build.outDir), 'entry-server.js'),
    ).href
  );
  await writePages(entry, builder.config.root, outDir);
  for (const warning of entry.buildWarnings) builder.config.logger.warn(warning);
}

async function writePages(entry: ServerEntry, root: string, outDir: string): Promise<void> {
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  const inlineScript = await bundleInlineScript(root);
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const stylesheets = readStylesheets(manifest, outDir);
  const env = { ...entry.env, measuring: entry.measuring };
  const notice = emulatorNotice(env);
  for (const route of [...entry.routes, ...entry.unlistedRoutes, entry.notFoundRoute]) {
    const page = await entry.render(route.path);
    const { html } = page;
    const classes = classesOf(html);
    const inlined = stylesheets.filter(
      (sheet) => sheet.isEntry || sheet.classes.some((name) => classes.has(name)),
    );
    const css = [...inlined.map((sheet) => sheet.css), ...(notice ? [emulatorNoticeCss] : [])].join(
      '\n',
    );
    const policy = contentSecurityPolicy(env, {
      scripts: [inlineScript],
      styles: [css],
    });
    const file = join(outDir, fileOf(route.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      fillPlaceholders(template, {
        [policyPlaceholder]: policyTag(policy),
        [headPlaceholder]: [
          addAttributeToHeadTags(page.head, prerenderedAttribute),
          `<style>${css}</style>`,
          // Vite's loader finds these styles and does not fetch the files when their chunks load.
          ...inlined.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
          ...fontLinks(manifest),
        ].join('\n    '),
        [appPlaceholder]: html,
        [inlinePlaceholder]: inlineTag(inlineScript, modulesOf(manifest, route)),
        [entryPlaceholder]: notice,
      }),
    );
  }
  const bundled: readonly LicenseEntry[] = JSON.parse(
    readFileSync(join(outDir, bundledLicenses), 'utf8'),
  );
  const files = {
    ...entry.siteFiles,
    ...netlifyFiles(
      hostRules(
        entry.routes.map(({ path }) => path),
        entry.unlistedRoutes.map(({ path }) => path),
        entry.env,
      ),
    ),
    [licensesFile]: licensesText(bundled),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(outDir, name), text);
  }
  rmSync(join(outDir, '.vite'), { recursive: true });
}

function fillPlaceholders(template: string, contents: Readonly<Record<string, string>>): string {
  return Object.entries(contents).reduce((document, [placeholder, content]) => {
    if (!document.includes(placeholder)) throw new Error(`index.html has no ${placeholder}.`);
    return document.replace(placeholder, () => content);
  }, template);
}

function policyTag(policy: string): string {
  const content = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
}

function inlineTag(script: string, modules: readonly string[]): string {
  return `<script ${modulesAttribute}="${modules.join(' ')}">${script}</script>`;
}

type Stylesheet = {
  readonly href: string;
  readonly css: string;
  readonly classes: readonly string[];
  /** Whether every page inlines it. */
  readonly isEntry: boolean;
};

/**
 * Reads the stylesheets. Each page inlines those whose classes it uses, so that no request blocks
 * the first paint. The stylesheets of the entry come first.
 */
function readStylesheets(manifest: Manifest, outDir: string): readonly Stylesheet[] {
  const entryCss = new Set(
    Object.values(manifest).flatMap((chunk) => (chunk.isEntry ? (chunk.css ?? []) : [])),
  );
  const files = new Set([
    ...entryCss,
    ...Object.values(manifest).flatMap((chunk) => chunk.css ?? []),
  ]);
  return [...files].map((file) => {
    const css = readFileSync(join(outDir, file), 'utf8').trim();
    const classes = [
      ...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? '')),
    ];
    return { href: `/${file}`, css, classes, isEntry: entryCss.has(file) };
  });
}

const emulatorNoticeCss = `
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
`;

/** A notice for builds that use the Auth emulator; otherwise empty. */
function emulatorNotice({ authEmulatorUrl }: Env): string {
  if (!authEmulatorUrl) return '';
  const { label, text } = authEmulatorNotice;
  return `<section aria-label="${label}" class="emulator-notice">${text(authEmulatorUrl)}</section>
    `;
}

function fontLinks(manifest: Manifest): readonly string[] {
  return Object.values(manifest)
    .filter(({ src }) => src?.startsWith('src/styles/fonts/'))
    .map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    );
}

/** The URLs of the entry, of the page's chunks and of their imports. */
function modulesOf(manifest: Manifest, { path, imports }: Route): readonly string[] {
  const files = new Set<string>();
  const add = (key: string | undefined) => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}, which ${path} imports.`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
  };
  ['index.html', ...imports.map(({ manifestKey }) => manifestKey)].forEach(add);
  return [...files];
}
