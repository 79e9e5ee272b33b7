import { expect, test } from 'vitest';
import { chooseScenario } from '@/mocks/sendEmail';
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
