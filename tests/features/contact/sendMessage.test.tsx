import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { sendMessage } from '@/features/contact/sendMessage';
import { exampleMessage } from '../../support/examples';
import { receive } from '../../support/receive';

const url = 'http://mail.test/send-email';

test.each([
  [
    'success false with status 500',
    'rejected',
    () => HttpResponse.json({ success: false }, { status: 500 }),
  ],
  ['status 500 without JSON', 'networkError', () => new HttpResponse('Oops', { status: 500 })],
  ['JSON that does not parse', 'networkError', () => new HttpResponse('{"success":')],
  ['JSON without the flag', 'networkError', () => HttpResponse.json({ ok: true })],
  ['a flag that is no boolean', 'networkError', () => HttpResponse.json({ success: 'true' })],
  ['null', 'networkError', () => HttpResponse.json(null)],
] as const)('%s is %s', async (_name, status, respond) => {
  receive(url, respond);
  await expect(sendMessage(url, exampleMessage)).resolves.toMatchObject({ status });
});

test('no response within 15 seconds is a failure', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  receive(url, () => new Promise<never>(() => undefined));
  const result = sendMessage(url, exampleMessage);
  vi.advanceTimersByTime(15_000);
  await expect(result).rejects.toThrow('No answer came.');
});
