import { firstPort, localAddress } from '@tests/e2e/support/ports';

export const servicePorts = { authEmulator: firstPort + 4 } as const;

/** The services that sign visitors in, in the browser tests. */
export const services = { authEmulator: localAddress(servicePorts.authEmulator) } as const;
