import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';

export const landingSeo = {
  title: 'Salesforce CRM solutions',
  description: `${site.name} is a ${site.role}. We plan, build and connect Salesforce CRM: consulting, automation, migration and licences.`,
  keywords: [
    'Salesforce CRM solutions',
    'Salesforce partner',
    'Salesforce consulting',
    'Salesforce integration',
    'Salesforce licences',
    'cloud reseller',
  ],
} as const satisfies PageSeo;
