import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** Fails with these messages in a new document. @returns what was recorded */
async function recordFailures(...messages: readonly string[]): Promise<readonly string[]> {
  const { recordedFaults, recordFaults } = await import('../faults');
  recordFaults();
  for (const message of messages) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: message }));
  }
  return recordedFaults().map(({ text }) => text);
}

test('a fault is recorded once, on one line of 200 characters, without queries and mail addresses', async () => {
  const address = 'priya.menon@kaveri.example';
  expect(
    await recordFailures(
      `No\n answer of https://fair.example/a?code=secret#top for ${address}`,
      `No answer of https://fair.example/a?code=other for ${address}`,
      `Refused: ${address}, (${address})`,
      'x'.repeat(201),
    ),
  ).toEqual(['No answer of https://fair.example/a for …', 'Refused: … …', 'x'.repeat(200)]);
});

test('a page in which everything fails fills no report', async () => {
  const messages = Array.from({ length: 50 }, (_, index) => `Fault ${index}`);
  expect(await recordFailures(...messages)).toEqual(messages.slice(0, 20));
});

test('a long message without a space takes no time', async () => {
  const start = performance.now();
  await recordFailures('x'.repeat(200_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
