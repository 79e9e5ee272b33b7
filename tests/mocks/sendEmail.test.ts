import { expect, test } from 'vitest';
import { respond, chooseScenario } from '@/mocks/sendEmail';
import { takeConsoleErrors } from '../support/setup';

test('a choice lasts for the session, an unknown one logs the known ones and changes nothing', () => {
  expect(chooseScenario('')).toBe('ok');
  expect(chooseScenario('?mock=rejected')).toBe('rejected');
  expect(chooseScenario('')).toBe('rejected');
  expect(chooseScenario('?mock=toString')).toBe('rejected');
  expect(takeConsoleErrors()).toEqual([
    'console.warn: ?mock=toString is not known. Write one of: ok, rejected, toolarge, toomany, error, badjson, slow, offline.',
  ]);
});

test('each scenario responds as its name says', async () => {
  expect(await (await respond('ok')).json()).toEqual({ success: true });
  expect(await (await respond('rejected')).json()).toEqual({ success: false });
  expect((await respond('toolarge')).status).toBe(413);
  expect((await respond('toomany')).status).toBe(429);
  expect((await respond('error')).status).toBe(500);
  await expect((await respond('badjson')).json()).rejects.toThrow();
  expect((await respond('offline')).type).toBe('error');
});
