/** The clouds in the order of their hours, for pages that do not load the clouds themselves. */
export const cloudNames = [
  { slug: 'Marketingcloud', name: 'Marketing Cloud' },
  { slug: 'Experiencecloud', name: 'Experience Cloud' },
  { slug: 'Analyticcloud', name: 'Analytics Cloud' },
  { slug: 'Healthcloud', name: 'Health Cloud' },
  { slug: 'Nonprofitcloud', name: 'Nonprofit Cloud' },
  { slug: 'datacloud', name: 'Data Cloud' },
  { slug: 'Salescloud', name: 'Sales Cloud' },
  { slug: 'Servicecloud', name: 'Service Cloud' },
] as const;
