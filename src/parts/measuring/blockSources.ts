/**
 * Forbids the document some of the sources that its content security policy allows. The browser
 * enforces a second policy beside the first one, and neither can be taken back.
 */
export function blockSources(sources: readonly string[]): void {
  const name = 'Content-Security-Policy';
  const page = document.querySelector<HTMLMetaElement>(`meta[http-equiv="${name}"]`);
  // the development server sets none
  if (!page) return;
  const isKept = (source: string) => !sources.includes(source);
  const meta = document.createElement('meta');
  meta.httpEquiv = name;
  meta.content = page.content
    .split('; ')
    .map((directive) => directive.split(' ').filter(isKept).join(' '))
    .join('; ');
  document.head.append(meta);
}
