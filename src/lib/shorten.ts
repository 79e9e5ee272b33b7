/** Letters of a page's title and description that search engines show. */
export const mostShown = { title: 47, description: 160 } as const;

/** To whole sentences if they are long enough, or else to whole words. */
export function shorten(text: string, most: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= most) return plain;
  const start = plain.slice(0, most - 1);
  const [sentences] = /^.{70,}[.!?](?=\s)/.exec(start) ?? [];
  return sentences ?? `${start.replace(/\s+\S*$/, '')}…`;
}
