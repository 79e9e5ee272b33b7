import { join } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { socialPicturePath } from '../../src/config/paths.ts';
import { stopIfWrong } from '../../src/config/wrongEntries.ts';
import { iconFiles, listStyleSheets, readBrand, themeColours } from '../brand/files.ts';
import { changedStyles } from '../brand/tokens.ts';
import { socialPicture, type Marks } from '../social/pictures.ts';

type ServerEntry = typeof import('../../src/entry-server.tsx');
type Files = Readonly<Record<string, () => string | Promise<Buffer>>>;

/**
 * Follows the colours of src/content/site.ts: the custom properties that they change stand above all
 * others, and the browser's bar has them. In development it serves the icons and social pictures
 * that a build writes.
 */
export function brand(): Plugin {
  const styles = /\/src\/styles\/global\.css$/;
  return {
    name: 'fairweather:brand',
    enforce: 'pre',
    configResolved({ command, logger }) {
      if (command !== 'build') return;
      for (const adjustment of readBrand().adjustments) logger.warn(adjustment);
    },
    transform: {
      filter: { id: styles },
      handler(code) {
        for (const file of listStyleSheets())
          this.addWatchFile(join(this.environment.config.root, file));
        const { tokens } = readBrand();
        if (this.environment.config.command === 'serve') stopIfWrong();
        return { code: `${code}@layer brand {\n${changedStyles(tokens)}}\n`, map: null };
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { server }) =>
        server ? themeColours(readBrand()).map((attrs) => ({ tag: 'meta', attrs })) : [],
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
        drawInDevelopment(server, decodeURI(pathname.slice(1))).then((content) => {
          if (content === undefined) return next();
          const type = pathname.endsWith('.png') ? 'image/png' : 'image/svg+xml';
          return response.setHeader('Content-Type', type).end(content);
        }, next);
      });
    },
  };
}

async function drawInDevelopment(server: ViteDevServer, name: string) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) return undefined;
  if (name.startsWith('social/')) {
    const entry = await ssr.runner.import<ServerEntry>('/src/entry-server.tsx');
    return socialFiles(entry, (address) => join(server.config.root, address))[name]?.();
  }
  if (!/^[\w-]+\.(png|svg|webmanifest)$/.test(name)) return undefined;
  const { logoIcon } = await ssr.runner.import<Marks>('/src/content/logo.ts');
  return iconFiles(readBrand(), logoIcon)[name]?.();
}

/** The icons, the web manifest and the social pictures of a build. */
export function brandFiles(entry: ServerEntry, outDir: string): Files {
  return {
    ...iconFiles(readBrand(), entry.logoIcon),
    ...socialFiles(entry, (address) => join(outDir, address)),
  };
}

function socialFiles(entry: ServerEntry, findFile: (address: string) => string): Files {
  const { tokens } = readBrand();
  const files = Object.values(entry.listings).map(
    ({ path, card }) =>
      [
        socialPicturePath(path).slice(1),
        () => socialPicture(card(), entry, tokens, findFile),
      ] as const,
  );
  return Object.fromEntries(files);
}
