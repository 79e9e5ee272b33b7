import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds for the machine to come to rest, after which it is measured as it is. */
const timeoutMs = 30_000;

/** Share of all processors' time that a machine at rest may use. */
const restShare = 0.02;

/** Resolves once the machine has been at rest for two seconds. */
export async function machineAtRest() {
  const deadline = Date.now() + timeoutMs;
  let restingSeconds = 0;
  let before = processorTime();
  while (restingSeconds < 2 && Date.now() < deadline) {
    await sleep(1000);
    const now = processorTime();
    const used = 1 - (now.idle - before.idle) / (now.all - before.all);
    restingSeconds = used < restShare ? restingSeconds + 1 : 0;
    before = now;
  }
}

/** Milliseconds since the machine started, summed over its processors. */
function processorTime() {
  const times = cpus().map(({ times }) => times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.flatMap((each) => Object.values(each)).reduce((sum, time) => sum + time, 0),
  };
}
