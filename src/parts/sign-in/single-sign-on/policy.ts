import { itemIf, paragraph, type PartPolicy } from '@/content/policy';
import { hasSingleSignOn } from './stored';

export const ssoPolicy: PartPolicy = (env) =>
  hasSingleSignOn(env)
    ? {
        information: itemIf(!env['sign-in'], {
          term: 'Logging in (optional):',
          text: 'your name and email address, from the provider that signs you in.',
        }),
        thirdParties: [
          {
            term: 'Single sign-on:',
            text: 'if you choose it, the OpenID Connect provider behind that button signs you in and tells us your name and email.',
          },
        ],
        thirdPartyTerms: [
          paragraph(
            'When you log in through single sign-on, that provider acts on its own account.',
          ),
        ],
        suppliers: [
          { term: 'Your own provider:', text: 'signs you in, if you choose single sign-on.' },
        ],
      }
    : {};
