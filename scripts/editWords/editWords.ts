import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Plugin } from 'vite';
import type { Words } from './words.ts';

/** What the page asks: where texts stand, or to write other words. */
export type Request =
  { readonly texts: readonly string[] } | { readonly words: Words; readonly value: string };
export type Answer = { readonly found?: readonly Words[]; readonly error?: string };

/**
 * "Edit words" in `npm run dev`: a double click on a text edits the string literal or the Markdown
 * that it comes from. docs/adopting.md shows it. A build has no byte of it. Pages ask through Vite's
 * socket, which only the site's own can open; a server that others can reach (`--host`) has no words.
 */
export function editWords(): Plugin {
  return {
    name: 'fairweather:edit-words',
    apply: ({ server }, { command, mode }) =>
      command === 'serve' && mode === 'development' && server?.host === '127.0.0.1',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/scripts/editWords/client.ts' },
        injectTo: 'body',
      },
    ],
    configureServer({ ws, config }) {
      const answer = createWriter(config.root);
      ws.on('words:ask', (request: Request, client) => {
        void answer(request).then((given) => client.send('words:answer', given));
      });
    },
  };
}

/** Answers one after the other, so that two edits never mix. */
export function createWriter(root: string) {
  let index: ReturnType<typeof import('./words.ts').createIndex> | undefined;
  let last = Promise.resolve<Answer>({});

  async function respond(request: Request): Promise<Answer> {
    // TypeScript's parser is loaded at the first edit
    index ??= (await import('./words.ts')).createIndex(root);
    if ('texts' in request) return { found: index.find(request.texts) };
    const file = join(root, request.words.file);
    const text = index.replace(request.words, request.value);
    const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
    if (formatted !== readFileSync(file, 'utf8')) writeFileSync(file, formatted);
    return {};
  }

  return (request: Request): Promise<Answer> => {
    last = last.then(() => respond(request)).catch(({ message }: Error) => ({ error: message }));
    return last;
  };
}
