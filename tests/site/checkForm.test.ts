import { execFile } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../examples/send-email/listen.js';
import { SendError } from '../../examples/send-email/mail.js';
import { createReceiver } from '../../examples/send-email/receiver.js';

const site = 'http://127.0.0.1:5173';

/** Runs `npm run check:form` against a receiver whose mail server answers as given. */
async function runCheck(allowedOrigin: string, send: () => Promise<void>) {
  const subjects: string[] = [];
  const receiver = createReceiver({
    allowedOrigins: [allowedOrigin],
    inbox: { from: 'website@example.com', to: 'hello@example.com', isScanned: false },
    transport: {
      send: (mail) => {
        subjects.push(mail.subject);
        return send();
      },
      verify: () => Promise.resolve(),
    },
    log: () => undefined,
  });
  const { url, server } = await listen(receiver, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());
  const output = await new Promise<string>((resolve) => {
    const args = ['scripts/checkForm.js', site, `${url}/send-email`];
    execFile(process.execPath, args, (error, stdout, stderr) => {
      resolve(`${error ? 'failed' : 'ok'}: ${stdout}${stderr}`);
    });
  });
  return { output, subjects };
}

test('the check of the form sends a marked message, and passes only if it is accepted', async () => {
  const accepted = await runCheck(site, () => Promise.resolve());
  expect(accepted.output).toMatch(/^ok: Accepted after \d+ ms/);
  expect(accepted.subjects).toEqual(['Website: Form check, check:form 127.0.0.1']);
  const refused = await runCheck(site, () => Promise.reject(new SendError('EENVELOPE 550', false)));
  expect(refused.output).toMatch(/^failed: .*It answered 502/);
  const other = await runCheck('https://other.example', () => Promise.resolve());
  expect(other.output).toMatch(/^failed: .*does not allow http:\/\/127\.0\.0\.1:5173/);
  expect(other.subjects).toEqual([]);
});
