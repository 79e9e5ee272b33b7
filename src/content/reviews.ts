type Review = {
  readonly what: string;
  /** ISO 8601 date: at most a year after the last review. */
  readonly reviewBy: `${number}-${number}-${number}`;
};

/**
 * What ages although nobody changes it, by its file in src/content. Read it again, then move the date:
 * a build says so from thirty days before.
 */
export const reviews: Readonly<Record<string, Review>> = {
  'landing/about': { what: 'the figures and the day they were counted', reviewBy: '2027-07-01' },
  'landing/factDetails': { what: 'certificates and figures', reviewBy: '2027-07-01' },
  'landing/hero': { what: 'awards', reviewBy: '2027-10-31' },
  pricing: { what: 'your prices, and those of Salesforce', reviewBy: '2027-04-01' },
  'clouds/Marketingcloud/page': { what: 'Salesforce’s list price', reviewBy: '2027-04-01' },
  'clouds/Experiencecloud/page': { what: 'Salesforce’s list price', reviewBy: '2027-04-01' },
  'clouds/datacloud/page': { what: 'Salesforce’s credits', reviewBy: '2027-04-01' },
  'landing/offerings': { what: 'the example of a first year', reviewBy: '2027-04-01' },
  privacy: { what: 'the policy: recipients, periods', reviewBy: '2027-04-15' },
  security: {
    what: 'certificates, suppliers, the accessibility statement',
    reviewBy: '2027-10-31',
  },
  site: {
    what: 'the partner tier, and whether security.txt’s address is read',
    reviewBy: '2027-10-31',
  },
};

const noticeMs = 30 * 86_400_000;

/** A line for each of them that is due at that time. */
export function getDueReviews(now: number): readonly string[] {
  return Object.entries(reviews)
    .filter(([, { reviewBy }]) => Date.parse(reviewBy) - noticeMs <= now)
    .map(([file, { what, reviewBy }]) => `  src/content/${file}.ts, by ${reviewBy}: ${what}`);
}
