import { site } from '@/content/site';
import type { PageSeo, TimeOfDay } from '@/content/types';

type AccountPage = {
  readonly seo: PageSeo;
  readonly timeOfDay: TimeOfDay;
  readonly title: string;
  readonly intro: string;
};

export const accountPage = {
  seo: {
    title: 'Your account',
    description: `Your account at ${site.name}: your name, your email address, the ways you log in, a copy of your data, and how to delete all of it.`,
    keywords: ['account'],
  },
  timeOfDay: { time: '06:30', name: 'Keys by the door', state: 'dawn' },
  title: 'Your account',
  intro: 'What we know about you, how you log in, and the way out.',
} as const satisfies AccountPage;

export const accountSections = {
  loading: 'Asking the sign-in service…',
  failed: 'Your account could not be loaded.',
  signedOut: {
    title: 'You are not logged in',
    text: 'Log in to see your account, or sign up for one. Everything else on this site works without.',
    login: 'Log in',
    signUp: 'Sign up',
  },
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  name: {
    title: 'Name',
    shown: (name: string) => `The menu shows “${name}”: the part of your email before the @ sign.`,
    shownDisplayName: (name: string) => `The menu shows “${name}”.`,
    label: 'Full name',
    hint: 'Filled into our forms once your email is confirmed.',
    saved: 'Your name is saved.',
  },
  email: {
    title: 'Email',
    none: 'This account has no email address.',
    verified: 'Confirmed',
    unverified: 'Not confirmed yet',
    why: 'Open the link in our mail, and our forms are filled in with your name and email.',
    sent: 'A link is on its way. You can ask for another one in a minute.',
  },
  ways: {
    title: 'Ways to log in',
    password: 'Password',
    connected: 'Connected',
    notConnected: 'Not connected',
    connect: 'Connect',
    disconnect: 'Remove',
    set: 'Choose a password',
    change: 'Change the password',
    last: 'Your only way to log in stays, or you could not come back.',
    saved: 'Your ways to log in are saved.',
    newPassword: 'New password',
  },
  browser: {
    title: 'What this browser keeps',
    text: 'Everything this site can store here, with the reason for each. Delete your account below, and what belongs to it goes.',
    settings: 'The privacy policy says more',
  },
  data: {
    title: 'Your data',
    text: 'All that the sign-in service stores about you, as a JSON file. What you sent us through a form is in our mailbox: ask for it by email.',
    download: 'Download my data',
    fileName: 'my-account.json',
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
  again: {
    title: 'Log in again',
    text: 'It is a while since you logged in. Once more, and we go on where you were.',
    password: 'Your password',
    submit: 'Log in and go on',
    submitting: 'Logging in…',
  },
} as const;

export const actionPage = {
  seo: {
    title: 'Account link',
    description: `Where the links in our account mails lead: to confirm an email address at ${site.name}, to choose a new password, or to undo a change.`,
    keywords: ['account link'],
  },
  timeOfDay: { time: '06:10', name: 'A letter at the door', state: 'dawn' },
  title: 'One moment',
  intro: 'We are checking your link.',
} as const satisfies AccountPage;

export const actionWords = {
  needsScript:
    'Checking a link needs JavaScript. Switch it on for this site, then open the link again.',
  resetPassword: {
    title: 'Choose a new password',
    intro: (email: string) => `For the account ${email}. Other devices are then logged out.`,
    label: 'New password',
    submit: 'Save password',
    submitting: 'Saving…',
  },
  passwordSaved: {
    title: 'Your password is saved',
    signedIn: 'You are logged in with it.',
    signedOut: 'You can log in with it now.',
  },
  verifyEmail: {
    title: 'Your email is confirmed',
    intro: (email: string) => `${email} is yours. Our forms can be filled in for you now.`,
  },
  recoverEmail: {
    title: 'Your email is back',
    intro: (email: string) =>
      `Your account belongs to ${email} again. If you did not change it yourself, somebody knows your password: choose a new one.`,
    reset: 'Send a link for a new password',
    sent: 'A link is on its way.',
  },
  verifyAndChangeEmail: {
    title: 'Your email has changed',
    intro: (email: string) => `Log in with ${email} from now on.`,
  },
  failed: {
    title: 'This link does not work',
    newPassword: 'Ask for a new password link',
    account: 'Go to your account',
  },
  goOn: 'Go on',
  login: 'Log in',
} as const;
