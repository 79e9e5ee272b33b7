import type { Env } from '@/config/parseEnv';
import type { StoredItem } from '@/lib/storageInventory';
import { authProviders } from './authProviders';
import type { PrivacyBlock } from './privacy';
import { retention } from './retention';

/** What the privacy policy and the security page say about sign-in: nothing if it is not configured. */
export function signInTextsFor(env: Env) {
  const { oidc, authTokenSyncUrl, recaptcha } = env;
  const hasFirebase = env.firebase !== null || env.authEmulatorUrl !== null;
  const hasSignIn = hasFirebase || oidc !== null;
  const popupProviders = Object.values(authProviders).map(({ label }) => label);
  const providers = [...when(hasFirebase, ...popupProviders), ...when(oidc, 'your own company')];
  return {
    information: [
      ...when(hasFirebase, {
        term: 'Logging in (optional):',
        text: `your email address and, from ${joinWithOr(popupProviders)}, your name and picture, held by our sign-in service. We never see your password.`,
      }),
      ...when(oidc && !hasFirebase, {
        term: 'Logging in (optional):',
        text: 'your name and email address, from the provider that signs you in. We never see your password.',
      }),
    ],
    use: when(
      hasSignIn,
      ' While you are logged in, your name and email are shown in the menu, and filled into our forms once your email is confirmed.',
    ),
    law: when(hasSignIn, {
      term: 'An account:',
      text: 'the agreement that you make with us by opening it.',
    }),
    retention: when(hasSignIn, { term: 'Accounts:', text: `${retention.accounts}.` }),
    owner: hasSignIn ? ' or the sign-in service’s' : '',
    tokenSync: when(
      hasSignIn && authTokenSyncUrl,
      ' While you are logged in, our server receives your sign-in token.',
    ),
    cookies: when(
      hasSignIn,
      ' Profile data is always on once you have chosen: two cookies that hold your name and email, set only while you are logged in and removed when you log out.',
    ),
    thirdParties: [
      ...when(hasFirebase, {
        term: 'Sign-in:',
        text: `Firebase Authentication by Google, loaded only when you open the login or sign-up window or are still logged in. ${joinWithOr(popupProviders)} take part if you choose their button.${recaptcha ? ' Google may check with reCAPTCHA that a person is logging in, and then receives data on your browser.' : ''}`,
      }),
      ...when(oidc, {
        term: 'Single sign-on:',
        text: 'if you choose it, the OpenID Connect provider behind that button signs you in and tells us your name and email.',
      }),
    ],
    processors: when(hasFirebase, 'Firebase'),
    providers: when(
      hasSignIn,
      ` When you log in through ${joinWithOr(providers)}, that provider acts on its own account.`,
    ),
    links: when<PrivacyBlock>(hasFirebase, {
      kind: 'paragraph',
      inlines: [
        'What Google keeps for the sign-in service is set out in ',
        {
          kind: 'link',
          text: 'Privacy and Security in Firebase',
          href: 'https://firebase.google.com/support/privacy',
        },
        '.',
      ],
    }),
    security: when(hasSignIn, ' Passwords go straight to the sign-in service.'),
    rights: hasFirebase
      ? '; the account page has a copy of your sign-in account, and deletes it'
      : '',
    /** On the security page. */
    suppliers: [
      ...when(hasFirebase, {
        term: 'Google:',
        text: 'runs the sign-in service, Firebase Authentication.',
      }),
      ...when(oidc, {
        term: 'Your own provider:',
        text: 'signs you in, if you choose single sign-on.',
      }),
    ],
    /** On the security page. */
    passwords: when(hasSignIn, {
      term: 'Passwords:',
      text: 'go straight to the sign-in service. We never see or store one.',
    }),
  } as const;
}

/** Whether a build with these settings can store what `needs` them. */
export function signInNeeds(env: Env): Readonly<Record<SignInNeed, boolean>> {
  const firebase = env.firebase !== null || env.authEmulatorUrl !== null;
  const oidc = env.oidc !== null;
  return { firebase, oidc, signIn: firebase || oidc };
}

type SignInNeed = NonNullable<StoredItem['needs']>;

/** The items, or none if the condition is false. */
function when<Item>(condition: unknown, ...items: readonly Item[]): readonly Item[] {
  return condition ? items : [];
}

/** Returns, for example, "Google, Microsoft or GitHub". */
function joinWithOr(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}
