// @ts-check
import { readTrust } from './address.js';
import { listen } from './listen.js';
import { openReceiver } from './settings.js';
import { smtpTransport } from './smtp.js';

/** Within ten seconds, after which hosts end a process. */
const stopMs = 9_000;

const { HOST = '127.0.0.1', PORT = '8080', TRUST_PROXY = '' } = process.env;
try {
  const trust = readTrust(TRUST_PROXY);
  if (!trust)
    throw new Error(
      'TRUST_PROXY: write how many proxies stand in front of it, 0 for none, or their networks.',
    );
  const receiver = openReceiver(process.env, smtpTransport);
  const { url, close } = await listen(receiver, { host: HOST, port: Number(PORT), trust }).catch(
    (error) => {
      const isTaken = error.code === 'EADDRINUSE';
      throw isTaken ? new Error(`PORT: another process listens on ${PORT}.`) : error;
    },
  );
  console.log(JSON.stringify({ time: new Date().toISOString(), result: 'listening', url }));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      // whoever waits then gets no answer, and keeps the text
      setTimeout(() => process.exit(), stopMs).unref();
      void close();
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
