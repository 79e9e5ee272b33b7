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
  const value = resolve(tokens, `--${property}`, theme, selector);
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

function resolve(
  { rules, ...tokens }: Tokens,
  property: string,
  theme: Theme,
  selector: string,
): string {
  const own = rules.get(selector)?.find((declaration) => declaration.property === property);
  const declared = own ?? rules.get(':root')?.find((other) => other.property === property);
  if (!declared) throw new Error(`${property} is declared neither for ${selector} nor for :root.`);
  const ofTheme = declared.value.replace(
    /light-dark\(((?:[^(),]|\([^()]*\))+),((?:[^(),]|\([^()]*\))+)\)/g,
    (_, light: string, dark: string) => (theme === 'light' ? light : dark).trim(),
  );
  return ofTheme.replace(/var\((--[\w-]+)\)/g, (_, inner: string) =>
    resolve({ rules, ...tokens }, inner, theme, selector),
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
