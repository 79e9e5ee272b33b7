/**
 * How long messages and applications are stored. Sample data: the owner of the inbox must comply.
 */
export const retention = {
  messages: 'two years after the last reply',
  applications: 'six months after the position is filled',
} as const;
