import { site } from '@/content/site';
import type { PageSeo } from '@/content/types';

export const landingSeo = {
  title: 'Salesforce CRM solutions',
  description: `${site.name} is a ${site.role}. We plan, build and connect Salesforce CRM: consulting, automation, migration and licences.`,
} as const satisfies PageSeo;
