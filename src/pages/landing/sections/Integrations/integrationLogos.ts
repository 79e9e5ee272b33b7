import adobe from '~logos/adobe-icon';
import asana from '~logos/asana-icon';
import aws from '~logos/aws';
import awsS3 from '~logos/aws-s3';
import databricks from '~logos/databricks-icon';
import digitalOcean from '~logos/digital-ocean-icon';
import googleCloud from '~logos/google-cloud';
import hubspot from '~logos/hubspot';
import jira from '~logos/jira';
import microsoftAzure from '~logos/microsoft-azure';
import microsoftPowerBi from '~logos/microsoft-power-bi';
import monday from '~logos/monday-icon';
import mongodb from '~logos/mongodb-icon';
import mysql from '~logos/mysql-icon';
import notion from '~logos/notion-icon';
import paypal from '~logos/paypal';
import postgresql from '~logos/postgresql';
import oracle from '~logos/oracle';
import gmail from '~logos/google-gmail';
import snowflake from '~logos/snowflake-icon';
import stripe from '~logos/stripe';
import sap from '~logos/sap';
import trello from '~logos/trello';
import twilio from '~logos/twilio-icon';
import whatsapp from '~logos/whatsapp-icon';
import zendesk from '~logos/zendesk-icon';
import type { LogoKey } from '@/content/landing/integrations';

/** URLs of the logos. */
export const integrationLogos: Readonly<Record<LogoKey, string>> = {
  aws,
  'google-cloud': googleCloud,
  'microsoft-azure': microsoftAzure,
  'digital-ocean-icon': digitalOcean,
  postgresql,
  'mysql-icon': mysql,
  'mongodb-icon': mongodb,
  oracle,
  'asana-icon': asana,
  trello,
  'monday-icon': monday,
  'notion-icon': notion,
  stripe,
  paypal,
  jira,
  'aws-s3': awsS3,
  'snowflake-icon': snowflake,
  'databricks-icon': databricks,
  'google-gmail': gmail,
  'whatsapp-icon': whatsapp,
  'twilio-icon': twilio,
  'adobe-icon': adobe,
  'zendesk-icon': zendesk,
  hubspot,
  sap,
  'microsoft-power-bi': microsoftPowerBi,
};
