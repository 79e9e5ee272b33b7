/** The words of a path or hash, without letter case, encoding, doubled slashes and what a sentence adds. */
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
