import { spawn } from 'node:child_process';

/*
 * `node scripts/runParallel.js lint types …` runs npm scripts in parallel, prints the output of
 * each when it ends, and fails if one fails.
 */

const results = await Promise.all(process.argv.slice(2).map(run));
for (const { name, code, seconds } of results) {
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)`);
}
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;

function run(name) {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('close', (code) => {
      console.log(`\n── ${name}\n${output.trim()}`);
      resolve({ name, code, seconds: (Date.now() - startedAt) / 1000 });
    });
  });
}
