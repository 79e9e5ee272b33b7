import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retention } from '@/content/retention';
import { render } from '@/entry-server';
import { memoryMs } from '../../examples/send-email/limits.js';

test('the policy names the periods of the receiver and of its Postfix', async () => {
  const minutes = { 600_000: 'ten minutes' }[memoryMs];
  expect(minutes).toBe(retention.requestCounters);
  expect(minutes).toBe(retention.fingerprints);
  const postfix = readFileSync('examples/send-email/postfix/main.cf', 'utf8');
  const [, days] = /^maximal_queue_lifetime = (\d+)d$/m.exec(postfix) ?? [];
  expect({ 5: 'five days' }[Number(days)]).toBe(retention.emailDelivery);
  const { html } = await render('/privacy-policy');
  expect(html).toContain(`stays in memory for ${retention.requestCounters}`);
  expect(html).toContain(`stays in memory for ${retention.fingerprints}`);
  expect(html).toContain(`keeps it for at most ${retention.emailDelivery}.`);
});

test('the policy says that messages pass through the services that carry them', async () => {
  const { html } = await render('/privacy-policy');
  expect(html).toContain('passes through them on its way to us in');
  expect(html).not.toContain('straight to us');
});

test('the image of Postfix has what its login needs, which Debian only recommends', () => {
  const folder = 'examples/send-email/postfix';
  expect(readFileSync(`${folder}/main.cf`, 'utf8')).toContain('smtp_sasl_auth_enable = yes');
  const packages = /install (.*)/.exec(readFileSync(`${folder}/Dockerfile`, 'utf8'))?.[1];
  expect(packages).toContain(' libsasl2-modules ');
  expect(packages).toContain(' ca-certificates');
});
