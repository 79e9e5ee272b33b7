import type { BrandColours } from '../../src/content/site.ts';
import { contrastPairs, focusRings } from './contrastPairs.ts';
import { contrast, getLightness, recolour, withLightness } from './palette.ts';
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
const step = 0.01;
const minText = 4.5;

/**
 * The custom properties of the style sheets in the colours of a brand. Lightness is adjusted until
 * every pair of colours has the contrast that WCAG 2.2 AA asks for.
 *
 * @throws {Error} if that cannot be had
 */
export function brandTokens(styleSheets: readonly string[], brand: BrandColours): BrandTokens {
  const tokens = readTokens(styleSheets);
  const constraints = findConstraints(tokens);
  for (const use of tokens.uses) {
    if (!kept.test(use.property)) use.colour = recolour(use.drawn, brand);
  }
  const wanted = new Map(tokens.uses.map((use) => [use, use.colour]));
  const lightness = new Lightness();
  for (let round = 0; round < 500; round++) {
    const failing = constraints.filter((constraint) => !holds(constraint));
    if (failing.length === 0) return { tokens, adjustments: describe(wanted) };
    for (const constraint of failing) if (!holds(constraint)) lightness.adjust(constraint);
  }
  throw new Error('These colours cannot be made readable on each other.');
}

/** Every pair of colours of the style sheets that stands in `contrastPairs`, in both themes. */
export function findConstraints(tokens: Tokens): readonly Constraint[] {
  return themes.flatMap((theme) => [
    ...contrastPairs.flatMap(({ foreground, grounds, minContrast, isOpenSky }) =>
      grounds.flatMap((name) => {
        const stops = findUses(tokens, name, theme);
        return readableOn(
          findUses(tokens, foreground, theme),
          isOpenSky ? stops.slice(0, -1) : stops,
          minContrast,
        );
      }),
    ),
    ...focusRings.flatMap(({ ring, gap, grounds }) =>
      grounds
        .flatMap((name) => findUses(tokens, name, theme))
        .flatMap((ground) => {
          const rings = [ring, gap].flatMap((name) => findUses(tokens, name, theme));
          const [best] = rings.toSorted(
            (a, b) => contrast(b.drawn, ground.drawn) - contrast(a.drawn, ground.drawn),
          );
          return best ? [{ foreground: best, ground, minContrast: 3 }] : [];
        }),
    ),
    ...[...tokens.rules.keys()].flatMap((selector) => skyConstraints(tokens, theme, selector)),
  ]);
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
        .filter((constraints) => constraints.every(wasDrawnReadable))
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

function wasDrawnReadable({ foreground, ground, minContrast }: Constraint): boolean {
  return contrast(foreground.drawn, ground.drawn) >= minContrast;
}

export function holds({ foreground, ground, minContrast }: Constraint): boolean {
  return contrast(foreground.colour, ground.colour) >= minContrast;
}

/** Exact, because a change of one step may be too small to change a dark colour's code. */
class Lightness {
  private readonly values = new Map<TokenUse, number>();
  /** Cells that have been at the lightness that was drawn. */
  private readonly settled = new Set<TokenUse>();

  /** One step: first towards the lightness that was drawn, then away from each other. */
  adjust({ foreground, ground }: Constraint): void {
    const unsettled = [foreground, ground].filter((use) => !this.settled.has(use));
    if (unsettled.length > 0) {
      for (const use of unsettled) this.moveTowardsDrawn(use);
      return;
    }
    const direction = getLightness(foreground.drawn) > getLightness(ground.drawn) ? step : -step;
    const hasRoom = direction > 0 ? this.get(foreground) < 1 : this.get(foreground) > 0;
    if (hasRoom) this.change(foreground, direction);
    else this.change(ground, -direction);
  }

  private moveTowardsDrawn(use: TokenUse): void {
    const difference = getLightness(use.drawn) - this.get(use);
    const isClose = Math.abs(difference) <= step;
    if (isClose) this.settled.add(use);
    this.change(use, isClose ? difference : Math.sign(difference) * step);
  }

  private get(use: TokenUse): number {
    return this.values.get(use) ?? getLightness(use.colour);
  }

  private change(use: TokenUse, by: number): void {
    const value = Math.min(1, Math.max(0, this.get(use) + by));
    this.values.set(use, value);
    use.colour = withLightness(use.colour, value);
  }
}

function describe(wanted: ReadonlyMap<TokenUse, string>): readonly string[] {
  return [...wanted].flatMap(([{ property, colour }, asked]) =>
    colour === asked ? [] : `${property}: ${colour} instead of ${asked}, to be readable.`,
  );
}
