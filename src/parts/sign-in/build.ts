import type { PartBuild } from '@/config/partBuild';

/** The code of Firebase's pop-ups and iframe: the first URL loads parts from the second. */
const googleScripts = [
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/_/scs/abc-static/',
];
const firebaseApis = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];
/** Firebase loads these in a project that enforces reCAPTCHA Enterprise for sign-in. */
const recaptchaScripts = [
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.gstatic.com/recaptcha/releases/',
];

export const signInBuild: PartBuild = {
  bundlingPackages: ['@auth0/auth0-spa-js'],
  sources: ({ signIn: settings, singleSignOn }) => {
    const { firebase = null, authEmulatorUrl = null, recaptcha = false } = settings ?? {};
    const hasRecaptcha = firebase !== null && recaptcha;
    return {
      'script-src': [
        ...(firebase || authEmulatorUrl ? googleScripts : []),
        ...(hasRecaptcha ? recaptchaScripts : []),
      ],
      'connect-src': [
        ...(firebase ? firebaseApis : []),
        authEmulatorUrl,
        singleSignOn ? new URL(singleSignOn.domain).origin : null,
      ],
      'frame-src': [
        firebase && `https://${firebase.authDomain}`,
        hasRecaptcha ? 'https://www.google.com/recaptcha/enterprise/' : null,
        authEmulatorUrl,
      ],
      // the badge of reCAPTCHA has style attributes
      'style-src-attr': hasRecaptcha ? ["'unsafe-inline'"] : [],
    };
  },
};
