/** Every address of the site is written here, in its canonical spelling (letter case matters). */
export const paths = {
  home: '/',
  privacy: '/privacy-policy',
  security: '/security',
  cloud: (slug: string) => `/cloudsolution/${slug}`,
  ask: (topic: string) => `/?ask=${topic}#contact` as const,
} as const;

export const anchors = {
  home: 'home',
  about: 'about',
  services: 'services',
  working: 'working',
  cloudSolutions: 'cloudsolutions',
  integration: 'integration',
  contact: 'contact',
  /** Alias of `services`, the mobile menu's target. */
  expertise: 'expertise',
  /** Alias of `cloudSolutions`, the mobile menu's target. */
  solutions: 'solutions',
  pricing: 'pricing',
} as const;

/** The id of the page's `<main>`, the target of the skip link. */
export const mainId = 'main';

export type Anchor = (typeof anchors)[keyof typeof anchors];

export function anchorPath(anchor: Anchor): `/#${Anchor}` {
  return `${paths.home}#${anchor}`;
}

/** The social picture of a page. Its address is the same in every build. */
export function socialPicturePath(path: string): string {
  return `/social/${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-').toLowerCase()}.png`;
}
