import { defineSettings, secureUrl } from '../../../config/settingsReader.ts';

export type OidcSettings = {
  /** Address of the provider without a trailing slash; with a path if it has one, as Keycloak. */
  readonly domain: string;
  readonly clientId: string;
};

export const singleSignOnSettings = defineSettings({
  texts: {
    VITE_OIDC_DOMAIN: {
      meaning: 'OpenID Connect provider for single sign-on; needs the client id too',
      without: 'no such button',
    },
    VITE_OIDC_CLIENT_ID: {
      meaning: 'client id of the site at that provider',
      without: 'no such button',
    },
  },
  read: ({ errors, text, read }): OidcSettings | null => {
    const domain = read(
      'VITE_OIDC_DOMAIN',
      providerUrl,
      'is not the https address of a provider. Write its host, like tenant.eu.auth0.com, or host and path, like id.example.com/realms/site.',
    );
    const clientId = text('VITE_OIDC_CLIENT_ID');
    const hasDomain = text('VITE_OIDC_DOMAIN') !== null;
    if (hasDomain !== (clientId !== null)) {
      errors.push(
        `${hasDomain ? 'VITE_OIDC_CLIENT_ID' : 'VITE_OIDC_DOMAIN'} is missing. Single sign-on needs both the domain and the client id.`,
      );
    }
    return domain && clientId ? { domain, clientId } : null;
  },
});

declare module '../../../config/settingsReader.ts' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- it is merged
  interface PartSettings {
    readonly 'sign-in/single-sign-on': OidcSettings | null;
  }
}

function providerUrl(value: string): string | null {
  const url = secureUrl(value.includes('://') ? value : `https://${value}`);
  return url?.search === '' && url.hash === '' ? url.href.replace(/\/$/, '') : null;
}
