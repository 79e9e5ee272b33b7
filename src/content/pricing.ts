/** Sample data: invented prices. */
export const priceBands = {
  healthCheck: { work: 'Health check, two weeks', price: '$6,000, fixed' },
  firstTeam: { work: 'One cloud for a first team', price: '$30,000 to $75,000' },
  programme: { work: 'Several clouds, plants or regions', price: 'from $120,000' },
  support: { work: 'Support, a month', price: 'from $2,500' },
} as const satisfies Record<string, { readonly work: string; readonly price: string }>;

export const priceNote =
  'Before tax, without licences; billed in rupees, dollars, euros or pounds.';
