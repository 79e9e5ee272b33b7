/**
 * Every cloud and its folder here, which is the last segment of its URL (SPEC section 2), clockwise
 * around the wheel from the top.
 */
export const cloudSlugs = {
  experience: 'Experiencecloud',
  analytics: 'Analyticcloud',
  marketing: 'Marketingcloud',
  service: 'Servicecloud',
  sales: 'Salescloud',
  health: 'Healthcloud',
  nonprofit: 'Nonprofitcloud',
  data: 'datacloud',
} as const;

export type CloudId = keyof typeof cloudSlugs;

export type CloudSlug = (typeof cloudSlugs)[CloudId];
