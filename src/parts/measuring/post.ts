/**
 * Sends a text without cookies, also while the page is closed. A failure has no consequence.
 *
 * @param contentType plain text needs no pre-flight on another origin
 */
export function post(url: string, body: string, contentType = 'text/plain'): void {
  void fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body,
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
