import { factPictures } from '@/art/drawings/interface/factPictures';
import type { Drawing } from '@/art/kit';
import { site } from '@/content/site';
import type { facts } from './about';

export type BarColour = 'azure' | 'blue' | 'teal' | 'coral' | 'apricot' | 'sun' | 'plum';

export type Breakdown = {
  readonly caption: string;
  readonly rows: readonly {
    readonly label: string;
    readonly count: number;
    readonly colour: BarColour;
  }[];
};

/** The dialog of a card. */
export type FactDetails = {
  readonly picture: Drawing;
  readonly detail: string;
  readonly breakdown: Breakdown;
  readonly source: string;
};

/** The day of every count below. */
const countedOn = '1 July 2026';

/** The counts of a breakdown add up to the number that its `detail` and `breakdown.caption` state. */
export const factDetails = {
  founded: {
    picture: factPictures.founded,
    detail: `Two developers and two consultants left a large integrator to do smaller projects properly. The first customer, a maker of pumps, is still one. We are fifty-two people today: thirty-one in ${site.address.locality}, twenty-one at home in nine other cities.`,
    breakdown: {
      caption: 'Fifty-two people, by the work they do',
      rows: [
        { label: 'Development', count: 19, colour: 'azure' },
        { label: 'Consulting', count: 14, colour: 'blue' },
        { label: 'Support', count: 8, colour: 'teal' },
        { label: 'Data and migration', count: 6, colour: 'coral' },
        { label: 'Design', count: 3, colour: 'apricot' },
        { label: 'Office', count: 2, colour: 'sun' },
      ],
    },
    source: `Everyone on the payroll on ${countedOn}.`,
  },
  projects: {
    picture: factPictures.projects,
    detail:
      'One hundred and thirty-four projects delivered, each with the expected figure written into the proposal. Nine of them were rescues that somebody else had started.',
    breakdown: {
      caption: 'One hundred and thirty-four projects, by kind',
      rows: [
        { label: 'New implementation', count: 41, colour: 'azure' },
        { label: 'Integration', count: 29, colour: 'blue' },
        { label: 'Data migration', count: 22, colour: 'teal' },
        { label: 'Automation', count: 19, colour: 'coral' },
        { label: 'Health check', count: 14, colour: 'apricot' },
        { label: 'Rescue', count: 9, colour: 'sun' },
      ],
    },
    source: `Counted on the customer’s sign-off, up to ${countedOn}.`,
  },
  certifications: {
    picture: factPictures.certifications,
    detail:
      'Seventy-eight current Salesforce certifications, held by forty-one people who still deliver. We pay for the exam, the study days and the second attempt.',
    breakdown: {
      caption: 'Seventy-eight certifications, by family',
      rows: [
        { label: 'Administrator', count: 22, colour: 'azure' },
        { label: 'Platform developer', count: 18, colour: 'blue' },
        { label: 'Cloud consultant', count: 17, colour: 'teal' },
        { label: 'Architect', count: 9, colour: 'coral' },
        { label: 'Data and marketing', count: 7, colour: 'apricot' },
        { label: 'Agentforce specialist', count: 5, colour: 'sun' },
      ],
    },
    source: `Counted from the public credential register on ${countedOn}.`,
  },
  clouds: {
    picture: factPictures.clouds,
    detail:
      'Twelve Salesforce clouds in daily use at our customers: the eight on the chart further down, plus Commerce, Revenue Management, Manufacturing and Financial Services. We resell all twelve and run three of them ourselves.',
    breakdown: {
      caption: 'Twelve clouds, by what they are for',
      rows: [
        { label: 'Industry', count: 4, colour: 'azure' },
        { label: 'Selling', count: 2, colour: 'blue' },
        { label: 'Service and portals', count: 2, colour: 'teal' },
        { label: 'Marketing and commerce', count: 2, colour: 'coral' },
        { label: 'Data and analytics', count: 2, colour: 'apricot' },
      ],
    },
    source: `Clouds live with at least one customer on ${countedOn}.`,
  },
  domains: {
    picture: factPictures.domains,
    detail:
      'Fifty-seven customers in eleven domains. Eight have their own data models and a lead consultant who came from the industry; logistics, education and hospitality are on their way there.',
    breakdown: {
      caption: 'Fifty-seven customers, by domain',
      rows: [
        { label: 'Manufacturing', count: 14, colour: 'azure' },
        { label: 'Life Science, Healthcare', count: 11, colour: 'blue' },
        { label: 'NBFC (KYC)', count: 9, colour: 'teal' },
        { label: 'Customer Consulting, Legal', count: 8, colour: 'coral' },
        { label: 'Real Estate', count: 6, colour: 'apricot' },
        { label: 'Logistics, education, hospitality', count: 5, colour: 'sun' },
        { label: 'Non-Profit', count: 4, colour: 'plum' },
      ],
    },
    source: `Customers with an open contract or project on ${countedOn}.`,
  },
  customers: {
    picture: factPictures.customers,
    detail:
      'Fifty-seven customers, thirty-eight of whom have come back for a second project or more. The smallest has six users, the largest just over four thousand.',
    breakdown: {
      caption: 'Fifty-seven customers, by continent',
      rows: [
        { label: 'Asia', count: 31, colour: 'azure' },
        { label: 'Europe', count: 14, colour: 'blue' },
        { label: 'North America', count: 8, colour: 'teal' },
        { label: 'Oceania', count: 4, colour: 'coral' },
      ],
    },
    source: `Customers with an open contract or project on ${countedOn}.`,
  },
  ai: {
    picture: factPictures.ai,
    detail:
      'Assistants draft tests, mappings and notes; a named person reads each one before it ships. In June 2026 that gave back four hundred and ninety hours. Customer data stays out unless the contract says otherwise.',
    breakdown: {
      caption: 'Four hundred and ninety hours, by task',
      rows: [
        { label: 'Writing tests', count: 164, colour: 'azure' },
        { label: 'Documentation', count: 121, colour: 'blue' },
        { label: 'Data mapping', count: 96, colour: 'teal' },
        { label: 'Meeting notes', count: 71, colour: 'coral' },
        { label: 'Release notes', count: 38, colour: 'apricot' },
      ],
    },
    source: 'Our own time sheets for June 2026, against the same tasks in June 2023.',
  },
} as const satisfies Record<(typeof facts)[number]['id'], FactDetails>;
