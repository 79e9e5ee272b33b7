import { isCollection, isScalar, parseDocument } from 'yaml';
import type { z } from 'zod';

const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' });

type Tell = (line: number, problem: string) => void;

/**
 * @param yaml what stands between the two lines of ---
 * @param firstLine of it in its file
 * @returns null where it is wrong, which it tells
 */
export function readFrontMatter<Schema extends z.ZodObject>(
  yaml: string,
  firstLine: number,
  schema: Schema,
  tell: Tell,
): z.infer<Schema> | null {
  const lines = yaml.split('\n');
  // every value is a text for the schema, whether it looks like a number, a date or a yes
  const document = parseDocument(lines.map(quote).join('\n'), { schema: 'failsafe' });
  for (const { code, linePos } of document.errors) {
    const line = firstLine + (linePos?.[0].line ?? 1) - 1;
    if (code === 'DUPLICATE_KEY') tell(line, 'This field stands twice: take one of them out.');
    else tell(line, 'This line cannot be read: write a name, a colon, a space and a value.');
  }
  if (document.errors.length > 0) return null;
  const read = schema.safeParse(withoutEmpty(document.toJS()), { error: toSentence });
  if (read.success) return read.data;
  for (const issue of read.error.issues) {
    const path = issue.path.map(String);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const index = [...path, ...keys]
      .toReversed()
      .map((name) => lines.findIndex((line) => line.trimStart().startsWith(`${name}:`)))
      .find((found) => found >= 0);
    const message = keys.some((key) => /^\d/.test(key))
      ? `${path.join('.')}: write its numbers without a comma, such as 42000.`
      : keys.length > 0
        ? `There is no field "${keys.join('", "')}": the fields are ${Object.keys(schema.shape).join(', ')}.`
        : `${path.join('.') || 'front matter'}: ${issue.message}.`;
    tell(firstLine + (index ?? 0), message);
  }
  return null;
}

function toSentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'it is missing; write it between the two lines of ---';
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return 'write the date as 2026-11-25';
  if (issue.code === 'invalid_value')
    return `write ${choices.format(issue.values.map(String))}, not "${issue.input}"`;
  return issue.code === 'invalid_type' ? 'write a text after it' : undefined;
}

/** A field of a copied file that was left empty says nothing. */
function withoutEmpty(fields: unknown): unknown {
  if (!(fields instanceof Object) || Array.isArray(fields)) return fields ?? {};
  return Object.fromEntries(
    Object.entries(fields)
      // `{ min: 38,000 }` is two fields in YAML, `min: 38` and an empty `000`, which nobody means
      .filter(([name, value]) => (value !== '' && value !== null) || /^\d/.test(name))
      .map(([name, value]) => [name, withoutEmpty(value)]),
  );
}

/** People write `title: Costs: what we know` and `title: #1`, which mean something else in YAML. */
function quote(line: string): string {
  const [, name = '', value = ''] = /^(\s*[^\s:#][^:]*:\s+)(\S.*?)\s*$/.exec(line) ?? [];
  if (!value || /^[|>][+-]?$/.test(value)) return line;
  const { contents, errors } = parseDocument(value);
  const isText = isScalar(contents) && !/^[#&!]|\s#/.test(value);
  const isQuoted = isScalar(contents) && contents.type?.startsWith('QUOTE');
  const isRead = isQuoted || (isCollection(contents) && contents.flow) || isText;
  return errors.length === 0 && isRead ? line : name + JSON.stringify(value);
}
