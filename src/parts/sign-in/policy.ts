import { itemIf, paragraph, type PartPolicy } from '@/content/policy';
import { listInWords } from '@/lib/inWords';
import { authProviders } from './content/authProviders';
import { hasSignIn, profileCookies } from './stored';

const labels = Object.values(authProviders).map(({ label }) => label);
const providers = listInWords(labels, 'or');

export const signInPolicy: PartPolicy = (env) => {
  if (!hasSignIn(env)) return {};
  const { signIn: accounts, singleSignOn, tokenSync } = env;
  const confirmers = listInWords(
    [
      ...(accounts ? [...labels, 'a link in our email'] : []),
      ...itemIf(singleSignOn, 'your own provider'),
    ],
    'or',
  );
  return {
    information: [
      {
        term: 'Logging in (optional):',
        text: accounts
          ? `your email address, and when you signed up and last logged in; from ${providers} also your name, your picture and the number of your account there. Our sign-in service holds all of it. We never see your password.`
          : 'your name and email address, from the provider that signs you in.',
      },
    ],
    use: [
      paragraph(
        `While you are logged in, your name and email are shown in the menu and filled into our forms, where ${confirmers} confirmed them.`,
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
      ...itemIf(
        profileCookies.areSet,
        paragraph(
          'Profile data is always on once you have chosen: two cookies that hold your name and email, set only while you are logged in and removed when you log out. No server of ours reads them.',
        ),
      ),
      ...itemIf(
        accounts && tokenSync,
        paragraph('While you are logged in, our server receives your sign-in token.'),
      ),
    ],
    thirdParties: [
      ...itemIf(accounts, {
        term: 'Sign-in:',
        text: `Firebase Authentication by Google, loaded only when you open the login or sign-up window or are still logged in. ${providers} take part if you choose their button.${accounts?.recaptcha ? ' Google may check with reCAPTCHA that a person is logging in, and then receives data on your browser.' : ''}`,
      }),
      ...itemIf(singleSignOn, {
        term: 'Single sign-on:',
        text: 'if you choose it, the OpenID Connect provider behind that button signs you in and tells us your name and email.',
      }),
    ],
    thirdPartyTerms: [
      ...itemIf(
        accounts,
        paragraph(`When you log in through ${providers}, that provider acts on its own account.`),
      ),
      ...itemIf(
        accounts,
        paragraph(
          'Google runs the sign-in service for us under a data processing agreement. What it keeps is set out in ',
          {
            text: 'Privacy and Security in Firebase',
            href: 'https://firebase.google.com/support/privacy',
          },
          '.',
        ),
      ),
      ...itemIf(
        singleSignOn,
        paragraph('When you log in through single sign-on, that provider acts on its own account.'),
      ),
    ],
    security: [paragraph('Passwords go straight to the sign-in service.')],
    rights: itemIf(accounts, paragraph('To have your sign-in account deleted, write to us.')),
    suppliers: [
      ...itemIf(accounts, {
        term: 'Google:',
        text: 'runs the sign-in service, Firebase Authentication.',
      }),
      ...itemIf(singleSignOn, {
        term: 'Your own provider:',
        text: 'signs you in, if you choose single sign-on.',
      }),
    ],
    website: [
      {
        term: 'Passwords:',
        text: 'go straight to the sign-in service. We never see or store one.',
      },
    ],
  };
};
