import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { contactFields } from '@/content/landing/contact';
import { retention } from '@/content/retention';
import { render } from '@/entry-server';
import { forms } from '../../receiver/fields.js';
import { memoryMs } from '../../receiver/limits.js';
import { listen } from '../../receiver/listen.js';
import { SendError } from '../../receiver/mail.js';
import { createReceiver } from '../../receiver/receiver.js';

test('the policy names the periods of the receiver and of its Postfix', async () => {
  const minutes = { 600_000: 'ten minutes' }[memoryMs];
  expect(minutes).toBe(retention.requestCounters);
  expect(minutes).toBe(retention.fingerprints);
  const postfix = readFileSync('receiver/postfix/main.cf', 'utf8');
  const [, days] = /^maximal_queue_lifetime = (\d+)d$/m.exec(postfix) ?? [];
  expect({ 5: 'five days' }[Number(days)]).toBe(retention.emailDelivery);
  const { html } = await render('/privacy-policy');
  expect(html).toContain(`stays in memory for ${retention.requestCounters}`);
  expect(html).toContain(`stays in memory for ${retention.fingerprints}`);
  expect(html).toContain(`keeps it for at most ${retention.emailDelivery}.`);
});

test('the image of Postfix has what its login needs, which Debian only recommends', () => {
  const folder = 'receiver/postfix';
  expect(readFileSync(`${folder}/main.cf`, 'utf8')).toContain('smtp_sasl_auth_enable = yes');
  const packages = /install (.*)/.exec(readFileSync(`${folder}/Dockerfile`, 'utf8'))?.[1];
  expect(packages).toContain(' libsasl2-modules ');
  expect(packages).toContain(' ca-certificates');
});

test('the image of the receiver, which has no lock, installs the versions of the site’s lock', () => {
  const read = (path: string) => Object(JSON.parse(readFileSync(path, 'utf8')));
  const { dependencies, overrides } = read('receiver/package.json');
  const { packages } = read('package-lock.json');
  const exact: Record<string, string> = { ...dependencies, ...overrides };
  const names = new Set(Object.keys(dependencies));
  for (const name of names) {
    const { version, dependencies: needed = {} } = packages[`node_modules/${name}`];
    expect(`${name} ${exact[name]}`).toBe(`${name} ${version}`);
    for (const other of Object.keys(needed)) names.add(other);
  }
});

test('the receiver has a rule for each field of the contact form', () => {
  const rules = Object.keys(forms['/send-email'].rules).sort();
  expect(rules).toEqual(contactFields.map(({ name }) => name).sort());
});

const site = 'http://127.0.0.1:5173';

/** Runs `npm run check:form` against a receiver whose mail server answers as given. */
async function runCheck(allowedOrigin: string, send: () => Promise<void>, healthSecret = '') {
  const subjects: string[] = [];
  const receiver = createReceiver({
    allowedOrigins: [allowedOrigin],
    inbox: { from: 'website@example.com', to: 'hello@example.com', isScanned: false },
    transport: {
      send: (mail) => {
        subjects.push(mail.subject);
        return send();
      },
      verify: () => Promise.reject(new SendError('QUEUE', false)),
    },
    healthSecret,
    log: () => undefined,
  });
  const { url, server } = await listen(receiver, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  const output = await new Promise<string>((resolve) => {
    const args = ['scripts/checkForm.js', site, `${url}/send-email`];
    const env = { ...process.env, HEALTH_SECRET: healthSecret };
    execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
      resolve(`${error ? 'failed' : 'ok'}: ${stdout}${stderr}`);
    });
  });
  return { output, subjects };
}

test('the check of the form sends a marked message, and passes only if it is accepted', async () => {
  const accepted = await runCheck(site, () => Promise.resolve());
  expect(accepted.output).toMatch(/^ok: Accepted after \d+ ms/);
  expect(accepted.subjects).toEqual([
    expect.stringMatching(/^Website: Form check, check:form 127\.0\.0\.1 \([0-9a-f]{8}\)$/),
  ]);
  const refused = await runCheck(site, () => Promise.reject(new SendError('EENVELOPE 550', false)));
  expect(refused.output).toMatch(/^failed: .*It answered 502/);
  const other = await runCheck('https://other.example', () => Promise.resolve());
  expect(other.output).toMatch(/^failed: .*does not allow http:\/\/127\.0\.0\.1:5173/);
  expect(other.subjects).toEqual([]);
  const waiting = await runCheck(site, () => Promise.resolve(), 'x'.repeat(32));
  expect(waiting.output).toMatch(/^failed: .*\/health\?deep answered 502: mail waits, or is lost/);
});
