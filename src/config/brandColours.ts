/** The colours of a brand, each as `#rrggbb`. */
export type BrandColours = Readonly<
  Record<'ink' | 'night' | 'blue' | 'sky' | 'teal' | 'sun' | 'dawn' | 'dusk' | 'accent', string>
>;
