import { readLeadSource } from './leadSource';

/** A build that does not measure adds nothing, and has no byte of it. */
export const measuringFormQuery: () => string = __ENV__.measuring ? readLeadSource : () => '';
