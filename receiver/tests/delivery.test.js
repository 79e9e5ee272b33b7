// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import test from 'node:test';
import { resendTransport } from '../resend.js';
import { salesforceLeads } from '../salesforce.js';
import { smtpTransport } from '../smtp.js';
import { startMailbox } from './support/mailbox.js';
import * as tools from './support/receiver.js';

const { application, inbox, message, pdf, post } = tools;
const { sendApplication, sendMessage, startReceiver } = tools;

test('a mail that was certainly not taken is sent again twice, any other is not, and the visitor’s next attempt is a new one', async (t) => {
  const { url, mailbox, log } = await startReceiver(t);
  let offers = 0;
  for (const [behaviour, times, why] of /** @type {const} */ ([
    [451, 3, 'EMESSAGE 451 DATA'],
    [550, 1, 'EMESSAGE 550 DATA'],
    ['drop', 1, 'ECONNECTION CONN'],
  ])) {
    offers = 0;
    mailbox.behave = () => ((offers += 1), behaviour);
    const { status, text: body } = await sendMessage(url);
    assert.deepEqual([status, body, offers], [502, '{"success":false}', times]);
    assert.deepEqual([log.at(-1)?.result, log.at(-1)?.why], ['failed', why]);
  }
  offers = 0;
  mailbox.behave = () => ((offers += 1) < 3 ? 451 : 'accept');
  const content = pdf(4 * 1024 * 1024);
  assert.equal((await sendApplication(url, { content })).status, 200);
  assert.deepEqual([offers, mailbox.mails.length], [3, 1]);
  assert.equal(Object(mailbox.mails[0]?.attachments[0]?.content).byteLength, content.length);
});

test('who comes while five uploads are in memory reads that it is busy, and messages pass', async (t) => {
  const { url, mailbox, log } = await startReceiver(t);
  mailbox.behave = (head) => (/^Subject: .*busy/m.test(head) ? 'hang' : 'accept');
  let seen = 0;
  mailbox.events.on('seen', () => (seen += 1));
  const apply = (/** @type {number} */ i) =>
    sendApplication(url, {
      content: pdf(100_000),
      fields: { ...application, fullName: `busy ${i}` },
    });
  const first = Array.from({ length: 5 }, (_, i) => apply(i));
  while (seen < 5) await new Promise(setImmediate);
  // a repetition of one of them too
  for (const i of [5, 0]) {
    const { status, headers, text } = await apply(i);
    assert.deepEqual([status, headers.get('retry-after')], [503, '10']);
    assert.equal(text, '{"success":false}');
  }
  assert.equal(log.at(-1)?.result, 'refused');
  assert.equal((await sendMessage(url)).status, 200);
  assert.equal((await sendApplication(url)).status, 200);
  mailbox.release();
  for (const { status } of await Promise.all(first)) assert.equal(status, 200);
  mailbox.behave = () => 'accept';
  assert.equal((await apply(5)).status, 200);
});

test('a body that does not end is refused in time, and its place is free again', async (t) => {
  const { url } = await startReceiver(t, { limits: { bodyMs: 200 } });
  for (let round = 0; round < 2; round += 1) {
    const uploads = Array.from({ length: 5 }, () => {
      const body = new ReadableStream({ start: (stream) => stream.enqueue(pdf(70_000)) });
      const type = 'multipart/form-data; boundary=x';
      return post(`${url}/applications`, { body, type });
    });
    for (const { status } of await Promise.all(uploads)) assert.equal(status, 408);
  }
});

test('a mail server that is away, silent or of an unknown authority is said in time; a delivery that takes longer goes on, and a second attempt joins it', async (t) => {
  const away = await startReceiver(t);
  await away.mailbox.stop();
  assert.equal((await sendMessage(away.url)).status, 502);
  assert.equal(away.log[0]?.why, 'ESOCKET CONN');
  // a certificate of its own
  const foreign = await startMailbox(undefined, 0, { secure: true });
  t.after(foreign.stop);
  const transport = smtpTransport(foreign.url.replace('smtp:', 'smtps:'));
  const unknown = await startReceiver(t, { transport });
  assert.equal((await sendMessage(unknown.url)).status, 502);
  assert.equal(unknown.log[0]?.why, 'ECERTIFICATE CONN');
  const silent = await startReceiver(t, { limits: { answerMs: 20, deliveryMs: 40 } });
  silent.mailbox.behave = () => 'hang';
  assert.equal((await sendMessage(silent.url)).text, '{"success":false}');
  while (silent.log.length < 2) await new Promise(setImmediate);
  assert.deepEqual([silent.log[1]?.result, silent.log[1]?.why], ['failed', 'EABORT']);

  const { url, mailbox, log } = await startReceiver(t, { limits: { answerMs: 50 } });
  mailbox.behave = () => 'hang';
  const isHanging = once(mailbox.events, 'seen');
  const [first, second] = [await sendMessage(url), await sendMessage(url)];
  await isHanging;
  mailbox.release();
  await mailbox.received(1);
  while (log.length < 4) await new Promise(setImmediate);
  const third = await sendMessage(url);
  assert.deepEqual([first.status, second.status, third.status], [504, 504, 200]);
  assert.equal(mailbox.mails.length, 1);
  assert.deepEqual(
    log.map(({ status, isLate, result }) => status ?? (isLate ? `late ${result}` : '')),
    [504, 504, 'late accepted', 'late accepted', 200],
  );
});

/**
 * A service on this machine that answers by the request, or drops the connection.
 * @param {import('node:test').TestContext} t
 * @param {(path: string, body: unknown, headers: import('node:http').IncomingHttpHeaders) => [number, unknown] | null} respond
 */
async function startApi(t, respond) {
  const server = createServer(async (request, response) => {
    const body = await json(request).catch(() => null);
    const answer = respond(`${request.method} ${request.url}`, body, request.headers);
    if (!answer) return void request.socket.destroy();
    response.writeHead(answer[0], { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer[1]));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.after(() => server.close());
  return `http://127.0.0.1:${Object(server.address()).port}`;
}

test('Resend gets the mail with its key, and each of its refusals is understood', async (t) => {
  /** @type {{ body: Record<string, unknown>, headers: import('node:http').IncomingHttpHeaders }[]} */
  const requests = [];
  /** @type {([number, unknown] | null)[]} */
  let answers = [[200, { id: '1' }]];
  const api = await startApi(t, (_path, body, headers) => {
    requests.push({ body: Object(body), headers });
    return answers.shift() ?? null;
  });
  const { url, log } = await startReceiver(t, { transport: resendTransport('re_key', api) });
  const content = pdf(100_000);
  assert.equal((await sendApplication(url, { content })).status, 200);
  const [{ body, headers } = { body: {}, headers: {} }] = requests;
  assert.equal(headers.authorization, 'Bearer re_key');
  assert.match(String(headers['idempotency-key']), /^[0-9a-f]{64}$/);
  assert.deepEqual([body.from, body.to], [inbox.from, inbox.to]);
  assert.equal(body.reply_to, 'priya@kaveri.example');
  const [attachment] = Array.isArray(body.attachments) ? body.attachments : [];
  assert.equal(Buffer.compare(Buffer.from(attachment.content, 'base64'), content), 0);

  const taken = { name: 'invalid_idempotent_request' };
  const busy = { name: 'concurrent_idempotent_requests' };
  const foreign = { name: 'validation_error' };
  /** @type {[number, string | undefined, ...typeof answers][]} status, why, and answers, all of them used */
  const cases = [
    [200, undefined, [409, taken]],
    [200, undefined, [429, {}], [409, busy], [200, {}]],
    [200, undefined, [422, foreign], [200, {}]],
    [502, 'HTTP_503', [500, {}], null, [503, {}]],
    [502, 'HTTP_403 validation_error', [403, foreign]],
    [502, 'HTTP_422', [422, 'no JSON'], [422, 'no JSON']],
  ];
  for (const [index, [status, why, ...given]] of cases.entries()) {
    answers = [...given];
    requests.length = 0;
    const answer = await sendMessage(url, { ...message, message: `${index}` });
    assert.deepEqual([answer.status, log.at(-1)?.why], [status, why]);
    assert.equal(requests.length, given.length);
    const [first, second = first] = requests.map((request) => request.headers['idempotency-key']);
    // without the reply-to, which the service may not take, it is another mail
    const isOther = given[0]?.[0] === 422;
    assert.equal(second, isOther ? `${first}-` : first);
    assert.equal(requests.at(-1)?.body.reply_to, isOther ? undefined : message.email);
  }
  const transport = resendTransport('re_key', api);
  answers = [[422, {}]];
  await transport.verify();
  answers = [[401, {}]];
  await assert.rejects(transport.verify(), /HTTP_401/);
});

const refusal = (/** @type {string} */ errorCode) => [{ errorCode }];
/** @type {[string, (path: string, body: Record<string, unknown>) => [number, unknown] | null, RegExp][]} */
const leads = [
  ['a lead is created', () => [201, { id: '00Q1' }], /: lead created, http.+\/00Q1$/m],
  [
    'an email that Salesforce does not accept is left out',
    (_path, { Email }) => (Email ? [400, refusal('INVALID_EMAIL_ADDRESS')] : [201, { id: '00Q1' }]),
    /lead created, without the email, which Salesforce does not accept, http/,
  ],
  [
    'sales have the lead, and may have corrected it',
    () => [400, refusal('DUPLICATE_VALUE')],
    /: lead created, before, and left as it is$/m,
  ],
  ['a rule refuses', () => [400, refusal('LIMIT')], /not in Salesforce: LIMIT; create it by hand/],
];
for (const [what, respond, expected] of leads)
  test(`the mail leaves and says so when ${what}`, async (t) => {
    const api = await startApi(t, (path, body, headers) => {
      if (path === 'POST /services/oauth2/token') return [200, { access_token: 'token' }];
      assert.match(path, /^POST .*\/sobjects\/Lead$/);
      assert.match(Object(body).Website_Key__c, /^[0-9a-f]{64}$/);
      assert.equal(headers['sforce-duplicate-rule-header'], 'allowSave=true');
      return respond(path, Object(body));
    });
    const createLead = salesforceLeads({ url: api, clientId: 'id', clientSecret: 'secret' });
    const { url, mailbox } = await startReceiver(t, { createLead });
    assert.equal((await sendMessage(url)).status, 200);
    assert.match((await mailbox.received(1))[0]?.text ?? '', expected);
    assert.equal((await sendApplication(url)).status, 200);
    assert.doesNotMatch((await mailbox.received(2))[1]?.text ?? '', /Salesforce/);
  });

test('a lead has every field, cut between characters where Salesforce has less room, and no part of an address', async (t) => {
  /** @type {Record<string, string>} */
  let lead = {};
  const api = await startApi(t, (path, body) => {
    if (!path.endsWith('/Lead')) return [200, {}];
    lead = Object(body);
    return [201, {}];
  });
  const fields = {
    name: `${'x'.repeat(39)}🏃🏽‍♀️ Ōno`,
    ...{ organization: 'Kaveri', email: `${'x'.repeat(60)}@kaveri-works.example`, phone: '1' },
    ...{ message: 'Two plants', budgetPerYear: '22 lakh', website: '' },
  };
  const createLead = salesforceLeads({ url: api, clientId: 'id', clientSecret: 'secret' });
  const note = await createLead({
    key: 'key',
    fields,
    attachment: null,
    source: { referrer: 'x' },
  });
  assert.equal(note, 'lead created, FirstName cut, Email cut');
  assert.deepEqual([lead.FirstName, lead.LastName, lead.Email], ['x'.repeat(39), 'Ōno', '']);
  assert.equal(lead.Description, 'Two plants\nBudget per year: 22 lakh\nCame from: x');
});
