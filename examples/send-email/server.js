// @ts-check
import { listen } from './listen.js';
import { openReceiver } from './settings.js';
import { smtpTransport } from './smtp.js';

/** Within ten seconds, after which hosts end a process. */
const stopMs = 9_000;

const { HOST: host = '127.0.0.1', PORT = '8080', TRUST_PROXY: trustProxy = '' } = process.env;
try {
  const receiver = openReceiver(process.env, smtpTransport);
  const { url, server } = await listen(receiver, { host, port: Number(PORT), trustProxy });
  console.log(JSON.stringify({ time: new Date().toISOString(), result: 'listening', url }));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      // whoever waits then gets no answer, and keeps the text
      setTimeout(() => process.exit(), stopMs).unref();
      server.close();
    });
} catch (error) {
  const { code, message } = Object(error);
  console.error(code === 'EADDRINUSE' ? `PORT: another process listens on ${PORT}.` : message);
  process.exitCode = 1;
}
