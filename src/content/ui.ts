import { site } from './site';

/** Small interface strings that belong to no section. */
export const ui = {
  skipToContent: 'Skip to content',
  homeLink: `${site.name}, home`,
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  close: 'Close',
  backToTop: 'Back to top',
  slide: (current: number, total: number) => `Slide ${current} of ${total}`,
  opensInNewTab: '(opens in a new tab)',
  socialLinks: `${site.name} on social media`,
  loading: 'Loading…',
} as const;

/** Shown if a page or a dialog failed to load and the page in view stays. */
export const loadFailed =
  'That did not load: the connection may be down. You are still on this page, and what you typed is kept. Try again in a moment.';

/** Shown beside "Cookie settings" while Global Privacy Control decides. */
export const globalPrivacyControl =
  'Your browser sends Global Privacy Control, so optional cookies are off unless you choose otherwise here.';

/** At the fields of every form. */
export const formTexts = {
  /** At a field that is nearly full. */
  count: (length: number, limit: number) => `${inDigits(length)} of ${inDigits(limit)} characters`,
  /** At a field that is longer than the receiver takes. */
  tooLong: (limit: number) => `This field takes at most ${inDigits(limit)} characters.`,
  /** At a field that the receiver did not accept. */
  refused: 'This was not accepted. Please write it another way, or shorter.',
} as const;

export const emailTexts = {
  invalidFormat: 'Enter a complete email address, such as you@example.com',
  incomplete: (address: string) =>
    `Should it be ${address}.com? If ${address} is right, send it again.`,
} as const;

const inDigits = (count: number) => count.toLocaleString('en-GB');
