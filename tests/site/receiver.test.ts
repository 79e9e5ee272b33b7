import { expect, test } from 'vitest';
import { retention } from '@/content/retention';
import { render } from '@/entry-server';
import { counterMs } from '../../examples/send-email/app.js';
import { claimMs } from '../../examples/send-email/store.js';
import { maxAgeMs } from '../../examples/send-email/worker.js';

test('the policy names the periods of the receiver', async () => {
  expect({ 3_600_000: 'an hour' }[counterMs]).toBe(retention.requestCounters);
  expect({ 259_200_000: 'three days' }[maxAgeMs]).toBe(retention.undelivered);
  expect({ 86_400_000: 'a day' }[claimMs]).toBe(retention.confirmations);
  const { html } = await render('/privacy-policy');
  expect(html).toContain(
    `requests from each network address that is kept for ${retention.requestCounters}`,
  );
  expect(html).toContain(`at most ${retention.undelivered}.`);
});
