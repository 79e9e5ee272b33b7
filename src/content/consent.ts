import { site } from './site';
import { storedItems, type StoredItem, type StoredItemName } from '@/lib/cookies';

export type ConsentCategory = 'profile' | 'analytics' | 'marketing' | 'functional';

export const cookieBanner = {
  label: 'Cookies',
  title: 'Cookies on this site.',
  text: 'Necessary ones remember your choice and, once you sign in, your name and email. The rest count film plays and study visits or remember the last study you read, and only if you agree.',
  privacy: 'Privacy policy',
  acceptAll: 'Accept all',
  necessaryOnly: 'Necessary only',
  configure: 'Configure',
} as const;

export const cookieDialog = {
  title: 'Cookie preferences',
  text: `Choose what ${site.name} may remember in this browser. We keep your choice for ${storedItems.cookieConsent.lifetime} days; the privacy policy lists how long each cookie lasts. You can change it from the footer at any time.`,
  choice: 'Choice',
  all: 'All cookies',
  necessary: 'Necessary only',
  categories: 'Kinds of cookies',
  alwaysOn: 'Always on',
  cancel: 'Cancel',
  confirm: 'Confirm',
} as const;

/** What the visitor chose before, in the dialog, and that a choice was saved, for screen readers. */
export const cookieReceipt = {
  text: (kinds: string, date: string, number: string) =>
    `You chose ${kinds} on ${date}, number ${number}.`,
  all: 'all cookies',
  necessary: 'necessary only',
  some: (titles: readonly string[]) => `necessary and ${titles.join(', ')}`,
  saved: {
    all: 'Your cookie choice is saved: all cookies.',
    necessary: 'Your cookie choice is saved.',
  },
} as const;

export const consentCategories = {
  profile: {
    title: 'Profile data',
    description: 'Keeps your name and email while you are signed in.',
  },
  analytics: {
    title: 'Analytics',
    description: 'Counts film plays and study visits in this browser.',
  },
  marketing: {
    title: 'Marketing',
    description: 'Sets nothing today. We ask again before that changes.',
  },
  functional: {
    title: 'Functional',
    description: 'Remembers the last case study you read, and shows it first.',
  },
} as const satisfies Record<
  ConsentCategory,
  { readonly title: string; readonly description: string }
>;

/** Words for the table of cookies; its rows come from the code that sets them. */
export const cookieTable = {
  caption: 'Everything this site can keep in your browser',
  columns: { name: 'Name', purpose: 'What it does', kind: 'Kind', lifetime: 'Kept for' },
  kinds: {
    necessary: 'Necessary',
    profile: 'Profile',
    analytics: 'Analytics',
    marketing: 'Marketing',
    functional: 'Functional',
  },
  storages: {
    cookie: 'Cookie',
    localStorage: 'Local storage',
    sessionStorage: 'Session storage',
    indexedDB: 'IndexedDB',
  },
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  until: {
    tabClosed: 'Until the tab closes',
    signedOut: 'Until you log out',
    cleared: 'Until you clear it',
  },
  purposes: {
    cookieConsent: 'Remembers your cookie choice, so that we ask once',
    username: 'Shows your name in the menu while you are signed in',
    userEmail: 'Shows your email beside your name',
    playCount: 'Counts how often our film was played in this browser',
    lastVisitedCase: 'Starts the case studies with the one you read last',
    visits: 'Counts your visits to one case study; one cookie per study',
    session: 'Recognises you before the sign-in service has loaded',
    firebaseDatabase: 'Keeps you signed in; written by the sign-in service',
    firebaseHeartbeat: 'Notes on which days the sign-in service was used; written by that service',
    redirect: 'Finds the way back from a sign-in on another page',
    firebaseRedirect:
      'Notes that the sign-in service expects you back from a provider; written by that service',
    ssoTokens: 'With single sign-on: keeps you signed in while you move between pages',
    ssoCheck: 'With single sign-on: remembers that there is a session to look for',
    ssoTransaction: 'With single sign-on: recognises you when the provider sends you back',
    theme: 'Remembers day or night, if you chose',
    motion: 'Remembers whether you stopped the motion',
    scroll: 'Finds your place again when you go back',
    contactDraft: 'Keeps what you type in the contact form until you send it',
    applicationDraft:
      'Keeps what you type in the application form, not your resume, until you send it',
  },
} as const satisfies {
  readonly caption: string;
  readonly columns: Record<'name' | 'purpose' | 'kind' | 'lifetime', string>;
  readonly kinds: Record<ConsentCategory | 'necessary', string>;
  readonly storages: Record<StoredItem['kind'], string>;
  readonly days: (days: number) => string;
  readonly until: Record<Exclude<StoredItem['lifetime'], number>, string>;
  readonly purposes: Record<StoredItemName, string>;
};
