import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Plugin } from 'vite';
import { z } from 'zod';

const maxBodyLength = 64_000;

export const wordsSchema = z.strictObject({
  file: z.string(),
  line: z.number(),
  start: z.number(),
  source: z.string(),
  value: z.string(),
});

const requests = {
  '/find': z.strictObject({ texts: z.array(z.string()).max(10) }),
  '/save': z.strictObject({
    words: wordsSchema,
    value: z.string().trim().min(1, 'write a word at least'),
  }),
} as const;

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * "Edit words" in `npm run dev`: a double click on a text edits the string literal or the Markdown
 * that it comes from. docs/adopting.md shows it. A build has no byte of it.
 */
export function editWords(): Plugin {
  return {
    name: 'fairweather:edit-words',
    apply: (_config, { command, mode }) => command === 'serve' && mode === 'development',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', src: '/scripts/editWords/client.ts' },
        injectTo: 'body',
      },
    ],
    configureServer({ middlewares, config }) {
      const answer = createWriter(config.root);
      middlewares.use('/__words', (request, response) => void answer(request, response));
    },
  };
}

/** Answers `POST /find` and `POST /save`: one after the other, so that two edits never mix. */
export function createWriter(root: string) {
  let index: ReturnType<typeof import('./words.ts').createIndex> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function respond(request: IncomingMessage): Promise<unknown> {
    checkSender(request);
    const body = await readJson(request);
    // TypeScript's parser is loaded at the first edit
    index ??= (await import('./words.ts')).createIndex(root);
    if (request.url === '/find') return index.find(parse(requests['/find'], body).texts);
    if (request.url !== '/save') throw new Refusal(404, 'There is no such request.');
    const { words, value } = parse(requests['/save'], body);
    const file = join(root, words.file);
    const text = index.replace(words, value);
    const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
    if (formatted !== readFileSync(file, 'utf8')) writeFileSync(file, formatted);
    return { file: words.file };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answered = queue.then(() => respond(request));
    queue = answered.catch(() => undefined);
    const [status, body] = await answered.then(
      (found) => [200, found] as const,
      (error: unknown) =>
        [
          error instanceof Refusal ? error.status : 409,
          { error: error instanceof Error ? error.message : String(error) },
        ] as const,
    );
    response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end(JSON.stringify(body));
  };
}

/** Only this machine, and only the site's own pages: any site in a browser can send to loopback. */
function checkSender({ method, socket, headers }: IncomingMessage): void {
  const { host = '', origin } = headers;
  const isLocal =
    /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host);
  if (!isLocal || origin !== `http://${host}`)
    throw new Refusal(403, 'Words are edited on the site’s own pages only.');
  if (method !== 'POST' || headers['content-type'] !== 'application/json')
    throw new Refusal(415, 'Words are sent as JSON by POST.');
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > maxBodyLength) throw new Refusal(413, 'The text is too long.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The request is no JSON.');
  }
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (error) throw new Refusal(400, `The request is incomplete: ${z.prettifyError(error)}.`);
  return data;
}
