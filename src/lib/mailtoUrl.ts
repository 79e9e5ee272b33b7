/** Characters; Windows hands about 2,048 to a mail program. */
const maxLength = 2000;

/** The text is cut where the address would be too long; `end` follows it and is not cut. */
export function mailtoUrl(to: string, subject: string, text = '', end = ''): string {
  let kept = text;
  for (;;) {
    const body = encode((kept === text ? text : `${kept}…`) + end);
    const url = `mailto:${to}?subject=${encode(subject)}${body && `&body=${body}`}`;
    const excess = url.length - maxLength;
    if (excess <= 0 || kept === '') return url;
    // a character takes at most nine
    kept = kept.slice(0, -Math.ceil(excess / 9));
  }
}

/** An unpaired surrogate, such as half an emoji, has no encoding and would throw. */
function encode(text: string): string {
  const lines = text.replaceAll(/\r?\n/g, '\r\n');
  return encodeURIComponent(lines.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

type Answers<Name extends string> = {
  readonly fields: readonly { readonly name: Name; readonly label: string }[];
  readonly values: Readonly<Record<NoInfer<Name>, string>> & { readonly message: string };
};

/** The same for a form: its message, then the other fields that are filled in, and a last line. */
export function answersMailtoUrl<Name extends string>(
  to: string,
  subject: string,
  { fields, values }: Answers<Name>,
  lastLine = '',
): string {
  const details = fields
    .filter(({ name }) => name !== 'message' && values[name] !== '')
    .map(({ name, label }) => `${label}: ${values[name]}`);
  return mailtoUrl(to, subject, values.message, ['\n', ...details, lastLine].join('\n').trimEnd());
}
