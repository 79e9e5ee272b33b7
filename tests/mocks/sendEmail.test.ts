import { expect, test, vi } from 'vitest';
import { answer, chooseScenario, slowTime } from '@/mocks/sendEmail';
import { takeConsoleErrors } from '../support/setup';

test('without a choice the answer is ok', async () => {
  expect(chooseScenario('')).toBe('ok');
  expect(await (await answer('ok')).json()).toEqual({ success: true });
});

test('a choice lasts for the session, until another', () => {
  expect(chooseScenario('?mock=rejected')).toBe('rejected');
  expect(chooseScenario('')).toBe('rejected');
  expect(chooseScenario('?mock=ok')).toBe('ok');
  expect(chooseScenario('?other=1')).toBe('ok');
});

test('an unknown choice is warned about, with the known ones, and changes nothing', () => {
  chooseScenario('?mock=offline');
  expect(chooseScenario('?mock=toString')).toBe('offline');
  expect(takeConsoleErrors()).toEqual([
    'console.warn: ?mock=toString is not known. Write one of: ok, rejected, toolarge, toomany, error, badjson, slow, offline.',
  ]);
});

test('the scenarios answer as they are named', async () => {
  expect(await (await answer('rejected')).json()).toEqual({ success: false });
  expect((await answer('toolarge')).status).toBe(413);
  expect((await answer('toomany')).status).toBe(429);
  expect((await answer('error')).status).toBe(500);
  await expect((await answer('badjson')).json()).rejects.toThrow();
  expect((await answer('offline')).type).toBe('error');
});

test('slow is ok after a while', async () => {
  vi.useFakeTimers();
  const answered = vi.fn();
  const slow = answer('slow').then(answered);
  await vi.advanceTimersByTimeAsync(slowTime - 1);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await slow;
  expect(answered).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
