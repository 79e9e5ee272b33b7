/** An entry of a file that owners edit, which the build cannot use. */
export type WrongEntry = {
  /** From the root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly problem: string;
};

const found: WrongEntry[] = [];

/** Notes a wrong entry. Whoever has read all entries of a kind calls `stopIfWrong`. */
export function noteWrongEntry(entry: WrongEntry): void {
  found.push(entry);
}

/** The line of a file's text in which a piece of it stands first; 1 without it. */
export function lineOf(text: string, piece: string): number {
  return text.slice(0, Math.max(0, text.indexOf(piece))).split('\n').length;
}

/**
 * GitHub shows a line of the log that begins with `::error` at the line of the change.
 * @throws {Error} without a stack, if entries were noted: all of them, once
 */
export function stopIfWrong(): void {
  const entries = new Map(found.splice(0).map((entry) => [toLine(entry), entry]));
  if (entries.size === 0) return;
  if (process.env['GITHUB_ACTIONS']) {
    for (const { file, line, problem } of entries.values()) {
      console.error(`::error file=${file},line=${line}::${problem.replaceAll('\n', '%0A')}`);
    }
  }
  const message = ['Nothing was built:', ...entries.keys()].join('\n');
  throw Object.assign(new Error(message), {
    stack: message,
    [Symbol.for('nodejs.util.inspect.custom')]: () => message,
  });
}

function toLine({ file, line, problem }: WrongEntry): string {
  return `  ${file}:${line}  ${problem}`;
}
