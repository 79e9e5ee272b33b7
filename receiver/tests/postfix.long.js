// @ts-check
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startMailbox } from './support/mailbox.js';
import { message, pdf, sendApplication, sendMessage, startServer } from './support/receiver.js';

const isInstalled = existsSync('/usr/sbin/postfix') && process.getuid?.() === 0;
const skip = isInstalled ? false : 'needs Postfix (apt-get install postfix) and root';

async function freePort() {
  const mailbox = await startMailbox();
  await mailbox.stop();
  return Number(new URL(mailbox.url).port);
}

/**
 * Postfix with the configuration that is ready to copy, on a port and in a folder of its own.
 * @param {import('node:test').TestContext} t
 * @param {string} relay
 * @param {string[]} others settings
 */
async function openPostfix(t, relay, ...others) {
  const folder = mkdtempSync(join(tmpdir(), 'postfix-'));
  const smtpd = `127.0.0.1:${await freePort()}`;
  const run = (/** @type {string} */ commands) =>
    execFileSync('bash', ['-ec', commands], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 20_000_000,
    });
  run(`
    chmod 755 .
    cp ${fileURLToPath(new URL('../postfix/main.cf', import.meta.url))} .
    cp /usr/share/postfix/master.cf.dist master.cf
    mkdir spool
    install -d -o postfix data
    postconf -c . relayhost=${relay} queue_directory=${folder}/spool data_directory=${folder}/data \
      smtp_tls_security_level=none smtp_sasl_auth_enable=no inet_protocols=ipv4 \
      minimal_backoff_time=1s maximal_backoff_time=1s queue_run_delay=1s ${others.join(' ')}
    postconf -c . -MX smtp/inet
    postconf -c . -Me '${smtpd}/inet=${smtpd} inet n - n - - smtpd'
    # without a chroot, whose files the package's service would copy
    postconf -c . -F '*/*/chroot=n'`);
  t.after(() => {
    try {
      run(`postfix -c ${folder} stop`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return {
    url: `smtp://${smtpd}`,
    // children of one that was killed may still hold its lock
    start: () => run(`until postfix -c ${folder} start; do sleep 0.5; done`),
    /** What the health check of compose.yaml says. */
    isHealthy() {
      const compose = readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8');
      const [, command = 'exit 2'] = /CMD-SHELL,\s+'(.+)'/.exec(compose) ?? [];
      const here = command.replaceAll('/var/spool/postfix', 'spool').replaceAll('/state', folder);
      return spawnSync('sh', ['-c', here], { cwd: folder }).status === 0;
    },
    queueFile: join(folder, 'waiting'),
    lost: () => run('cat spool/lost/new/* 2>/dev/null || true').toString(),
    flush: () => run(`postfix -c ${folder} flush`),
    /** The master and its children, which are in its group. */
    kill: () => run('kill -KILL -- -$(tr -d " " < spool/pid/master.pid)'),
  };
}

test(
  'through Postfix, killed with the receiver while the relay is down, no form is lost, and one that arrives again has its Message-ID',
  { skip },
  async (t) => {
    const relayPort = await freePort();
    const postfix = await openPostfix(t, `[127.0.0.1]:${relayPort}`);
    postfix.start();
    const environment = { SMTP_URL: postfix.url, PORT: String(await freePort()) };
    let { server: receiver, url } = await startServer(t, environment);
    /** @type {Set<string>} */
    const accepted = new Set();
    let repetitions = 0;
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
      while (accepted.size <= before + round) await sleep(1);
      // Postfix, the receiver, or both
      const [isReceiver, isPostfix] = [round % 3 !== 0, round % 3 !== 1];
      if (isReceiver) receiver.kill('SIGKILL');
      if (isPostfix) postfix.kill();
      if (isReceiver) ({ server: receiver } = await startServer(t, environment));
      if (isPostfix) postfix.start();
      await Promise.all(sent);
    }
    assert.equal(accepted.size, 300);
    const relay = await startMailbox(undefined, relayPort);
    t.after(relay.stop);
    const formOf = (/** @type {import('./support/mailbox.js').Email} */ mail) =>
      /round \d+ form \d+\./.exec(mail.text ?? '')?.[0] ?? '';
    const arrived = () => new Set(relay.mails.map(formOf));
    for (let waited = 0; waited < 120 && arrived().size < accepted.size; waited += 1) {
      postfix.flush();
      await sleep(1_000);
    }
    assert.deepEqual(arrived(), accepted);
    const ids = new Set(relay.mails.map((mail) => `${formOf(mail)} ${mail.messageId}`));
    assert.equal(ids.size, accepted.size);
    t.diagnostic(`${relay.mails.length} mails of 300 after ${repetitions} repetitions`);
  },
);

test(
  'what the provider refuses after Postfix has it, and refuses the bounce of, is not lost, and shows where the owner looks',
  { skip },
  async (t) => {
    const relay = await startMailbox();
    t.after(relay.stop);
    relay.refusesBounces = true;
    relay.behave = () => 554;
    const short = ['maximal_queue_lifetime=20s', 'bounce_queue_lifetime=1s'];
    const postfix = await openPostfix(t, `[127.0.0.1]:${new URL(relay.url).port}`, ...short);
    postfix.start();
    assert.ok(postfix.isHealthy());
    const secret = 'x'.repeat(32);
    const queue = { QUEUE_FILE: postfix.queueFile, HEALTH_SECRET: secret };
    const { url } = await startServer(t, { SMTP_URL: postfix.url, ...queue });
    const isWell = async () => {
      const headers = { Authorization: `Bearer ${secret}` };
      return (await fetch(`${url}/health?deep`, { headers })).status === 200;
    };
    const refused = once(relay.events, 'seen');
    const until = async (/** @type {() => boolean} */ condition) => {
      for (; !condition(); await sleep(1_000)) postfix.flush();
    };
    assert.equal((await sendMessage(url)).status, 200);
    await refused;
    await until(() => !postfix.isHealthy());
    assert.equal(await isWell(), false);
    relay.behave = () => 'accept';
    await until(() => relay.mails.length === 1);
    await until(postfix.isHealthy);
    // until it expires
    relay.behave = () => 554;
    const answer = await sendApplication(url, { content: pdf(4 * 1024 * 1024) });
    const { reference } = JSON.parse(answer.text);
    await until(() => postfix.lost() !== '');
    const lost = postfix.lost();
    assert.ok(lost.includes(`<${reference}`) && lost.length > 5_600_000);
    assert.deepEqual([postfix.isHealthy(), await isWell()], [false, false]);
  },
);
