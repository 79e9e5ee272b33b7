/* Between About and Contact. One chunk: 2.8 kB (brotli) and eight requests less than a chunk each. */
export { CaseStudies } from './CaseStudies/CaseStudies';
export { CloudSolutions } from './CloudSolutions/CloudSolutions';
export { Customers } from './Customers';
export { Domains } from './Domains';
export { Integrations } from './Integrations/Integrations';
export { Offerings } from './Offerings';
