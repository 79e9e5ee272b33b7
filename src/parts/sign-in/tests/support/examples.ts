import { exampleMessage } from '@tests/support/examples';

export const exampleAccount = {
  email: 'priya.menon@kaveri.example',
  displayName: exampleMessage.name,
} as const;

export const goodPassword = 'clearskies7';
