/** Minimum contrast of WCAG 2.2: of text, and of large text and graphics. */
const text = 4.5;
const graphics = 3;

/** Grounds that are light in the light theme and dark in the dark theme. */
export const themedGrounds = [
  'page',
  'surface',
  'paper',
  'field',
  'hover',
  'ground-nav',
  'ground-morning',
  'ground-morning-end',
  'ground-forenoon',
  'ground-noon',
  'ground-gold',
  'ground-gold-mid',
  'ground-gold-end',
  'ground-dawn',
  'ground-dawn-mid',
  'ground-dawn-end',
  'ground-footer',
  'ground-footer-end',
  'ground-pale',
  'ground-butter',
  'ground-selected',
  'error-field',
  'failure-ground',
  'sky-early',
  'sky-fog',
] as const;

/** Grounds that are dark in both themes. */
const darkGrounds = ['ground-dark', 'ground-dark-end', 'ground-ink', 'ground-bar'] as const;
const panels = ['ground-panel', 'ground-panel-empty'] as const;
const buildings = ['building-near', 'building-far'] as const;

/** The skies above the hills: their last stop is behind the hills, where no text stands. */
const openSkies = ['sky-hero', 'sky-menu', 'sky-dialog'] as const;

export type ContrastPair = {
  readonly foreground: string;
  readonly grounds: readonly string[];
  readonly minContrast: number;
  /** Leaves out the last stop of each ground. */
  readonly isOpenSky?: boolean;
};

/** Which token must be readable on which. Each holds in both themes. */
export const contrastPairs: readonly ContrastPair[] = [
  pair('text', [...themedGrounds, 's-ground-overcast', 's-ground-butter'], text),
  pair('text-secondary', themedGrounds, text),
  pair('text-gold', ['ground-gold', 'ground-gold-mid', 'ground-gold-end'], text),
  pair('text-butter', ['ground-butter'], text),
  pair('text-hero', ['sky-early'], text),
  pair('text-hero', ['sky-fog'], text),
  pair('text-placeholder', ['field'], text),
  pair('text-index', ['page', 'surface'], text),
  pair('text-policy', ['page'], text),
  pair('text-accent', ['page', 'surface', 'paper', 'ground-dawn', 'ground-noon'], text),
  pair('text-accent', ['sky-menu'], graphics),
  pair('on-dark', [...darkGrounds, ...panels, ...buildings], text),
  pair('on-dark-secondary', [...darkGrounds, ...buildings], text),
  pair('on-panel', panels, text),
  pair('sun', darkGrounds, text),
  pair('pressed', darkGrounds, text),
  pair('s-butter', ['ground-ink'], text),
  pair('on-sun', ['sun', 'disc'], text),
  pair('on-disc', ['disc', 'disc-disabled', 'ground-plate'], text),
  pair('on-plate-secondary', ['ground-plate'], text),
  pair('s-ink', ['ground-plate'], text),
  pair('on-pressed', ['pressed'], text),
  pair('on-control', ['control', 'control-disabled'], text),
  pair('on-control-inverse', ['control-inverse'], text),
  pair('error', ['surface', 'field', 'error-field', 'ground-dawn', 'ground-dawn-mid'], text),
  pair('on-error-ground', ['error-ground'], text),
  pair('on-success-ground', ['success-ground'], text),
  pair('border', ['field', 'surface', 'paper', 'ground-dawn', 'ground-dawn-end'], graphics),
  pair('control', themedGrounds, graphics),
  pair('control-inverse', darkGrounds, graphics),
  pair('sun-accent', ['ground-nav', 'surface', 'page'], graphics),
  pair('chart-line', panels, graphics),
  pair('focus', ['focus-gap'], text),
  pair('focus-on-dark', ['focus-gap-on-dark'], text),
  { foreground: 'text', grounds: openSkies, minContrast: text, isOpenSky: true },
  { foreground: 'text-hero', grounds: openSkies, minContrast: text, isOpenSky: true },
];

/** On each ground, the ring of a focused element or the gap around it shows. */
export const focusRings = [
  { ring: 'focus', gap: 'focus-gap', grounds: themedGrounds },
  {
    ring: 'focus-on-dark',
    gap: 'focus-gap-on-dark',
    grounds: [...darkGrounds, ...panels, ...buildings],
  },
] as const;

function pair(foreground: string, grounds: readonly string[], minContrast: number): ContrastPair {
  return { foreground, grounds, minContrast };
}
