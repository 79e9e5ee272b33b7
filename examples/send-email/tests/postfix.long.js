// @ts-check
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailbox } from './support/mailbox.js';
import { freePort, message, sendMessage, startServer } from './support/receiver.js';

const isInstalled = existsSync('/usr/sbin/postfix') && process.getuid?.() === 0;
const skip = isInstalled ? false : 'needs Postfix (apt-get install postfix) and root';

/** Postfix with the configuration that is ready to copy, on a port and in a folder of its own. */
async function openPostfix(
  /** @type {import('node:test').TestContext} */ t,
  /** @type {string} */ relay,
) {
  const folder = mkdtempSync(join(tmpdir(), 'postfix-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const configure = (/** @type {string[]} */ ...args) =>
    execFileSync('/usr/sbin/postconf', ['-c', folder, ...args]);
  copyFileSync(new URL('../postfix/main.cf', import.meta.url), join(folder, 'main.cf'));
  copyFileSync('/usr/share/postfix/master.cf.dist', join(folder, 'master.cf'));
  const own = [`queue_directory=${folder}/spool`, `data_directory=${folder}/data`];
  const backoff = ['minimal_backoff_time=1s', 'maximal_backoff_time=1s', 'queue_run_delay=1s'];
  const plain = ['smtp_tls_security_level=none', 'smtp_sasl_auth_enable=no', 'inet_protocols=ipv4'];
  configure('-e', `relayhost=${relay}`, ...own, ...backoff, ...plain);
  const smtpd = `127.0.0.1:${port}`;
  configure('-MX', 'smtp/inet');
  configure('-Me', `${smtpd}/inet=${smtpd} inet n - n - - smtpd`);
  // without a chroot, whose files the package's service would copy
  configure('-F', '*/*/chroot=n');
  execFileSync('install', ['-d', join(folder, 'spool')]);
  execFileSync('install', ['-d', '-o', 'postfix', join(folder, 'data')]);
  const run = (/** @type {string[]} */ ...args) =>
    execFileSync('postfix', ['-c', folder, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const masterPid = () => Number(readFileSync(join(folder, 'spool/pid/master.pid'), 'utf8'));
  t.after(() => {
    try {
      run('stop');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    start: () => run('start'),
    flush: () => run('flush'),
    /** The master and its children, which are in its group. */
    kill: () => process.kill(-masterPid(), 'SIGKILL'),
  };
}

/**
 * Stands between receiver and Postfix, and tells of each mail that Postfix has taken before the
 * receiver knows it.
 * @param {import('node:test').TestContext} t
 * @param {string} url
 */
async function startWire(t, url) {
  const events = new EventEmitter();
  const wire = createServer((receiver) => {
    const postfix = connect(Number(new URL(url).port), '127.0.0.1');
    receiver.pipe(postfix);
    postfix.on('data', (reply) => {
      if (reply.includes(' queued as ')) events.emit('taken');
      setImmediate(() => receiver.write(reply));
    });
    for (const end of [receiver, postfix])
      end
        .on('error', () => undefined)
        .on('close', () => [receiver, postfix].map((s) => s.destroy()));
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
  t.after(() => wire.close());
  return { events, url: `smtp://127.0.0.1:${Object(wire.address()).port}` };
}

test(
  'through Postfix, killed with the receiver while the relay is down, no form is lost, and one that was taken but not answered arrives again with its Message-ID',
  { skip },
  async (t) => {
    const relayPort = await freePort();
    const postfix = await openPostfix(t, `[127.0.0.1]:${relayPort}`);
    postfix.start();
    const wire = await startWire(t, postfix.url);
    const environment = { SMTP_URL: wire.url, PORT: String(await freePort()) };
    let { server: receiver, url } = await startServer(t, environment);
    /** @type {Set<string>} */
    const accepted = new Set();
    let repetitions = 0;
    let kills = 0;
    for (let round = 0; round < 10; round += 1) {
      let next = 0;
      const visitor = async () => {
        while (next < 30) {
          const form = { ...message, message: `round ${round} form ${(next += 1)}.` };
          const send = () => sendMessage(url, form).catch(() => null);
          // a visitor who is told of a failure presses the button again
          for (; (await send())?.status !== 200; repetitions += 1) await sleep(200);
          accepted.add(form.message);
        }
      };
      const before = accepted.size;
      const sent = Array.from({ length: 6 }, visitor);
      while (accepted.size <= before + round) await once(wire.events, 'taken');
      if (round % 3 !== 0) {
        receiver.kill('SIGKILL');
        kills += 1;
      }
      if (round % 3 !== 1) postfix.kill();
      if (round % 3 !== 0) ({ server: receiver } = await startServer(t, environment));
      while (round % 3 !== 1)
        try {
          postfix.start();
          break;
        } catch {
          // children of the one that was killed still hold the lock
          await sleep(500);
        }
      await Promise.all(sent);
    }
    assert.equal(accepted.size, 300);
    const relay = await startMailbox(undefined, relayPort);
    t.after(relay.stop);
    const formOf = (/** @type {import('./support/mailbox.js').Email} */ mail) =>
      /round \d+ form \d+\./.exec(mail.text ?? '')?.[0] ?? '';
    const arrived = () => new Set(relay.mails.map(formOf));
    const doubled = () => relay.mails.length - arrived().size;
    for (let waited = 0; waited < 120; waited += 1) {
      if (arrived().size === accepted.size && doubled() >= kills) break;
      postfix.flush();
      await sleep(1_000);
    }
    assert.deepEqual(
      [...accepted].filter((form) => !arrived().has(form)),
      [],
    );
    assert.ok(doubled() >= kills, `${doubled()} doubled`);
    const ids = new Set(relay.mails.map((mail) => `${formOf(mail)} ${mail.messageId}`));
    assert.equal(ids.size, accepted.size);
    t.diagnostic(
      `${accepted.size} accepted after ${repetitions} repetitions, ${doubled()} doubled, each with one Message-ID`,
    );
  },
);
