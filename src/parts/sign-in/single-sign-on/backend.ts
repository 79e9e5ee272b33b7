import type { Env } from '@/config/parseEnv';

/** Names single sign-on in the cached session. */
export const oidcBackend = 'oidc';

export const hasSingleSignOn = (env: Env) => Boolean(env['sign-in/single-sign-on']);
