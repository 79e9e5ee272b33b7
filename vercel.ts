import { hostHeaders, otherSpellings, toRedirects } from './scripts/hosts/rules.ts';
import { vercelConfig } from './scripts/hosts/vercel.ts';
import { redirects } from './src/content/redirects.ts';

/** Vercel reads this file; a wrong old address stops the build. */
export const config = vercelConfig({
  ...hostHeaders({ hstsPreload: process.env['VITE_HSTS_PRELOAD'] === 'on' }),
  redirects: toRedirects({ ...redirects, ...otherSpellings }),
});
