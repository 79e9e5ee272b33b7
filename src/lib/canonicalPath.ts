/**
 * The canonical spelling of a path that differs from one of `known` only in letter case, doubled or
 * trailing slashes or the name of its file (`page.html`, `/index.html`); null when it is canonical already,
 * or not a page at all.
 */
export function canonicalPath(path: string, known: readonly string[]): string | null {
  const normalized = normalize(path);
  const canonical = known.find((candidate) => normalize(candidate) === normalized);
  return canonical === undefined || canonical === path ? null : canonical;
}

function normalize(path: string): string {
  return path
    .replace(/\/+/g, '/')
    .replace(/(?:\/index)?(?:\.html)?\/?$/i, '')
    .toLowerCase();
}
