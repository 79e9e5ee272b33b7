/**
 * The parts whose tests run, each with what no file of a build without it has. vite.config.ts and
 * playwright.config.ts read this list.
 */
export const partTraces: Readonly<Record<string, RegExp>> = {
  film: /film|playCount|\.(mp4|webm|vtt)\b/i,
  measuring: /leadSource|googletagmanager/,
  'sign-in': /[Ff]irebase|toolkit|oidc|auth0|signIn|cached-?[uU]ser|userEmail|>Login</,
  studies: /case-?stud|lastVisitedCase|visits_/i,
  theme: /data-theme/,
  careers: /career|JobPosting|applicationDraft/i,
  insights: /\/insights\b|atom\+xml/,
};

/** The same of what can be removed from a part, by its folder. */
export const nestedTraces: Readonly<Record<string, RegExp>> = {
  'sign-in/single-sign-on': /auth0|oidc/i,
  // Firebase reads the setting without its underscore
  'sign-in/token-sync': /_authTokenSync/,
};

export const partNames: readonly string[] = Object.keys(partTraces);
