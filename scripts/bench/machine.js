import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The measurement starts after this time even if the machine is still busy. */
const timeoutMs = 30_000;

/** Share of the CPU time that an idle machine may use. */
const idleShare = 0.02;

/** Resolves once the machine has been idle for two seconds. */
export async function waitForIdleMachine() {
  const deadline = Date.now() + timeoutMs;
  let idleSeconds = 0;
  let before = readCpuTimes();
  while (idleSeconds < 2 && Date.now() < deadline) {
    await sleep(1000);
    const now = readCpuTimes();
    const used = 1 - (now.idle - before.idle) / (now.all - before.all);
    idleSeconds = used < idleShare ? idleSeconds + 1 : 0;
    before = now;
  }
}

/** Idle and total milliseconds since boot, summed over all CPUs. */
function readCpuTimes() {
  const times = cpus().map(({ times }) => times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.flatMap((cpuTimes) => Object.values(cpuTimes)).reduce((sum, time) => sum + time, 0),
  };
}
