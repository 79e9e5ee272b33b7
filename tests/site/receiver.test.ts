import { expect, test } from 'vitest';
import { retention } from '@/content/retention';
import { render } from '@/entry-server';

test('the policy names the periods of the receiver', async () => {
  const { html } = await render('/privacy-policy');
  expect(html).toContain(`stays in memory for ${retention.requestCounters}`);
  expect(html).toContain(`stays in memory for ${retention.fingerprints}`);
  expect(html).toContain(`at most ${retention.undelivered}.`);
});
