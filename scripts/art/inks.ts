import { readFileSync } from 'node:fs';

/** The list of inks, for drawings: every custom property of scenery.css. */
export function inkFiles(): Readonly<Record<string, string>> {
  const properties = readFileSync('src/styles/scenery.css', 'utf8').matchAll(/^ *--s-([\w-]+):/gm);
  const inks = Array.from(properties, ([, name = '']) => {
    const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    // a section's mark takes the colour of its hero
    const value = name.startsWith('mark-')
      ? `var(--mark-sun, var(--s-${name}))`
      : `var(--s-${name})`;
    return `export const ${constant} = '${value}';\n`;
  });
  const comment = `/*
 * Written by \`npm run generate inks\`: the colours of drawings, from \`styles/scenery.css\`. A drawing
 * names an ink, never a colour. Each ink is a separate export: a page loads only those it uses.
 */
`;
  return { 'src/art/inks.ts': comment + inks.join('') };
}
