/** Replaces each `light-dark()` in a CSS value by its value for `theme`. */
export function pickTheme(value: string, theme: 'light' | 'dark'): string {
  return value.replace(
    /light-dark\(\s*((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+?)\s*\)/g,
    (_, light: string, dark: string) => (theme === 'light' ? light : dark),
  );
}

/** WCAG 2.2 contrast ratio of two colours, each as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
