import { notFound } from '@/content/notFound';
import { site } from '@/content/site';
import type { PageSeo, TimeOfDay } from '@/content/types';
import { authErrors } from '../content/auth';
import type { Session } from '../session';

const noLogin = authErrors['not-configured'];

type AccountPage = {
  readonly seo: PageSeo;
  readonly timeOfDay: TimeOfDay;
  readonly title: string;
  readonly intro: string;
};

export const accountPage = {
  seo: {
    title: 'Your account',
    description: `Your account at ${site.name}: the name and email address that it shows, whether the address is confirmed, and how to delete it.`,
    keywords: ['account'],
  },
  timeOfDay: { time: '06:30', name: 'At the door', phase: 'dawn' },
  title: 'Your account',
  intro:
    'Your account fills in our forms with your name and your confirmed email. Here is what it holds, and how to delete it.',
} as const satisfies AccountPage;

/** What the page says of the session, below its heading. */
export const accountTaglines = {
  unknown: 'Asking the sign-in service…',
  signedOut: 'You are not logged in.',
  signedIn: 'You are logged in.',
  /** The build has no settings for a sign-in service. */
  off: noLogin.problem,
} as const satisfies Record<Session['status'] | 'off', string>;

export const accountSections = {
  off: `${noLogin.advice} If you have a question about an account, write to us.`,
  signedOut: {
    text: 'Log in to see your account, or sign up for one. Everything on this site works without.',
    login: 'Log in',
    signUp: 'Sign up',
  },
  cancel: 'Cancel',
  benefit: {
    title: 'What an account does',
    text: 'It fills in our forms with your name and your confirmed email. It holds nothing else, and you can delete it at any time.',
  },
  /** Instead, where nobody can log in. */
  without: {
    title: 'Without an account',
    text: 'You type your name and email into our forms yourself: an account would fill in those two, and do nothing else. We read what you send just the same.',
  },
  who: {
    title: 'Name and email',
    confirmation: 'Is the email yours?',
    none: 'This account has no email address.',
    verified: 'Confirmed',
    unverified: 'Not confirmed yet',
    ready: 'Our forms are filled in with both.',
    why: 'Open the link in our mail, and our forms are filled in with your name and email.',
  },
  browser: {
    title: 'What this browser keeps',
    text: 'The privacy policy lists everything this site can store here, with the reason for each.',
    policy: 'Read the list in the privacy policy',
  },
  deletion: {
    title: 'Delete your account',
    text: 'Removes your account at the sign-in service, and what this browser keeps for it. Messages and applications that you sent us stay; ask us by email to delete them.',
    start: 'Delete my account',
    question: 'Delete your account for good?',
    warning: (email: string) =>
      `The account ${email} cannot be brought back. You can sign up again at any time.`,
    confirm: 'Delete for good',
    deleting: 'Deleting…',
    done: 'Your account is deleted.',
  },
  /** Before the deletion, where the last login is too long ago. */
  again: {
    title: 'Log in again to delete it',
    text: 'To delete your account, please log in once more.',
    password: 'Your password',
  },
} as const;

/** Below both pages. */
export const waysOn = {
  label: 'While you are here',
  links: notFound.suggestions.links,
} as const;

export const actionPage = {
  seo: {
    title: 'Account link',
    description: `Where the links in our account mails lead: to confirm an email address at ${site.name}, to choose a new password, or to undo a change.`,
    keywords: ['account link'],
  },
  timeOfDay: { time: '06:10', name: 'From our mail', phase: 'dawn' },
  title: 'One moment',
  intro: 'We are checking your link.',
} as const satisfies AccountPage;

export const mailActionCopy = {
  needsScript:
    'Checking a link needs JavaScript. Switch it on for this site, then open the link again.',
  newPassword: {
    title: 'Choose a new password',
    intro: (email: string) => `For the account ${email}. Other devices are then logged out.`,
    label: 'New password',
    submit: 'Save password',
    submitting: 'Saving…',
  },
  done: {
    resetPassword: {
      title: 'Your password is saved',
      intro: (email: string) => `You can log in to ${email} with it now.`,
    },
    verifyEmail: {
      title: 'Your email is confirmed',
      intro: (email: string) => `${email} is yours. Our forms can be filled in for you now.`,
    },
    recoverEmail: {
      title: 'Your email was changed back',
      intro: (email: string) =>
        `Your account belongs to ${email} again. If you did not change it yourself, somebody knows your password: choose a new one.`,
    },
  },
  /** In a build without a sign-in service. */
  off: {
    title: 'Nothing to open',
    intro: `Links in our account mails lead here, to confirm an address or to choose a password. ${noLogin.problem} ${noLogin.advice}`,
  },
  failed: {
    title: 'This link does not work',
    account: 'Ask for a new one in your account',
  },
  unchecked: { title: 'We could not check this link', retry: 'Try again' },
  resend: 'Ask for a new password link',
  home: 'Back to the home page',
  goOn: 'Go on',
  login: 'Log in',
} as const;
