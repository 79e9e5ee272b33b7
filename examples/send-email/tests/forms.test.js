// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import test from 'node:test';
import * as tools from './support/receiver.js';

const { application, beginUpload, inbox, message, origin, pdf } = tools;
const { post, quote, sendApplication, sendMessage, startReceiver } = tools;

test('a message arrives letter for letter, with the visitor as reply-to', async (t) => {
  const { url, mailbox, log } = await startReceiver(t);
  const response = await sendMessage(url);
  assert.deepEqual([response.status, response.text], [200, '{"success":true}']);
  assert.equal(response.headers.get('access-control-allow-origin'), origin);
  const [mail] = await mailbox.received(1);
  assert.equal(mail?.from?.address, inbox.from);
  assert.deepEqual(mail?.to, [{ name: '', address: inbox.to }]);
  assert.deepEqual(mail?.replyTo, [{ name: '', address: message.email }]);
  assert.equal(mail?.subject, `Website: ${message.name}, ${message.organization}`);
  const { message: written, ...others } = message;
  for (const value of [...Object.values(others), quote(written)])
    assert.ok(mail?.text?.includes(value), value);
  const { result, key } = log[0] ?? {};
  assert.equal(result, 'accepted');
  assert.ok(mail?.messageId?.startsWith(`<${key}`));
});

test('an application arrives with its resume of 4 MB, byte for byte', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const content = pdf(4 * 1024 * 1024);
  // a browser sends line breaks in multipart as CRLF
  const fields = { ...application, message: application.message.replaceAll('\n', '\r\n') };
  const { text } = await sendApplication(url, { fields, content, name: '../../Mein CV.PDF' });
  assert.equal(text, '{"success":true}');
  const [mail] = await mailbox.received(1);
  const [attachment] = mail?.attachments ?? [];
  assert.equal(attachment?.filename, 'resume-Priya-Menon.pdf');
  assert.equal(attachment?.mimeType, 'application/pdf');
  assert.equal(Buffer.compare(Buffer.from(Object(attachment).content), content), 0);
  const { message: written, ...others } = application;
  for (const value of [...Object.values(others), quote(written)])
    assert.ok(mail?.text?.includes(value), value);
});

const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** @type {[string, string, string][]} */
const documents = [
  ['a PDF after other bytes', 'cv.pdf', `${'\n'.repeat(1024)}%PDF-1.4`],
  ['a PDF without an end and with a script', 'CV.Pdf', '%PDF-1.7 /JavaScript /Launch'],
  ['a PDF of a program that writes no hyphen', 'cv.pdf', '%PDF1.3'],
  ['an old Word file with macros', 'cv.final.doc', `${ole} _VBA`],
  ['a Word file that is no whole archive', 'Lebenslauf – Zoë.docx', 'PK\x03\x04'],
];
test('any program’s document arrives whole', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  for (const [what, name, content] of documents) {
    const bytes = Buffer.from(content, 'latin1');
    assert.equal((await sendApplication(url, { name, content: bytes })).status, 200, what);
    const [attachment] = mailbox.mails.at(-1)?.attachments ?? [];
    assert.deepEqual(Buffer.from(Object(attachment).content), bytes, what);
  }
});

test('what a visitor pastes arrives as a person sees it', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const typed = {
    name: '\u200bZo\u00adë\u00a0Ōno\t',
    organization: 'Büro\u000bNord =?utf-8?q?x=0D=0ABcc:_a@evil.example?=',
    email: '\ufeffinfo@bücher.example\u200b',
    phone: '\u202a+91 98100\u202c',
    message: 'One\u000btwo\u2028three\tfour\u0007',
  };
  assert.equal((await sendMessage(url, typed)).status, 200);
  const fields = {
    ...application,
    linkedIn: 'linkedin.com/in/zoë',
    fullName: '👩\u200d💻 می\u200cخواهم',
  };
  assert.equal((await sendApplication(url, { fields })).status, 200);
  const withoutProfile = { fields: { ...application, linkedIn: '' } };
  assert.equal((await sendApplication(url, withoutProfile)).status, 200);
  const [mail, second] = await mailbox.received(3);
  assert.equal(
    mail?.subject,
    'Website: Zoë Ōno, Büro Nord = ?utf-8?q?x=0D=0ABcc:_a@evil.example?=',
  );
  assert.equal(mail?.bcc, undefined);
  assert.deepEqual(mail?.replyTo, [{ name: '', address: 'info@xn--bcher-kva.example' }]);
  assert.match(mail?.text ?? '', /^Phone: \+91 98100$/m);
  assert.match(mail?.text ?? '', /\n> One\n> two\n> three four$/);
  assert.match(second?.text ?? '', /^Full name: 👩\u200d💻 می\u200cخواهم$/m);
  assert.match(second?.text ?? '', /^LinkedIn: linkedin.com, https:\/\/linkedin.com\/in\/zoë$/m);
});

test('the mail names where the visitor came from, without what is no short line', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const query = new URLSearchParams({
    ...{ utm_campaign: 'news', utm_term: 'x\r\nBcc: a', utm_medium: 'x'.repeat(201) },
    ...{ referrer: 'https://t.example/', other: 'x' },
  });
  const body = JSON.stringify(message);
  await post(`${url}/send-email?${query}`, { type: 'application/json', body });
  const [mail] = await mailbox.received(1);
  assert.match(
    mail?.text ?? '',
    /\nutm_campaign: news\nutm_term: x Bcc: a\nCame from: https:\/\/t\.example\/\n\n/,
  );
  assert.doesNotMatch(mail?.text ?? '', /utm_medium|other|^Bcc/m);
});

test('the same content, sent at once or again, is one mail', async (t) => {
  const { url, mailbox, log } = await startReceiver(t);
  const responses = await Promise.all([1, 2, 3].map(() => sendMessage(url)));
  responses.push(await sendMessage(url, { ...message, name: ` ${message.name}\u200b` }));
  assert.deepEqual(
    responses.map(({ text }) => text),
    Array(4).fill('{"success":true}'),
  );
  assert.equal(log.filter(({ isRepetition }) => isRepetition).length, 3);
  await sendMessage(url, { ...message, message: 'Another' });
  assert.equal((await mailbox.received(2)).length, 2);
});

test('a pre-flight from the site allows a POST with a content type', async (t) => {
  const { url } = await startReceiver(t);
  const ask = (/** @type {string} */ from) =>
    post(`${url}/send-email`, {
      method: 'OPTIONS',
      headers: { Origin: from, 'Access-Control-Request-Method': 'POST' },
    });
  const { status, headers } = await ask(origin);
  assert.equal(status, 204);
  assert.equal(headers.get('access-control-allow-origin'), origin);
  assert.equal(headers.get('access-control-allow-headers'), 'content-type');
  assert.equal(headers.get('access-control-allow-methods'), 'POST');
  const evil = await ask('https://evil.example');
  assert.equal(evil.headers.get('access-control-allow-origin'), null);
});

/** @param {string} url @param {object} changed */
const sendChanged = (url, changed) => sendMessage(url, { ...message, ...changed });
/** @param {string} url @param {object} changed */
const applyChanged = (url, changed) =>
  sendApplication(url, { fields: { ...application, ...changed } });

/** @type {[string, object, string, string][]} what, changed fields of a message, field and code */
const refusedMessages = [
  ['over 20,000 letters', { message: 'x'.repeat(20_001) }, 'message', 'tooLong'],
  ['a name over 200 letters', { name: 'x'.repeat(201) }, 'name', 'tooLong'],
  ['a missing field', { name: undefined }, 'name', 'required'],
  ['nothing that is seen', { organization: ' \u200b\u3164' }, 'organization', 'required'],
  ['an added field', { bcc: 'a@evil.example' }, 'bcc', 'unknown'],
  ['another type', { name: ['x'] }, 'name', 'malformed'],
  ['no email', { email: 'zoe' }, 'email', 'malformed'],
  ['two emails', { email: 'a@b.example\r\nc@d.example' }, 'email', 'malformed'],
  ['a prototype', JSON.parse('{"__proto__":{}}'), '__proto__', 'unknown'],
];
/** @type {[string, object, string, string][]} */
const refusedApplications = [
  ['a script', { linkedIn: 'javascript:alert(1)' }, 'linkedIn', 'malformed'],
  ['a user', { linkedIn: 'https://linkedin.com@evil.example/' }, 'linkedIn', 'malformed'],
  ['a password', { linkedIn: 'https://:pw@linkedin.example/' }, 'linkedIn', 'malformed'],
  ['a prototype', JSON.parse('{"__proto__":"x"}'), '__proto__', 'unknown'],
  ['a text as resume', { resume: 'x' }, 'resume', 'unknown'],
];
/** @type {[string, { name?: string, content?: BlobPart }, number, string][]} */
const refusedResumes = [
  ['another kind', { name: 'cv.exe' }, 422, 'wrongType'],
  ['a name like a property', { name: 'constructor' }, 422, 'wrongType'],
  ['other bytes', { content: `${'x'.repeat(1025)}%PDF` }, 422, 'wrongContent'],
  ['no file', { name: '', content: '' }, 422, 'required'],
  ['more than 4 MB', { content: pdf(4 * 1024 * 1024 + 1) }, 413, 'tooLarge'],
];
const part = (/** @type {unknown} */ name) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
const parts = (/** @type {number} */ count) =>
  `${Array.from({ length: count }, (_, i) => part(i)).join('')}--x--`;
const json = { type: 'application/json' };
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
const form = { type: multipart['Content-Type'] };
/** @type {[string, number, string, Parameters<typeof post>[1]][]} */
const refusedRequests = [
  ['another origin', 403, '/send-email', { ...json, headers: { Origin: 'https://evil.example' } }],
  ['no origin', 403, '/send-email', { ...json, headers: { Origin: '' } }],
  ['text', 415, '/send-email', { type: 'text/plain', body: 'x' }],
  ['a form as a message', 415, '/send-email', { ...form, body: parts(1) }],
  ['JSON as an application', 415, '/applications', { ...json, body: '{}' }],
  ['cut JSON', 400, '/send-email', { ...json, body: '{"name":' }],
  ['no UTF-8', 400, '/send-email', { ...json, body: new Uint8Array([34, 255, 34]) }],
  ['no object', 422, '/send-email', { ...json, body: 'null' }],
  ['over 64 kB', 413, '/send-email', { ...json, body: `"${'x'.repeat(70_000)}"` }],
  ['over 4.4 MB', 413, '/applications', { ...form, body: pdf(4_600_000) }],
  ['a field twice', 422, '/applications', { ...form, body: `${part('job')}${part('job')}--x--` }],
  ['eleven parts', 400, '/applications', { ...form, body: parts(11) }],
  ['a part without an end', 400, '/applications', { ...form, body: part('job') }],
  ['no boundary', 400, '/applications', { type: 'multipart/form-data', body: 'x' }],
  [
    'a long boundary',
    400,
    '/applications',
    { type: `multipart/form-data; boundary=${'x'.repeat(71)}`, body: 'x' },
  ],
];

test('what is no form is refused with a status and the name of the field, and is one line of the log', async (t) => {
  const { url, mailbox, log } = await startReceiver(t);
  /** @param {string} what @param {{ status: number, text: string }} answer @param {number} status @param {object} [named] */
  const refuses = (what, answer, status, named) => {
    assert.equal(answer.status, status, what);
    const { success, ...others } = JSON.parse(answer.text);
    assert.equal(success, false, what);
    if (named) assert.deepEqual(others, named, what);
    const { result, status: logged } = log.at(-1) ?? {};
    assert.deepEqual([result, logged], ['refused', status], what);
  };
  for (const [what, changed, field, code] of refusedMessages)
    refuses(what, await sendChanged(url, changed), 422, { field, code });
  for (const [what, changed, field, code] of refusedApplications)
    refuses(what, await applyChanged(url, changed), 422, { field, code });
  for (const [what, resume, status, code] of refusedResumes)
    refuses(what, await sendApplication(url, resume), status, { field: 'resume', code });
  for (const [what, status, path, options] of refusedRequests) {
    refuses(what, await post(`${url}${path}`, options), status);
  }
  const lines = log.length;
  assert.equal((await post(`${url}/__proto__`, json)).status, 404);
  assert.equal((await post(`${url}/send-email`, { method: 'PUT' })).status, 404);
  assert.equal(log.length, lines);
  assert.ok(!JSON.stringify(log).includes('bcc'), 'the name of a field that somebody made up');
  assert.equal((await sendMessage(url)).status, 200);
  assert.equal((await mailbox.received(1)).length, 1);
});

test('a filled honeypot succeeds and sends nothing', async (t) => {
  const { url, mailbox, log } = await startReceiver(t);
  const bot = { reference: 'pills' };
  for (const { text } of [await sendChanged(url, bot), await applyChanged(url, bot)])
    assert.equal(text, '{"success":true}');
  assert.equal(log.filter(({ honeypot }) => honeypot).length, 2);
  await sendMessage(url);
  assert.equal(mailbox.mails.length, 1);
});

test('one address or IPv6 network may send ten of each form, whatever it forwards itself', async (t) => {
  const { url } = await startReceiver(t, { limits: { pausesMs: [] } });
  const statusOf = async (/** @type {string} */ ip) =>
    (await sendMessage(url, { ...message, name: '' }, { ip })).status;
  const addresses = {
    'the last address is the visitor': (/** @type {number} */ i) => `${i}.1.1.1, 203.0.113.7`,
    'a port is no other visitor': (/** @type {number} */ i) => `198.51.100.9:${4000 + i}`,
    'a network is one visitor': (/** @type {number} */ i) => `2001:db8:1:2::${i}`,
  };
  for (const [what, address] of Object.entries(addresses)) {
    const statuses = [];
    for (let i = 0; i < 12; i += 1) statuses.push(await statusOf(address(i)));
    assert.deepEqual(statuses, [...Array(10).fill(422), 429, 429], what);
  }
  assert.equal(await statusOf('2001:db8:1:3::1'), 422);
  assert.equal((await sendApplication(url, {}, { ip: '203.0.113.7' })).status, 200);
  const { headers } = await sendMessage(url, message, { ip: '203.0.113.7' });
  assert.ok(Number(headers.get('retry-after')) > 0);
});

test('an upload longer than it may be is refused, whatever it says of its length', async (t) => {
  const { url } = await startReceiver(t);
  const tooLong = await beginUpload(url, { ...multipart, 'Content-Length': 1e9 });
  assert.equal((await once(tooLong, 'response'))[0].statusCode, 413);
  const endless = await beginUpload(url, multipart);
  let status = 0;
  endless.on('response', ({ statusCode = 0 }) => (status = statusCode));
  while (!status) {
    endless.write(pdf(65_536));
    await new Promise(setImmediate);
  }
  assert.equal(status, 413);
  endless.destroy();
});
