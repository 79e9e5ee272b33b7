// @ts-check
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import test from 'node:test';
import { clamavScan } from '../clamav.js';
import { mailDelivery } from '../mail.js';
import {
  application,
  deliveryFails,
  health,
  inbox,
  listen,
  makeEntry,
  makeFolder,
  message,
  pdf,
  quote,
  sendApplication,
  sendMessage,
  startReceiver,
  until,
} from './support/receiver.js';
import { zip } from './support/zip.js';

const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const word = ['[Content_Types].xml', 'word/document.xml'];
const utf16 = (/** @type {string} */ text) => Buffer.from(text, 'utf16le');

test('the checked fields come before what the visitor wrote, whose lines can pass for nothing else', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const forged =
    'Hello\n-- \nFull name: Anita Rao (CEO)\n\nA virus scanner found nothing in the attached resume.';
  await sendMessage(url, { ...message, message: forged });
  const [mail] = await mailbox.received(1);
  const [fields = '', text] = mail?.text?.split('\nWhat the visitor wrote:\n\n') ?? [];
  assert.match(fields, new RegExp(`^Full name: ${message.name}\n`));
  assert.equal(text?.trimEnd(), quote(forged));
});

test('no responder answers a mail, and none can answer the inbox itself', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  for (const email of [inbox.to.toUpperCase(), inbox.from])
    await sendMessage(url, { ...message, email });
  const mails = await mailbox.received(2);
  for (const { replyTo, headers } of mails) {
    assert.equal(replyTo, undefined);
    const valueOf = (/** @type {string} */ name) => headers.find(({ key }) => key === name)?.value;
    assert.equal(valueOf('auto-submitted'), 'auto-generated');
    assert.equal(valueOf('x-auto-response-suppress'), 'All');
  }
});

test('a mail server elsewhere that offers no TLS gets neither password nor mail', async (t) => {
  /** @type {string[]} */
  const lines = [];
  const server = createServer((socket) => {
    socket.setEncoding('latin1').on('data', (text) => {
      lines.push(String(text));
      socket.write(
        String(text).startsWith('EHLO') ? '250-here\r\n250 AUTH PLAIN\r\n' : '502 no\r\n',
      );
    });
    socket.on('error', () => undefined).write('220 here ESMTP\r\n');
  });
  const port = await listen(t, server);
  // 0.0.0.0 reaches this machine, and is no loopback address
  const { deliver } = mailDelivery({ url: `smtp://user:secret@0.0.0.0:${port}`, ...inbox });
  await assert.rejects(deliver(makeEntry(), ''), { code: 'ETLS' });
  assert.ok(lines.includes('STARTTLS\r\n'));
  assert.doesNotMatch(lines.join(''), /AUTH|MAIL/);
});

/** @type {[string, string, BlobPart, string][]} */
const resumes = [
  ['an ordinary PDF', 'cv.pdf', pdf(1000), ''],
  [
    'a PDF with a launch action',
    'cv.pdf',
    Buffer.concat([Buffer.from('%PDF-1.7 /OpenAction /S /Launch'), pdf(1000)]),
    '[launch action] ',
  ],
  [
    'an escaped name across two chunks',
    'cv.pdf',
    Buffer.concat([pdf(65_531), Buffer.from('/L#61unch'), pdf(1000)]),
    '[launch action] ',
  ],
  [
    'a PDF with a script',
    'cv.pdf',
    Buffer.concat([pdf(1000), Buffer.from('/JavaScript %%EOF')]),
    '[script] ',
  ],
  ['a PDF that is something else', 'cv.pdf', '%PDF-1.7 <script>', '[incomplete] '],
  ['an ordinary DOC', 'cv.doc', Buffer.concat([ole, utf16('WordDocument')]), ''],
  ['a DOC with macros', 'cv.doc', Buffer.concat([ole, utf16('Macros')]), '[macros] '],
  ['a DOC with VBA', 'cv.doc', Buffer.concat([ole, Buffer.from('VBA AutoOpen')]), '[macros] '],
  ['an ordinary DOCX', 'cv.docx', zip(word), ''],
  ['a DOCX with macros', 'cv.docx', zip([...word, 'word/vbaProject.bin']), '[macros] '],
];
for (const [what, name, content, mark] of resumes)
  test(`${what} is attached${mark && ` and marked ${mark}`}`, async (t) => {
    const { url, mailbox } = await startReceiver(t);
    assert.equal((await sendApplication(url, { name, content })).status, 200);
    const [mail] = await mailbox.received(1);
    assert.equal(mail?.subject, `${mark}Application: ${application.fullName}, ${application.job}`);
    assert.match(mail?.text ?? '', /^The attached resume has not been checked for viruses\.\n/);
    assert.equal(mail?.attachments.length, 1);
  });

/** @type {[string, BlobPart][]} */
const bombs = [
  ['any ZIP', zip(['a.txt'])],
  ['more than 2,000 entries', zip([...word, ...Array.from({ length: 2000 }, (_, i) => `x${i}`)])],
  // the directory's count has 16 bits
  ['60,000 entries of one name', zip([...word, ...Array(60_000).fill('x')])],
  ['more than 100 MB unpacked', zip(word, 60 * 1024 * 1024)],
  ['a directory that is cut', zip(word).subarray(0, -30)],
];
for (const [what, content] of bombs)
  test(`a DOCX with ${what} is refused`, async (t) => {
    const { url } = await startReceiver(t);
    assert.equal((await sendApplication(url, { name: 'cv.docx', content })).status, 422);
  });

test('the attachment is named by the receiver, LinkedIn shows its host', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const fields = {
    ...application,
    fullName: 'CON. ../Zoë "x";\u200d',
    linkedIn: 'https://linkedin.com.evil.example/in/x',
  };
  await sendApplication(url, { fields, name: 'invoice\u202efdp.exe.pdf' });
  const [mail] = await mailbox.received(1);
  assert.equal(mail?.attachments[0]?.filename, 'resume-CON-Zoë-x.pdf');
  assert.match(mail?.text ?? '', /^LinkedIn: linkedin\.com\.evil\.example, /m);
});

/**
 * A stand-in for ClamAV's daemon that gives one reply to all, and keeps what it was sent.
 * @param {import('node:test').TestContext} t
 */
async function startScanner(t, reply = 'stream: OK') {
  /** @type {Buffer[]} */
  const scanned = [];
  const server = createServer((socket) => {
    let input = Buffer.alloc(0);
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        input = Buffer.concat([input, chunk]);
        if (!input.subarray(-4).equals(Buffer.alloc(4))) return;
        assert.equal(input.subarray(0, 10).toString(), 'zINSTREAM\0');
        const parts = [];
        for (let at = 10; at < input.length - 4;) {
          const end = at + 4 + input.readUInt32BE(at);
          parts.push(input.subarray(at + 4, end));
          at = end;
        }
        scanned.push(Buffer.concat(parts));
        socket.end(`${reply}\0`);
      });
  });
  return { scan: clamavScan(`tcp://127.0.0.1:${await listen(t, server)}`), scanned };
}

test('a scanner gets the whole resume, and the mail says so', async (t) => {
  const { scan, scanned } = await startScanner(t);
  const { url, mailbox } = await startReceiver(t, { mail: { scan } });
  const content = pdf(300_000);
  await sendApplication(url, { content });
  const [mail] = await mailbox.received(1);
  assert.match(mail?.text ?? '', /^A virus scanner found nothing in the attached resume\.\n/);
  assert.ok(scanned[0]?.equals(content));
});

for (const name of ['{HEX}php.base64.v23au.184.UNOFFICIAL', 'Win.Test.EICAR_HDB-1(44d8:68)'])
  test(`a resume with ${name} is not attached, and stays as a dead letter`, async (t) => {
    const { scan } = await startScanner(t, `stream: ${name} FOUND`);
    const { url, mailbox, store } = await startReceiver(t, { mail: { scan } });
    await sendApplication(url);
    const [mail] = await mailbox.received(1);
    assert.equal(mail?.subject, `[virus] Application: ${application.fullName}, ${application.job}`);
    const finding = `A virus scanner found "${name}" in the resume, so it is not attached.`;
    assert.ok(mail?.text?.startsWith(finding));
    assert.deepEqual(mail?.attachments, []);
    await until(async () => (await store.health()).dead.length === 1);
    assert.equal(mailbox.mails.length, 1);
  });

test('what the scanner cannot check reaches the inbox at the third attempt, without the resume', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const { scan } = await startScanner(t, 'INSTREAM size limit exceeded. ERROR');
  const folder = await makeFolder();
  for (let attempt = 1; ; attempt += 1) {
    const { url, mailbox, log, app } = await startReceiver(t, { folder, mail: { scan } });
    if (attempt === 1) await sendApplication(url);
    await deliveryFails(log);
    if (attempt === 3) {
      assert.match(
        mailbox.mails[0]?.text ?? '',
        /^The virus scanner could not check the resume \("INSTREAM size/,
      );
      assert.deepEqual(mailbox.mails[0]?.attachments, []);
      assert.equal(
        mailbox.mails[0]?.subject,
        `[not scanned] Application: ${application.fullName}, ${application.job}`,
      );
      await until(async () => (await health(url)).dead.length === 1);
      return;
    }
    assert.deepEqual(mailbox.mails, []);
    await app.close();
    t.mock.timers.tick(60_000);
  }
});
