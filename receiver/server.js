// @ts-check
import { listen } from './listen.js';
import { openReceiver } from './settings.js';
import { smtpTransport } from './smtp.js';

/** Within ten seconds, after which hosts end a process. */
const stopMs = 9_000;

const read = (/** @type {string} */ name) => process.env[name]?.trim() ?? '';
// a log that cannot be written, on a full disk, is no reason to end
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
try {
  const receiver = openReceiver(process.env, smtpTransport);
  const { url, server } = await listen(receiver, {
    host: read('HOST') || '127.0.0.1',
    port: Number(read('PORT') || 8080),
    trustProxy: read('TRUST_PROXY'),
  });
  console.log(JSON.stringify({ time: new Date().toISOString(), result: 'listening', url }));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      // whoever waits then gets no answer, and keeps the text
      setTimeout(() => process.exit(), stopMs).unref();
      server.close();
    });
} catch (error) {
  const { code, message } = Object(error);
  console.error(code ? `PORT: ${message}` : message);
  process.exitCode = 1;
}
