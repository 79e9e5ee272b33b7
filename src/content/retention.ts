/**
 * How long messages and applications are stored. Sample data. No code deletes them: whoever owns the
 * inbox must.
 */
export const retention = {
  messages: 'two years after the last reply',
  applications: 'six months after the position is filled',
} as const;
