import type { ServiceTexts } from '../serviceTexts';

export const singleSignOnTexts: ServiceTexts = {
  needs: 'oidc',
  information:
    'your name and email address, from the provider that signs you in. We never see your password.',
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
