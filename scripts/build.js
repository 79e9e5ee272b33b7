import { readFileSync } from 'node:fs';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { createBuilder } from 'vite';
import { listFiles } from './files.js';

/*
 * `npm run build`. Whoever edits a file in the web page of a Git host reads a sentence with its line,
 * not the stack of a bundler.
 */
try {
  const builder = await createBuilder();
  await builder.buildApp();
} catch (error) {
  const [, word] = /^(\w+) is not defined$/.exec(error.message) ?? [];
  const slips = word ? [findWord(word)] : (error.errors ?? []).map(findSlip);
  if (slips.length === 0 || slips.includes(null)) console.error(error.stack);
  else {
    for (const { file, line, problem } of slips) {
      if (process.env.GITHUB_ACTIONS)
        console.error(`::error file=${file},line=${line}::${problem}`);
      console.error(`Nothing was built:\n  ${file}:${line}  ${problem}`);
    }
  }
  process.exit(1);
}

/** A missing comma, quotation mark or bracket; null for any other error of the bundler. */
function findSlip({ message }) {
  const text = stripVTControlCharacters(message);
  const [, file, line] = /\[ ([^\s:]+):(\d+):\d+ \]/.exec(text) ?? [];
  const [, expected] = /^\[(?:PARSE_ERROR|builtin:vite-transform)\] (.*)/.exec(text) ?? [];
  if (!file || !expected) return null;
  const problem = `${expected}: compare this line and the one above with their neighbours; a comma, a quotation mark or a bracket is missing, or one too many.`;
  return { file, line, problem };
}

/** A word without its quotation marks, at the end of a line of content. */
function findWord(word) {
  const bare = new RegExp(`(^|[:[(])\\s*${word}\\s*[,\\])}]*$`);
  for (const name of listFiles('src').filter((each) => /content.*\.ts$/.test(each))) {
    const file = `src/${name}`;
    const line =
      readFileSync(file, 'utf8')
        .split('\n')
        .findIndex((each) => bare.test(each)) + 1;
    if (line > 0) return { file, line, problem: `${word} stands without quotation marks.` };
  }
  return null;
}
