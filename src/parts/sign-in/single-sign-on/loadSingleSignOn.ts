import type { OidcAuthClient } from './oidcAuthClient';
import type { OidcSettings } from './settings';

/** Null without settings. The client's code loads at the first call. */
export function loadSingleSignOn(
  settings: OidcSettings | null,
): (() => Promise<OidcAuthClient>) | null {
  return (
    settings &&
    (async () => {
      const { createOidcClient } = await import('./oidcClient');
      return createOidcClient(settings);
    })
  );
}
