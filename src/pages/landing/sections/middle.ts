/*
 * The sections between About and Contact are one chunk. One chunk each would be 2.8 kB (brotli) and
 * eight requests more.
 */
export { CaseStudies } from './CaseStudies/CaseStudies';
export { CloudSolutions } from './CloudSolutions/CloudSolutions';
export { Customers } from './Customers';
export { Domains } from './Domains';
export { Integrations } from './Integrations/Integrations';
export { Offerings } from './Offerings';
