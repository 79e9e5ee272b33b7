// @ts-check
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/*
 * `node scripts/runScripts.js types+lint test:browser` runs npm scripts: those that a plus joins
 * side by side, as many as there are processors, then the next. Prints a line for each, the output
 * of one that fails, and a last line. A script that runs alone shows its own progress.
 */

/** npm's own script, because Windows cannot start `npm` as a program. */
const npm = process.env['npm_execpath'] ?? '';
if (!npm) throw new Error('Run it through npm, such as npm run test:quick.');

const startedAt = Date.now();
/** @type {string[]} */
const failed = [];
for (const group of process.argv.slice(2).map((names) => names.split('+'))) {
  const waiting = [...group];
  const runWaiting = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      if (!(await run(name, group.length === 1))) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  if (failed.length > 0) break;
}
console.log(
  failed.length > 0
    ? `Failed: ${failed.join(', ')}. The output is above.`
    : `All passed in ${duration(startedAt)}.`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

/**
 * @param {string} name
 * @param {boolean} isAlone
 * @returns {Promise<boolean>} whether it passed
 */
function run(name, isAlone) {
  const start = Date.now();
  const child = spawn(process.execPath, [npm, 'run', '--silent', name], {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const isPassed = code === 0;
      if (!isPassed && output) console.log(`\n${output.trim()}\n`);
      console.log(`${isPassed ? '✓' : '✗'} ${name} (${duration(start)})`);
      resolve(isPassed);
    });
  });
}

/** @param {number} since */
function duration(since) {
  const seconds = Math.round((Date.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
