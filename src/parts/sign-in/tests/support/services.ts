import { firstPort, localAddress } from '@tests/e2e/support/ports';

export const servicePorts = { authEmulator: firstPort + 4, ssoProvider: firstPort + 8 } as const;

/** The services that sign visitors in, in the browser tests. */
export const services = {
  authEmulator: localAddress(servicePorts.authEmulator),
  ssoProvider: localAddress(servicePorts.ssoProvider),
} as const;

export const tokenSyncPath = '/__session';
export const oidcClientId = 'fairweather';
