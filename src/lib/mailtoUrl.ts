/** A `mailto:` address with a subject, and with a message if there is one. */
export function mailtoUrl(to: string, subject: string, body = ''): string {
  const lines = body.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encode(subject)}${lines && `&body=${encode(lines)}`}`;
}

/** An unpaired surrogate, such as half an emoji, has no encoding and would throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
