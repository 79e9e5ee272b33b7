/* Between About and Contact. One chunk: 1.7 kB and ten requests less than a chunk each. */
export { CaseStudies } from './CaseStudies/CaseStudies';
export { CloudSolutions } from './CloudSolutions/CloudSolutions';
export { Customers } from './Customers';
export { Domains } from './Domains';
export { Integrations } from './Integrations/Integrations';
export { Offerings } from './Offerings';
