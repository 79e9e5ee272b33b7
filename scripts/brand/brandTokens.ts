import { wcagContrast } from 'culori';
import type { BrandColours } from '../../src/content/site.ts';
import { contrastPairs, focusRings, openSkies } from './contrastPairs.ts';
import { recolour } from './palette.ts';
import { findUses, readTokens, themes, type TokenUse, type Theme, type Tokens } from './tokens.ts';

/** Two colours that must stay readable on each other. */
export type Constraint = {
  readonly foreground: TokenUse;
  readonly ground: TokenUse;
  readonly minContrast: number;
};

export type BrandTokens = {
  readonly tokens: Tokens;
  /** Each colour that the brand asks for and that was not readable, in a sentence. */
  readonly adjustments: readonly string[];
};

/** People keep their skin and hair, and an error stays red, whatever the brand. */
const kept = /^--(s-(skin|shade|hair|error)-|(on-)?(error|success)\b)/;
const steps = 50;
const minText = 4.5;

/**
 * The custom properties of the style sheets in the colours of a brand. Where two of them cannot be
 * read on each other, they come as near to the brightness that was drawn as WCAG 2.2 AA asks for.
 */
export function brandTokens(styleSheets: readonly string[], brand: BrandColours): BrandTokens {
  const tokens = readTokens(styleSheets);
  const constraints = findConstraints(tokens);
  const uses = tokens.uses.filter(({ property }) => !kept.test(property));
  for (const use of uses) use.colour = recolour(use.drawn, brand);
  const taken = new Map(uses.map((use) => [use, 0]));
  // at the drawn brightness every pair has the contrast that was drawn
  for (let round = 0; round < steps * Object.keys(brand).length; round++) {
    const failing = constraints.filter((constraint) => !holds(constraint));
    if (failing.length === 0) break;
    for (const use of new Set(failing.flatMap(({ foreground, ground }) => [foreground, ground]))) {
      const step = Math.min(steps, (taken.get(use) ?? steps) + 1);
      taken.set(use, step);
      use.colour = recolour(use.drawn, brand, step / steps);
    }
  }
  const adjustments = uses.flatMap(({ property, drawn, colour }) => {
    const asked = recolour(drawn, brand);
    return colour === asked ? [] : `${property}: ${colour} instead of ${asked}, to be readable.`;
  });
  return { tokens, adjustments };
}

/** Every pair of colours of the style sheets that stands in `contrastPairs`, in both themes. */
export function findConstraints(tokens: Tokens): readonly Constraint[] {
  const names = tokens.rules.get(':root')?.map(({ property }) => property.slice(2)) ?? [];
  const groundsOf = (pattern: RegExp) => [...new Set(names.filter((name) => pattern.test(name)))];
  return themes.flatMap((theme) => {
    const find = (name: string) => findUses(tokens, name, theme);
    const pairs = contrastPairs.flatMap(([foreground, grounds, minContrast]) =>
      groundsOf(grounds).flatMap((name) => {
        const stops = openSkies.test(name) ? find(name).slice(0, -1) : find(name);
        return readableOn(find(foreground), stops, minContrast);
      }),
    );
    const rings = focusRings.flatMap(({ ring, gap, grounds }) =>
      groundsOf(grounds)
        .flatMap(find)
        .flatMap((ground) => {
          const contrast = ({ drawn }: TokenUse) => wcagContrast(drawn, ground.drawn);
          const best = [...find(ring), ...find(gap)].toSorted((a, b) => contrast(b) - contrast(a));
          return readableOn(best.slice(0, 1), [ground], 3);
        }),
    );
    const skies = [...tokens.rules.keys()].flatMap((name) => skyConstraints(tokens, theme, name));
    return [...pairs, ...rings, ...skies];
  });
}

/** The texts that stand on the sky of a single page, where they were drawn to be read. */
function skyConstraints(tokens: Tokens, theme: Theme, selector: string): readonly Constraint[] {
  const declared = tokens.rules.get(selector)?.map(({ property }) => property) ?? [];
  return ['hero-sky', 'next-ground']
    .filter((ground) => selector !== ':root' && declared.includes(`--${ground}`))
    .flatMap((ground) => {
      const stops = findUses(tokens, ground, theme, selector);
      const texts = ground === 'hero-sky' ? ['hero-text', 'text', 'on-dark'] : ['text', 'on-dark'];
      return texts
        .map((text) => readableOn(findUses(tokens, text, theme, selector), stops, minText))
        .filter((constraints) => constraints.every((each) => holds(each, 'drawn')))
        .flat();
    });
}

function readableOn(
  foregrounds: readonly TokenUse[],
  grounds: readonly TokenUse[],
  minContrast: number,
): readonly Constraint[] {
  return foregrounds.flatMap((foreground) =>
    grounds.map((ground) => ({ foreground, ground, minContrast })),
  );
}

export function holds(
  { foreground, ground, minContrast }: Constraint,
  version: 'colour' | 'drawn' = 'colour',
): boolean {
  return wcagContrast(foreground[version], ground[version]) >= minContrast;
}
