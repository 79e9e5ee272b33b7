/**
 * What is invented, by its module or folder in src/content. Delete a line when it is yours: the build
 * prints what is left.
 */
export const sampleData: Readonly<Record<string, string>> = {
  careers: 'the employer',
  counts: 'figures',
  jobs: 'postings',
  'landing/about': 'figures',
  'landing/customers': 'customers',
  'landing/factDetails': 'figures',
  'landing/hero': 'awards',
  'landing/offerings': 'answers to what a buyer asks',
  'landing/testimonials': 'people and what they say',
  logo: 'the logo',
  pricing: 'prices',
  privacy: 'the policy',
  retention: 'how long data is kept',
  security: 'people, certificates, insurance, terms',
  site: 'name, addresses, partner listing',
  studies: 'customers, projects, figures',
};
