import { formatHex, formatHex8 } from 'culori';
import { parse as parseCss, Rule } from 'postcss';

export type Theme = 'light' | 'dark';
export const themes = ['light', 'dark'] as const;

/** One colour that a style sheet writes down. */
export type TokenUse = {
  /** Of the custom property that has it. */
  readonly property: string;
  /** As the style sheet has it, as `#rrggbb`. */
  readonly drawn: string;
  /** The last digits of `#rrggbbaa`; none of a colour that hides what is behind it. */
  readonly alpha: string;
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
        const drawn = formatHex(literal) ?? '';
        const alpha = formatHex8(literal)?.slice(drawn.length).replace('ff', '') ?? '';
        uses.push({ property: prop, drawn, alpha, colour: drawn });
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
  return usesIn(tokens, resolve(tokens, `var(--${property})`, theme, selector));
}

/** The declarations whose colours are not those that were drawn, as a style sheet. */
export function changedStyles(tokens: Tokens): string {
  const rules = [...tokens.rules].flatMap(([selector, declarations]) => {
    const lines = declarations
      .filter(({ value }) => usesIn(tokens, value).some(({ colour, drawn }) => colour !== drawn))
      .map(({ property, value }) => `  ${property}: ${print(tokens, value)};`);
    // a page's own rule for an attribute comes later
    const strong = selector === ':root' ? selector : `:root ${selector}`;
    return lines.length > 0 ? [`${strong} {\n${lines.join('\n')}\n}\n`] : [];
  });
  return rules.join('\n');
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
  return print(tokens, resolve(tokens, text, 'light', selector, own));
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

function usesIn({ uses }: Tokens, value: string): readonly TokenUse[] {
  return [...value.matchAll(/§(\d+)§/g)].flatMap(([, index]) => uses[Number(index)] ?? []);
}

function print(tokens: Tokens, value: string): string {
  return value.replace(/§\d+§/g, (mark) =>
    usesIn(tokens, mark)
      .map(({ colour, alpha }) => colour + alpha)
      .join(''),
  );
}
