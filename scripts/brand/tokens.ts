import { formatHex, parse } from 'culori';
import { parse as parseCss, Rule } from 'postcss';

export type Theme = 'light' | 'dark';
export const themes = ['light', 'dark'] as const;

/** One colour that a style sheet writes down. */
export type TokenUse = {
  /** Of the custom property that has it. */
  readonly property: string;
  /** As the style sheet has it, as `#rrggbb`. */
  readonly drawn: string;
  /** Between 0 and 1. */
  readonly alpha: number;
  /** As the brand has it, as `#rrggbb`. */
  colour: string;
};

/** A custom property; `value` has the index of a use between two `§` for each colour. */
type Declaration = { readonly property: string; readonly value: string };

/** The custom properties of style sheets, by selector: `:root`, or an attribute's. */
export type Tokens = {
  readonly uses: readonly TokenUse[];
  readonly rules: ReadonlyMap<string, readonly Declaration[]>;
};

const colourLiteral = /#[0-9a-f]{6}\b|rgb\([^)]*\)/g;

/** Reads the custom properties of style sheets. */
export function readTokens(styleSheets: readonly string[]): Tokens {
  const uses: TokenUse[] = [];
  const rules = new Map<string, Declaration[]>();
  for (const css of styleSheets) {
    parseCss(css).walkDecls(/^--/, ({ prop, value, parent }) => {
      if (!(parent instanceof Rule) || parent.parent?.type === 'atrule') return;
      const { selector } = parent;
      if (!/^:root$|^\[/.test(selector)) return;
      const text = value.replace(/\s+/g, ' ').replace(colourLiteral, (literal) => {
        const colour = parse(literal);
        if (!colour) throw new Error(`${prop}: ${literal} is no colour.`);
        const drawn = formatHex(colour);
        uses.push({ property: prop, drawn, alpha: colour.alpha ?? 1, colour: drawn });
        return `§${uses.length - 1}§`;
      });
      rules.set(selector, [...(rules.get(selector) ?? []), { property: prop, value: text }]);
    });
  }
  return { uses, rules };
}

/** The uses of a custom property in a theme: one, or the stops of a gradient. */
export function findUses(
  tokens: Tokens,
  property: string,
  theme: Theme,
  selector = ':root',
): readonly TokenUse[] {
  const value = resolve(tokens, `var(--${property})`, theme, selector);
  return [...value.matchAll(/§(\d+)§/g)].flatMap(([, index]) => tokens.uses[Number(index)] ?? []);
}

/** The declarations whose colours are not those that were drawn, as a style sheet. */
export function changedStyles({ uses, rules }: Tokens): string {
  return [...rules]
    .map(([selector, declarations]) => {
      const changed = declarations.filter(({ value }) =>
        [...value.matchAll(/§(\d+)§/g)].some(([, index]) => isChanged(uses[Number(index)])),
      );
      if (changed.length === 0) return '';
      const lines = changed.map(({ property, value }) => {
        const text = value.replace(/§(\d+)§/g, (_, index: string) => print(uses[Number(index)]));
        return `  ${property}: ${text};`;
      });
      return `${strong(selector)} {\n${lines.join('\n')}\n}\n`;
    })
    .filter(Boolean)
    .join('\n');
}

/** A page's own rule for an attribute comes later. */
function strong(selector: string): string {
  return selector === ':root' ? selector : `:root ${selector}`;
}

/**
 * A text of CSS or SVG with the colours in place of custom properties: those of `own`, of the
 * selector, or of `:root`.
 */
export function resolveColours(
  tokens: Tokens,
  text: string,
  selector = ':root',
  own: Readonly<Record<string, string>> = {},
): string {
  const resolved = resolve(tokens, text, 'light', selector, own);
  return resolved.replace(/§(\d+)§/g, (_, index: string) => print(tokens.uses[Number(index)]));
}

/** A colour is §, the index of its use, and §. */
function resolve(
  tokens: Tokens,
  text: string,
  theme: Theme,
  selector: string,
  own: Readonly<Record<string, string>> = {},
): string {
  const ofTheme = text.replace(
    /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g,
    (_, light: string, dark: string) => (theme === 'light' ? light : dark).trim(),
  );
  return ofTheme.replace(
    /var\((--[\w-]+)(?:, *((?:[^()]|\([^()]*\))+))?\)/g,
    (_, property: string, fallback?: string) => {
      const value =
        own[property] ??
        [selector, ':root']
          .flatMap((name) => tokens.rules.get(name) ?? [])
          .find((declaration) => declaration.property === property)?.value ??
        fallback;
      if (value === undefined)
        throw new Error(`${property} is declared neither for ${selector} nor for :root.`);
      return resolve(tokens, value, theme, selector, own);
    },
  );
}

function isChanged(use: TokenUse | undefined): boolean {
  return use !== undefined && use.colour !== use.drawn;
}

function print(use: TokenUse | undefined): string {
  if (!use) return '';
  if (use.alpha === 1) return use.colour;
  const channels = [1, 3, 5].map((start) =>
    Number.parseInt(use.colour.slice(start, start + 2), 16),
  );
  return `rgb(${channels.join(' ')} / ${Math.round(use.alpha * 100)}%)`;
}
