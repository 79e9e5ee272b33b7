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

/** The grounds are all of such a name. */
type ContrastPair = readonly [foreground: string, grounds: RegExp, minContrast: number];

/** Which token must be readable on which. Each holds in both themes. */
export const contrastPairs: readonly ContrastPair[] = [
  ['text', themed, text],
  ['text', /^s-ground-(?:overcast|butter)$/, text],
  ['text-secondary', themed, text],
  ['text-gold', /^ground-gold/, text],
  ['text-butter', /^ground-butter$/, text],
  ['text-hero', /^sky-(?:early|fog)$/, text],
  ['text-placeholder', /^field$/, text],
  ['text-index', /^(?:page|surface)$/, text],
  ['text-policy', /^page$/, text],
  ['text-accent', /^(?:page|surface|paper|ground-dawn|ground-noon)$/, text],
  ['text-accent', /^sky-menu$/, graphics],
  ['on-dark', darkDrawn, text],
  ['on-dark-secondary', dark, text],
  ['on-dark-secondary', /^building-/, text],
  ['on-panel', panels, text],
  ['sun', dark, text],
  ['pressed', dark, text],
  ['s-butter', /^ground-ink$/, text],
  ['on-sun', /^(?:sun|disc)$/, text],
  ['on-disc', /^(?:disc|disc-disabled|ground-plate)$/, text],
  ['on-plate-secondary', /^ground-plate$/, text],
  ['s-ink', /^ground-plate$/, text],
  ['on-pressed', /^pressed$/, text],
  ['on-control', /^control(?:-disabled)?$/, text],
  ['on-control-inverse', /^control-inverse$/, text],
  ['error', /^(?:surface|field|error-field|ground-dawn|ground-dawn-mid)$/, text],
  ['on-error-ground', /^error-ground$/, text],
  ['on-success-ground', /^success-ground$/, text],
  ['border', /^(?:field|surface|paper|ground-dawn|ground-footer)$/, graphics],
  ['control', themed, graphics],
  ['control-inverse', dark, graphics],
  ['sun-accent', /^(?:ground-nav|surface|page)$/, graphics],
  ['chart-line', panels, graphics],
  ['focus', /^focus-gap$/, text],
  ['focus-on-dark', /^focus-gap-on-dark$/, text],
  ['text', openSkies, text],
  ['text-hero', openSkies, text],
];

/** On each ground, the ring of a focused element or the gap around it shows. */
export const focusRings = [
  { ring: 'focus', gap: 'focus-gap', grounds: themed },
  { ring: 'focus-on-dark', gap: 'focus-gap-on-dark', grounds: darkDrawn },
] as const;
