/** How the browser came to load this document: `navigate`, `reload`, `back_forward` or `prerender`. */
export function documentLoadType(): string | undefined {
  const [load] = performance.getEntriesByType('navigation');
  return load && 'type' in load ? String(load.type) : undefined;
}
