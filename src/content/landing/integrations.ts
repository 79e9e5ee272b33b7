import { cityRoofs } from '@/art/drawings/skylines';
import type { Drawing } from '@/art/kit';
import { counts } from '@/content/counts';
import { menuLabels } from '@/content/menu';
import type { SectionHeading } from '@/content/types';

/** Names in the icon set of `npm run generate logos`, which draws them. */
export type LogoKey =
  | 'aws'
  | 'google-cloud'
  | 'microsoft-azure'
  | 'digital-ocean-icon'
  | 'postgresql'
  | 'mysql-icon'
  | 'mongodb-icon'
  | 'oracle'
  | 'asana-icon'
  | 'trello'
  | 'monday-icon'
  | 'notion-icon'
  | 'stripe'
  | 'paypal'
  | 'jira'
  | 'aws-s3'
  | 'snowflake-icon'
  | 'databricks-icon'
  | 'google-gmail'
  | 'whatsapp-icon'
  | 'twilio-icon'
  | 'adobe-icon'
  | 'zendesk-icon'
  | 'hubspot'
  | 'sap'
  | 'microsoft-power-bi';

export type IntegrationGroup = {
  readonly id: 'cloud' | 'database' | 'planner' | 'other';
  readonly title: string;
  /** Of the building with a window for each item. */
  readonly roof: Drawing;
  readonly items: readonly {
    readonly logo: LogoKey;
    readonly name: string;
    /** The kind of product, in one or two words. */
    readonly kind: string;
  }[];
};

export const integrationGroups = [
  {
    id: 'cloud',
    title: 'Cloud Integration',
    roof: cityRoofs.aerial,
    items: [
      { logo: 'aws', name: 'AWS', kind: 'computing platform' },
      { logo: 'google-cloud', name: 'Google Cloud', kind: 'computing platform' },
      { logo: 'microsoft-azure', name: 'Microsoft Azure', kind: 'computing platform' },
      { logo: 'digital-ocean-icon', name: 'DigitalOcean', kind: 'computing platform' },
    ],
  },
  {
    id: 'database',
    title: 'Database Integration',
    roof: cityRoofs.dome,
    items: [
      { logo: 'postgresql', name: 'PostgreSQL', kind: 'relational database' },
      { logo: 'mysql-icon', name: 'MySQL', kind: 'relational database' },
      { logo: 'mongodb-icon', name: 'MongoDB', kind: 'document database' },
      { logo: 'oracle', name: 'Oracle Database', kind: 'relational database' },
    ],
  },
  {
    id: 'planner',
    title: 'Planner Integration',
    roof: cityRoofs.gable,
    items: [
      { logo: 'asana-icon', name: 'Asana', kind: 'work planner' },
      { logo: 'trello', name: 'Trello', kind: 'task boards' },
      { logo: 'monday-icon', name: 'monday.com', kind: 'work planner' },
      { logo: 'notion-icon', name: 'Notion', kind: 'team workspace' },
    ],
  },
  {
    id: 'other',
    title: 'Other Integration',
    roof: cityRoofs.tower,
    items: [
      { logo: 'stripe', name: 'Stripe', kind: 'payments' },
      { logo: 'paypal', name: 'PayPal', kind: 'payments' },
      { logo: 'jira', name: 'Jira', kind: 'issue tracker' },
      { logo: 'aws-s3', name: 'Amazon S3', kind: 'object storage' },
      { logo: 'snowflake-icon', name: 'Snowflake', kind: 'data warehouse' },
      { logo: 'databricks-icon', name: 'Databricks', kind: 'data lakehouse' },
      { logo: 'google-gmail', name: 'Gmail', kind: 'email and calendar' },
      { logo: 'whatsapp-icon', name: 'WhatsApp', kind: 'customer messaging' },
      { logo: 'twilio-icon', name: 'Twilio', kind: 'voice and SMS' },
      { logo: 'adobe-icon', name: 'Acrobat Sign', kind: 'e-signature' },
      { logo: 'zendesk-icon', name: 'Zendesk', kind: 'helpdesk' },
      { logo: 'hubspot', name: 'HubSpot', kind: 'sales tool' },
      { logo: 'sap', name: 'SAP', kind: 'ERP' },
      { logo: 'microsoft-power-bi', name: 'Power BI', kind: 'business intelligence' },
    ],
  },
] as const satisfies readonly IntegrationGroup[];

type Items<Group extends number> = (typeof integrationGroups)[Group]['items'];

const systems = counts.systems satisfies [
  ...Items<0>,
  ...Items<1>,
  ...Items<2>,
  ...Items<3>,
]['length'];

export const integrationsHeading = {
  label: menuLabels.integrations,
  timeOfDay: { time: '03:05', phase: 'night' },
  title: 'Lights on all night.',
  intro: `Your systems keep talking after everyone has gone home. We connect these ${systems} as standard, and have connected NetSuite, Dynamics, Outlook and Tally too.`,
} as const satisfies SectionHeading;
