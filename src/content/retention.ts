/** How long what visitors send is kept. Sample data: the inbox behind the site has to keep to it. */
export const retention = {
  messages: 'two years after the last reply',
  applications: 'six months after the position is filled',
} as const;
