import { site } from '@/content/site';

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
  previous: 'Previous',
  next: 'Next',
  slide: (current: number, total: number) => `Slide ${current} of ${total}`,
  showSlide: (position: number) => `Show slide ${position}`,
  opensInNewTab: '(opens in a new tab)',
  call: 'Call',
  write: 'Write',
  socialLinks: `${site.name} elsewhere`,
  loading: 'Loading…',
  appearance: {
    label: 'Appearance',
    system: 'As the system',
    day: 'Day',
    night: 'Night',
  },
} as const;

/** When a page's code cannot be loaded or fails. */
export const routeError = {
  title: 'This page did not load.',
  text: 'The connection may have dropped, or we may have published a new version just now. Reload to try again.',
  reload: 'Reload the page',
  home: 'Go to the home page',
} as const;
