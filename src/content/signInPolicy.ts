import type { Env } from '@/config/parseEnv';
import type { StoredItem } from '@/lib/storageInventory';
import { authProviders } from './authProviders';
import type { PrivacyBlock } from './privacy';
import { retention } from './retention';

/** What the privacy policy and the security page say about sign-in: nothing if it is not configured. */
export function signInTextsFor(env: Env) {
  const { firebase: hasFirebase, oidc: hasSingleSignOn, signIn: hasSignIn } = signInNeeds(env);
  const services = [
    ...when(hasFirebase, firebaseTexts(env)),
    ...when(hasSingleSignOn, singleSignOnTexts),
  ];
  return {
    information: services.slice(0, 1).map(({ information }) => ({
      term: 'Logging in (optional):',
      text: `${information} We never see your password.`,
    })),
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
      hasSignIn && env.authTokenSyncUrl,
      ' While you are logged in, our server receives your sign-in token.',
    ),
    cookies: when(
      hasSignIn,
      ' Profile data is always on once you have chosen: two cookies that hold your name and email, set only while you are logged in and removed when you log out.',
    ),
    thirdParties: services.map(({ thirdParty }) => thirdParty),
    processors: when(hasFirebase, 'Firebase'),
    providers: when(
      hasSignIn,
      ` When you log in through ${joinWithOr(services.flatMap(({ providers }) => providers))}, that provider acts on its own account.`,
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
    suppliers: services.map(({ supplier }) => supplier),
    /** On the security page. */
    passwords: when(hasSignIn, {
      term: 'Passwords:',
      text: 'go straight to the sign-in service. We never see or store one.',
    }),
  } as const;
}

type Item = { readonly term: string; readonly text: string };

/** What is said about one of the services that sign visitors in. */
type ServiceTexts = {
  /** The data of those who log in, if this is the first of the services. */
  readonly information: string;
  readonly thirdParty: Item;
  readonly supplier: Item;
  readonly providers: readonly string[];
};

function firebaseTexts({ recaptcha }: Env): ServiceTexts {
  const providers = Object.values(authProviders).map(({ label }) => label);
  const names = joinWithOr(providers);
  return {
    information: `your email address and, from ${names}, your name and picture, held by our sign-in service.`,
    thirdParty: {
      term: 'Sign-in:',
      text: `Firebase Authentication by Google, loaded only when you open the login or sign-up window or are still logged in. ${names} take part if you choose their button.${recaptcha ? ' Google may check with reCAPTCHA that a person is logging in, and then receives data on your browser.' : ''}`,
    },
    supplier: { term: 'Google:', text: 'runs the sign-in service, Firebase Authentication.' },
    providers,
  };
}

const singleSignOnTexts: ServiceTexts = {
  information: 'your name and email address, from the provider that signs you in.',
  thirdParty: {
    term: 'Single sign-on:',
    text: 'if you choose it, the OpenID Connect provider behind that button signs you in and tells us your name and email.',
  },
  supplier: {
    term: 'Your own provider:',
    text: 'signs you in, if you choose single sign-on.',
  },
  providers: ['your own company'],
};

/** Whether a build with these settings can store what `needs` them. */
export function signInNeeds(env: Env): Readonly<Record<SignInNeed, boolean>> {
  const services = {
    firebase: env.firebase !== null || env.authEmulatorUrl !== null,
    oidc: env.oidc !== null,
  };
  return { ...services, signIn: Object.values(services).includes(true) };
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
