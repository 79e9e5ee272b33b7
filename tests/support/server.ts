import { setupServer } from 'msw/node';

/** The mock server of every test; an unexpected request is an error. */
export const server = setupServer();
