/** Minimum contrast of WCAG 2.2: of text, and of large text and graphics. */
const text = 4.5;
const graphics = 3;

/** Light in the light theme and dark in the dark theme. */
const themed =
  /^(?:page|surface|paper|field|hover|error-field|failure-ground|sky-early|sky-fog|ground-(?!dark|ink|bar|panel|plate).*)$/;
/** Dark in both themes. */
const dark = /^ground-(?:dark|dark-end|ink|bar)$/;
const panels = /^ground-panel/;
const darkDrawn = /^(?:ground-(?:dark|dark-end|ink|bar|panel.*)|building-.*)$/;
/** The skies above the hills: their last stop is behind the hills, where no text stands. */
export const openSkies = /^sky-(?:hero|menu|dialog)$/;

export type ContrastPair = {
  readonly foreground: string;
  /** All grounds of such a name. */
  readonly grounds: RegExp;
  readonly minContrast: number;
};

/** Which token must be readable on which. Each holds in both themes. */
export const contrastPairs: readonly ContrastPair[] = [
  pair('text', themed, text),
  pair('text', /^s-ground-(?:overcast|butter)$/, text),
  pair('text-secondary', themed, text),
  pair('text-gold', /^ground-gold/, text),
  pair('text-butter', /^ground-butter$/, text),
  pair('text-hero', /^sky-(?:early|fog)$/, text),
  pair('text-placeholder', /^field$/, text),
  pair('text-index', /^(?:page|surface)$/, text),
  pair('text-policy', /^page$/, text),
  pair('text-accent', /^(?:page|surface|paper|ground-dawn|ground-noon)$/, text),
  pair('text-accent', /^sky-menu$/, graphics),
  pair('on-dark', darkDrawn, text),
  pair('on-dark-secondary', dark, text),
  pair('on-dark-secondary', /^building-/, text),
  pair('on-panel', panels, text),
  pair('sun', dark, text),
  pair('pressed', dark, text),
  pair('s-butter', /^ground-ink$/, text),
  pair('on-sun', /^(?:sun|disc)$/, text),
  pair('on-disc', /^(?:disc|disc-disabled|ground-plate)$/, text),
  pair('on-plate-secondary', /^ground-plate$/, text),
  pair('s-ink', /^ground-plate$/, text),
  pair('on-pressed', /^pressed$/, text),
  pair('on-control', /^control(?:-disabled)?$/, text),
  pair('on-control-inverse', /^control-inverse$/, text),
  pair('error', /^(?:surface|field|error-field|ground-dawn|ground-dawn-mid)$/, text),
  pair('on-error-ground', /^error-ground$/, text),
  pair('on-success-ground', /^success-ground$/, text),
  pair('border', /^(?:field|surface|paper|ground-dawn|ground-dawn-end)$/, graphics),
  pair('control', themed, graphics),
  pair('control-inverse', dark, graphics),
  pair('sun-accent', /^(?:ground-nav|surface|page)$/, graphics),
  pair('chart-line', panels, graphics),
  pair('focus', /^focus-gap$/, text),
  pair('focus-on-dark', /^focus-gap-on-dark$/, text),
  pair('text', openSkies, text),
  pair('text-hero', openSkies, text),
];

/** On each ground, the ring of a focused element or the gap around it shows. */
export const focusRings = [
  { ring: 'focus', gap: 'focus-gap', grounds: themed },
  { ring: 'focus-on-dark', gap: 'focus-gap-on-dark', grounds: darkDrawn },
] as const;

function pair(foreground: string, grounds: RegExp, minContrast: number): ContrastPair {
  return { foreground, grounds, minContrast };
}
