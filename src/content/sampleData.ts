/**
 * What is invented, by its module or folder in src/content. Delete a line when it is yours: the build
 * prints what is left.
 */
export const sampleData: Readonly<Record<string, string>> = {
  clouds: 'prices, durations, promises, what a customer did',
  counts: 'figures',
  'landing/about': 'figures',
  'landing/contact': 'what a caller is promised',
  'landing/customers': 'customers',
  'landing/domains': 'industries with data models of your own',
  'landing/factDetails': 'figures',
  'landing/hero': 'awards',
  'landing/integrations': 'systems that you say you have connected',
  'landing/offerings': 'answers to what a buyer asks',
  'landing/testimonials': 'people and what they say',
  logo: 'the logo',
  pricing: 'prices',
  privacy: 'the policy',
  retention: 'how long data is kept',
  security: 'people, certificates, insurance, terms',
  site: 'name, addresses, hours, reply time, countries of resale, tier, partner listing, registration',
};
