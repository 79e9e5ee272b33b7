import { paragraph, type PartPolicy, type PolicyTexts } from '@/content/policy';
import { authProviders } from './content/authProviders';
import type { SignInSettings } from './settings';
import { hasSignIn } from './stored';

/** What the privacy policy and the security page say about sign-in: nothing if it is not configured. */
export const signInPolicy: PartPolicy = (env) =>
  hasSignIn(env) ? { ...sessionTexts, ...(env['sign-in'] && accountTexts(env['sign-in'])) } : {};

const sessionTexts: PolicyTexts = {
  use: [
    paragraph(
      'While you are logged in, your name and email are shown in the menu, and filled into our forms if whoever you logged in with has confirmed them.',
    ),
  ],
  law: [{ term: 'An account:', text: 'the agreement that you make with us by opening it.' }],
  // sample data: whoever owns the project must do it, see README.md
  retention: [
    {
      term: 'Accounts:',
      text: 'until you ask us to delete yours, or two years after you last logged in.',
    },
  ],
  cookies: [
    paragraph(
      'Profile data is always on once you have chosen: two cookies that hold your name and email, set only while you are logged in and removed when you log out.',
    ),
  ],
  security: [paragraph('Passwords go straight to the sign-in service.')],
  website: [
    {
      term: 'Passwords:',
      text: 'go straight to the sign-in service. We never see or store one.',
    },
  ],
};

/** What is said besides if visitors can have an account of the site. */
function accountTexts({ recaptcha }: NonNullable<SignInSettings>): PolicyTexts {
  const labels = Object.values(authProviders).map(({ label }) => label);
  const names = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(labels);
  return {
    information: [
      {
        term: 'Logging in (optional):',
        text: `your email address, and when you signed up and last logged in; from ${names} also your name, your picture and the number of your account there. Our sign-in service holds all of it. We never see your password.`,
      },
    ],
    thirdParties: [
      {
        term: 'Sign-in:',
        text: `Firebase Authentication by Google, loaded only when you open the login or sign-up window or are still logged in. ${names} take part if you choose their button.${recaptcha ? ' Google may check with reCAPTCHA that a person is logging in, and then receives data on your browser.' : ''}`,
      },
    ],
    thirdPartyTerms: [
      paragraph(`When you log in through ${names}, that provider acts on its own account.`),
      paragraph(
        'Google runs the sign-in service for us under a data processing agreement. What it keeps is set out in ',
        {
          kind: 'link',
          text: 'Privacy and Security in Firebase',
          href: 'https://firebase.google.com/support/privacy',
        },
        '.',
      ),
    ],
    rights: [paragraph('To have your sign-in account deleted, write to us.')],
    suppliers: [{ term: 'Google:', text: 'runs the sign-in service, Firebase Authentication.' }],
  };
}
