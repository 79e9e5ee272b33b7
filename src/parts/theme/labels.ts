export const themeLabels = {
  legend: 'Appearance',
  system: 'Same as this device',
  light: 'Day',
  dark: 'Night',
} as const;
