/** Beside the email in the menu, until it is confirmed. */
export const verificationCopy = {
  unverified: 'Not confirmed yet.',
  send: 'Send again',
  sending: 'Sending…',
  sent: 'Mail sent',
} as const;
