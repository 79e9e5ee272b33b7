/** Sample data: what the health check and the readiness check cost. */
export const checkPrice = '$6,000';

/** Sample data: invented prices. Each cloud's page has its own band, none below `firstTeam`. */
export const priceBands = {
  check: { work: 'Health check or Agentforce readiness check', price: `${checkPrice}, fixed` },
  firstTeam: { work: 'One cloud for a first team', price: 'from $18,000' },
  programme: { work: 'Several clouds, plants or regions', price: 'from $120,000' },
  system: { work: 'One system connected', price: '$8,000 to\u00a0$25,000' },
  colleague: { work: 'One of ours in your team, a day', price: '$280 to\u00a0$420' },
  support: { work: 'Support, a month', price: 'from $2,500' },
} as const satisfies Record<string, { readonly work: string; readonly price: string }>;

export const priceNote =
  'Before tax, without licences; quoted and billed in rupees, dollars, euros or pounds.';

/**
 * Salesforce's list price and credits, as published on 3 September 2026
 * (salesforce.com/news/stories/salesforce-simplifies-editions-2026, salesforce.com/sales/pricing). Read
 * at second hand, in five public transcriptions of 18 to 27 September that agree: check both pages
 * before you change or repeat it.
 */
export const coreListPrice =
  'In September 2026 Salesforce charged $195 a user a month for Core Edition, $395 for Advanced, $550 for Max, billed yearly. Each includes credits for AI agents: with Core 500,000 a year for the whole company, or 25,000 actions.';

/**
 * $500 for 100,000 credits, 20 credits an action; or $2 a conversation; or $2 a resolution of the Help
 * Agent (salesforce.com/agentforce/pricing, as transcribed on 7 October 2026).
 */
export const agentPrice =
  'AI agents are charged by use: at list price in October 2026, $0.10 an action, $2 a conversation, or $2 a question settled by the ready-made Help Agent. We estimate yours in the readiness check.';
