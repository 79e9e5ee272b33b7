// @ts-check
import assert from 'node:assert/strict';
import test from 'node:test';
import * as tools from './support/receiver.js';

const { application, hostile, inbox, message, origin, pdf, post } = tools;
const { sendApplication, sendMessage, startReceiver } = tools;

/** How a mail shows what the visitor wrote. @param {Record<string, string>} fields */
const shown = ({ message: written = '', ...others }) => [
  ...Object.values(others),
  written.replaceAll(/^/gm, '> '),
];

test('a message arrives letter for letter, with the visitor as reply-to', async (t) => {
  const { url, mailbox, log } = await startReceiver(t);
  const response = await sendMessage(url);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('access-control-allow-origin'), origin);
  const [mail] = await mailbox.received(1);
  assert.equal(mail?.from?.address, inbox.from);
  assert.deepEqual(mail?.to, [{ name: '', address: inbox.to }]);
  assert.deepEqual(mail?.replyTo, [{ name: '', address: message.email }]);
  const { reference } = JSON.parse(response.text);
  assert.equal(mail?.subject, `Website: ${message.name}, ${message.organization} (${reference})`);
  for (const value of shown(message)) assert.ok(mail?.text?.includes(value), value);
  assert.equal(log[0]?.result, 'accepted');
  assert.match(reference, /^[0-9a-f]{8}$/);
  assert.equal(log[0]?.reference, reference);
  assert.ok(mail?.messageId?.startsWith(`<${reference}`));
});

const word = 'PK\x03\x04';
const oldWord = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** @type {[string, string | Buffer<ArrayBuffer>, string][]} name, content, extension in the mail */
const documents = [
  ['../../Mein CV.PDF', pdf(4 * 1024 * 1024), 'pdf'],
  ['سيرة.pdf\u200f', `${'\n'.repeat(1024)}%PDF1.3 /JavaScript`, 'pdf'],
  ['cv.final.doc', oldWord, 'doc'],
  ['Lebenslauf – Zoë.docx', word, 'docx'],
  ['msf:24', '%PDF-1.5', 'pdf'],
  ['CV.pdf (1)', '%PDF-1.6', 'pdf'],
  ['cv.doc', `${word} `, 'docx'],
];
test('an application arrives with any program’s document, byte for byte', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  // a browser sends line breaks in multipart as CRLF
  const fields = { ...application, message: application.message.replaceAll('\n', '\r\n') };
  for (const [name, content, extension] of documents) {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
    assert.equal((await sendApplication(url, { fields, name, content: bytes })).status, 200, name);
    const mail = mailbox.mails.at(-1);
    const { filename, content: received } = Object(mail?.attachments[0]);
    assert.equal(filename, `resume-Priya-Menon.${extension}`);
    assert.equal(Buffer.compare(Buffer.from(received), bytes), 0, name);
    for (const value of shown(application)) assert.ok(mail?.text?.includes(value), value);
  }
});

test('what a visitor pastes arrives as a person sees it, and is no header', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const typed = {
    name: '\u200bZo\u00adë\u00a0Ōno\t',
    organization: 'Büro\u000bNord =?utf-8?q?x=0D=0ABcc:_a@evil.example?=',
    email: '\ufeffinfo@bücher.example\u200b',
    phone: '\u202a+91 98100\u202c',
    message: 'One\u000btwo\u2028three\tfour\u0007',
  };
  assert.equal((await sendMessage(url, typed)).status, 200);
  assert.equal((await applyChanged(url, { fullName: '𝗣'.repeat(61), linkedIn: '' })).status, 200);
  const encoded = { email: '=?utf-8?q?a?=@evil.example' };
  assert.equal((await sendChanged(url, encoded)).status, 200);
  const [mail, last, misleading] = await mailbox.received(3);
  assert.equal(misleading?.replyTo, undefined);
  const organization = 'Büro Nord = ?utf-8?q?x=0D=0ABcc:_a@evil.example?=';
  assert.ok(mail?.subject?.startsWith(`Website: Zoë Ōno, ${organization} (`));
  assert.equal(mail?.bcc, undefined);
  assert.deepEqual(mail?.replyTo, [{ name: '', address: 'info@xn--bcher-kva.example' }]);
  assert.match(mail?.text ?? '', /^Phone: \+91 98100$[^]*\n> One\n> two\n> three four$/m);
  assert.equal(last?.attachments[0]?.filename, `resume-${'𝗣'.repeat(60)}.pdf`);
});

test('the mail names where the visitor came from, without what is no short line, and until when it is kept', async (t) => {
  const keepMonths = { message: 24, application: 6 };
  const { url, mailbox } = await startReceiver(t, { inbox: { ...inbox, keepMonths } });
  const query = new URLSearchParams({
    ...{ utm_campaign: 'news', utm_term: 'x\r\nBcc: a', utm_medium: 'x'.repeat(201) },
    ...{ referrer: 'https://t.example/', other: 'x' },
  });
  await post(`${url}/send-email?${query}`, { ...json, body: JSON.stringify(message) });
  await sendApplication(url);
  const [text = '', ...others] = (await mailbox.received(2)).map((mail) => mail.text ?? '');
  assert.match(text, /\nCampaign: news\nTerm: x Bcc: a\nCame from: https:\/\/t\.example\/\nKeep/);
  assert.doesNotMatch(text, /Medium|other|^Bcc/im);
  const until = [text, ...others].map((each) => /^Keep until: (.*)$/m.exec(each)?.[1]);
  const months = until.map((date) => (Date.parse(`${date}`) - Date.now()) / 2_629_746_000);
  assert.deepEqual(months.map(Math.round), [24, 6]);
});

test('the same content, sent at once or again, is one mail', async (t) => {
  const { url, mailbox } = await startReceiver(t);
  const responses = await Promise.all([1, 2, 3].map(() => sendMessage(url)));
  responses.push(await sendMessage(url, { ...message, name: ` ${message.name}\u200b` }));
  assert.equal(new Set(responses.map(({ text }) => text)).size, 1);
  await sendMessage(url, { ...message, message: 'Another' });
  assert.equal((await mailbox.received(2)).length, 2);
});

/** @param {string} url @param {object} changed */
const sendChanged = (url, changed) => sendMessage(url, { ...message, ...changed });
/** @param {string} url @param {object} changed */
const applyChanged = (url, changed) =>
  sendApplication(url, { fields: { ...application, ...changed } });

/** @type {[string, typeof sendChanged, object, string, string][]} changed fields, field and code */
const refusedFields = [
  ['over 20,000 letters', sendChanged, { message: 'x'.repeat(20_001) }, 'message', 'tooLong'],
  ['a long email', sendChanged, { email: `a@${'x'.repeat(20_000)}` }, 'email', 'tooLong'],
  ['a missing field', sendChanged, { name: undefined }, 'name', 'required'],
  ['nothing seen', sendChanged, { organization: ' \u200b\u3164' }, 'organization', 'required'],
  ['an added field', sendChanged, { bcc: 'a@evil.example' }, 'bcc', 'unknown'],
  ['another type', sendChanged, { name: ['x'] }, 'name', 'malformed'],
  ['no email', sendChanged, { email: 'zoe' }, 'email', 'malformed'],
  ['a prototype', sendChanged, JSON.parse('{"__proto__":{}}'), '__proto__', 'unknown'],
  ['a script', applyChanged, { linkedIn: 'javascript:alert(1)' }, 'linkedIn', 'malformed'],
  ['a user', applyChanged, { linkedIn: 'https://in@evil.example/' }, 'linkedIn', 'malformed'],
  ['a prototype', applyChanged, JSON.parse('{"__proto__":"x"}'), '__proto__', 'unknown'],
  ['a text as resume', applyChanged, { resume: 'x' }, 'resume', 'unknown'],
  ['a program', sendApplication, { name: 'cv.exe', content: 'MZ' }, 'resume', 'wrongType'],
  ['a slide show', sendApplication, { name: 'CV.key (1)', content: word }, 'resume', 'wrongType'],
  ['other bytes', sendApplication, { content: '%PDF'.padStart(1029) }, 'resume', 'wrongContent'],
  ['no file', sendApplication, { name: '', content: '' }, 'resume', 'required'],
  ['over 4 MB', sendApplication, { content: pdf(4 * 1024 * 1024 + 1) }, 'resume', 'tooLarge'],
];
const part = (/** @type {unknown} */ name) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
const parts = (/** @type {number} */ count) =>
  `${Array.from({ length: count }, (_, i) => part(i)).join('')}--x--`;
const json = { type: 'application/json' };
const long = 'x'.repeat(70);
const form = { type: 'multipart/form-data; boundary=x' };
/** @type {[string, number, string, Parameters<typeof post>[1]][]} */
const refusedRequests = [
  ['another origin', 403, '/send-email', { ...json, headers: { Origin: 'https://evil.example' } }],
  ['no origin', 403, '/send-email', { ...json, headers: { Origin: '' } }],
  ['a form as a message', 415, '/send-email', { ...form, body: parts(1) }],
  ['JSON as an application', 415, '/applications', { ...json, body: '{}' }],
  ['cut JSON', 400, '/send-email', { ...json, body: '{"name":' }],
  ['no UTF-8', 400, '/send-email', { ...json, body: new Uint8Array([34, 255, 34]) }],
  ['no object', 422, '/send-email', { ...json, body: 'null' }],
  ['over 64 kB', 413, '/send-email', { ...json, body: `"${'x'.repeat(70_000)}"` }],
  ['over 4.4 MB', 413, '/applications', { ...form, body: pdf(4_600_000) }],
  ['no length', 413, '/applications', { ...form, body: new Blob([pdf(4_600_000)]).stream() }],
  ['a field twice', 422, '/applications', { ...form, body: `${part('job')}${part('job')}--x--` }],
  ['too many parts', 400, '/applications', { ...form, body: parts(21) }],
  ['a part without an end', 400, '/applications', { ...form, body: part('job') }],
  ['no boundary', 400, '/applications', { type: 'multipart/form-data', body: 'x' }],
  ['a long boundary', 400, '/applications', { type: `${form.type}${long}`, body: `--x${long}--` }],
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
  for (const [what, send, changed, field, code] of refusedFields)
    refuses(what, await send(url, changed), code === 'tooLarge' ? 413 : 422, { field, code });
  for (const [what, options] of Object.entries(hostile)) {
    const answer = await post(`${url}${options.path}`, options);
    refuses(what, answer, answer.status);
  }
  for (const [what, status, path, options] of refusedRequests)
    refuses(what, await post(`${url}${path}`, options), status);
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

test('one address or IPv6 network may send ten of each form, whatever it forwards itself, and as many faulty ones as it likes', async (t) => {
  const { url } = await startReceiver(t);
  const send = (/** @type {string} */ ip, changed = {}) =>
    sendMessage(url, { ...message, ...changed }, { ip });
  for (const address of [
    (/** @type {number} */ i) => `${i}.1.1.1, 203.0.113.7`,
    (/** @type {number} */ i) => (i % 2 ? `2001:db8:1:2::${i}` : `2001:0DB8:1:2:3:4:5:${i}`),
  ]) {
    for (let i = 0; i < 11; i += 1)
      assert.equal((await send(address(i), { name: '' })).status, 422);
    // at once: each counts before it is accepted
    const sent = await Promise.all(Array.from({ length: 11 }, (_, i) => send(address(i))));
    assert.equal(sent.filter(({ status }) => status === 429).length, 1);
  }
  assert.equal((await send('2001:db8:1:3::1')).status, 200);
  assert.equal((await sendApplication(url, {}, { ip: '203.0.113.7' })).status, 200);
  const { headers } = await send('203.0.113.7');
  assert.ok(Number(headers.get('retry-after')) > 0);
});
