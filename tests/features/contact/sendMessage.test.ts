import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { sendMessage, sendTimeoutMs } from '@/features/contact/sendMessage';
import { server } from '../../support/setup';

const url = 'http://mail.test/send-email';
const message = {
  name: 'Priya Menon',
  organization: 'Kaveri Works',
  email: 'priya@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants, one price book.',
};

test('the five fields are sent as JSON, without credentials', async () => {
  const requests: Request[] = [];
  server.use(
    http.post(url, ({ request }) => {
      requests.push(request.clone());
      return HttpResponse.json({ success: true });
    }),
  );
  await expect(sendMessage(url, message)).resolves.toEqual({ kind: 'sent' });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(requests[0]?.credentials).toBe('omit');
  expect(await requests[0]?.json()).toEqual(message);
});

test.each([
  ['success false', () => HttpResponse.json({ success: false })],
  ['success false with status 500', () => HttpResponse.json({ success: false }, { status: 500 })],
])('%s is a rejection', async (_name, respond) => {
  server.use(http.post(url, respond));
  await expect(sendMessage(url, message)).resolves.toMatchObject({ kind: 'rejected' });
});

test.each([
  ['status 500 without JSON', () => new HttpResponse('Oops', { status: 500 })],
  ['JSON that does not parse', () => new HttpResponse('{"success":')],
  ['JSON without the flag', () => HttpResponse.json({ ok: true })],
  ['a flag that is no boolean', () => HttpResponse.json({ success: 'true' })],
  ['null', () => HttpResponse.json(null)],
  ['no network', () => HttpResponse.error()],
])('%s is a failure', async (_name, respond) => {
  server.use(http.post(url, respond));
  await expect(sendMessage(url, message)).resolves.toMatchObject({ kind: 'broken' });
});

test('no response within 15 seconds is a failure', async () => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  server.use(http.post(url, () => new Promise<never>(() => undefined)));
  const result = sendMessage(url, message);
  clock.abort(new DOMException('timed out', 'TimeoutError'));
  await expect(result).resolves.toMatchObject({ kind: 'broken' });
  expect(timeout).toHaveBeenCalledWith(sendTimeoutMs);
  expect(sendTimeoutMs).toBe(15_000);
});
