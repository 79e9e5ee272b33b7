import { expect, test, vi } from 'vitest';
import { respond, chooseScenario, slowResponseMs } from '@/mocks/sendEmail';
import { takeConsoleErrors } from '../support/setup';

test('without a choice the response is ok', async () => {
  expect(chooseScenario('')).toBe('ok');
  expect(await (await respond('ok')).json()).toEqual({ success: true });
});

test('a choice lasts for the session, until another', () => {
  expect(chooseScenario('?mock=rejected')).toBe('rejected');
  expect(chooseScenario('')).toBe('rejected');
  expect(chooseScenario('?mock=ok')).toBe('ok');
  expect(chooseScenario('?other=1')).toBe('ok');
});

test('an unknown choice logs a warning with the known ones and changes nothing', () => {
  chooseScenario('?mock=offline');
  expect(chooseScenario('?mock=toString')).toBe('offline');
  expect(takeConsoleErrors()).toEqual([
    'console.warn: ?mock=toString is not known. Write one of: ok, rejected, toolarge, toomany, error, badjson, slow, offline.',
  ]);
});

test('each scenario responds as its name says', async () => {
  expect(await (await respond('rejected')).json()).toEqual({ success: false });
  expect((await respond('toolarge')).status).toBe(413);
  expect((await respond('toomany')).status).toBe(429);
  expect((await respond('error')).status).toBe(500);
  await expect((await respond('badjson')).json()).rejects.toThrow();
  expect((await respond('offline')).type).toBe('error');
});

test('slow is ok after a while', async () => {
  vi.useFakeTimers();
  const onResponse = vi.fn();
  const slow = respond('slow').then(onResponse);
  await vi.advanceTimersByTimeAsync(slowResponseMs - 1);
  expect(onResponse).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await slow;
  expect(onResponse).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
