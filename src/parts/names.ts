/** The parts whose tests run. vite.config.ts and playwright.config.ts read this list. */
const parts: Readonly<Record<string, true>> = {
  film: true,
  measuring: true,
  'sign-in': true,
  studies: true,
  theme: true,
  careers: true,
  insights: true,
};

export const partNames: readonly string[] = Object.keys(parts);
