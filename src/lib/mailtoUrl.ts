/** The address that opens the visitor's mail program with a message to send. */
export function mailtoUrl(to: string, subject: string, body: string): string {
  const lines = body.replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
