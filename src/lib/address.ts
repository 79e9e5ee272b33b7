/**
 * The words of a path or a hash, whatever its spelling: letter case, percent-encoding, doubled
 * slashes, invisible characters, and the bracket or full stop of the sentence that it stood in.
 */
export function addressWords(text: string): readonly string[] {
  return (
    decode(text)
      .normalize()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}_-]+/gu) ?? []
  );
}

/** What a hash names. Campaigns and mail programs append to it: `#contact?utm_source=x`. */
export function findTarget(hash: string): HTMLElement | null {
  const [id] = addressWords(hash);
  return id === undefined ? null : document.querySelector<HTMLElement>(`[id="${id}" i]`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
