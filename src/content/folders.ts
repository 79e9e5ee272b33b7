/* Written by `npm run content` from the folders of src/content. */
/** Clockwise around the wheel, from the top. */
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

export const studySlugs = {
  life: 'Jubilantlifescience',
  payment: 'Nmipayment',
  machinery: 'Machinerymanufacturing',
} as const;
export type StudyId = keyof typeof studySlugs;
export type StudySlug = (typeof studySlugs)[StudyId];

export const jobSlugs = [
  'react-native-developer',
  'ui-ux-designer',
  'backend-developer-nodejs',
] as const;
export type JobSlug = (typeof jobSlugs)[number];
