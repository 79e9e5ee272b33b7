import { expect, test } from 'vitest';
import { retention } from '@/content/retention';
import { render } from '@/entry-server';
import { counterMs } from '../../examples/send-email/app.js';
import { signalDays } from '../../examples/send-email/store.js';

test('the policy names the periods of the receiver', async () => {
  expect({ 3_600_000: 'an hour' }[counterMs]).toBe(retention.requestCounters);
  expect({ 30: 'thirty days' }[signalDays]).toBe(retention.signals);
  const { html } = await render('/privacy-policy');
  expect(html).toContain(`per address that is kept for ${retention.requestCounters}`);
});
