import { factPictures } from '@/art/drawings/interface/factPictures';
import type { Drawing } from '@/art/kit';
import {
  allDomains,
  counts,
  customersByContinent,
  newDomains,
  people,
  sampleCounts,
} from '@/content/counts';
import { site } from '@/content/site';
import { inWords, inWordsCapitalised, listInWords } from '@/lib/inWords';
import { countedOn, type facts } from './about';

type Bar = { readonly label: string; readonly count: number };

export type Breakdown = { readonly caption: string; readonly rows: readonly Bar[] };

/** The dialog of a card. */
export type FactDetails = {
  readonly picture: Drawing;
  readonly detail: string;
  readonly breakdown: Breakdown;
  readonly source: string;
};

const rescues = 9;

/** Projects with a forecast that have been live for a year, by what became of it. */
const forecasts = { reached: 29, close: 5, missed: 2 } as const;
const measured = forecasts.reached + forecasts.close + forecasts.missed;

const projects = [
  { label: 'New implementation', count: 41 },
  { label: 'Integration', count: 29 },
  { label: 'Data migration', count: 22 },
  { label: 'Automation', count: 19 },
  { label: 'Health check', count: 14 },
  { label: 'Rescue', count: rescues },
] as const satisfies readonly Bar[];

const certifications = [
  { label: 'Administrator', count: 22 },
  { label: 'Platform developer', count: 18 },
  { label: 'Cloud consultant', count: 17 },
  { label: 'Architect', count: 9 },
  { label: 'Data and marketing', count: 7 },
  { label: 'Agentforce specialist', count: 5 },
] as const satisfies readonly Bar[];

const clouds = [
  { label: 'Industry', count: 4 },
  { label: 'Selling', count: 2 },
  { label: 'Service and portals', count: 2 },
  { label: 'Marketing and commerce', count: 2 },
  { label: 'Data and analytics', count: 2 },
] as const satisfies readonly Bar[];

const customersByDomain = [
  { label: 'Manufacturing', count: 14 },
  { label: 'Life Science, Healthcare', count: 11 },
  { label: 'NBFC (KYC), payments', count: 9 },
  { label: 'Customer Consulting, Legal', count: 8 },
  { label: 'Real Estate', count: 6 },
  { label: 'Logistics, education, hospitality', count: 5 },
  { label: 'Non-Profit', count: 4 },
] as const satisfies readonly Bar[];

const hours = [
  { label: 'Writing tests', count: 164 },
  { label: 'Documentation', count: 121 },
  { label: 'Data mapping', count: 96 },
  { label: 'Meeting notes', count: 71 },
  { label: 'Release notes', count: 38 },
] as const satisfies readonly Bar[];

const withProject = 15;

const openCustomers = `Customers on ${countedOn}: ${inWords(withProject)} with a project under way, the others with support or licences.`;

/** Sample data: invented counts. Numbers in words are sums of the bars. */
export const factDetails = {
  founded: {
    picture: factPictures.founded,
    detail: `Two developers and two consultants left a large integrator to do smaller projects properly. The first customer, a maker of pumps, is still one. We are ${totalOf(people)} people today: ${inWords(sampleCounts.atTheOffice)} in ${site.address.locality}, ${inWords(sum(people) - sampleCounts.atTheOffice)} at home in nine other cities.`,
    breakdown: breakdown(people, 'people, by the work they do'),
    source: `Everyone on the payroll on ${countedOn}.`,
  },
  projects: {
    picture: factPictures.projects,
    detail: `${inWordsCapitalised(sum(projects))} projects delivered; ${inWords(rescues)} were rescues that somebody else had started. Every new implementation and larger integration has a forecast in its proposal. Of the ${inWords(measured)} that are a year old, ${inWords(forecasts.reached)} reached it, ${inWords(forecasts.close)} came close and ${inWords(forecasts.missed)} missed.`,
    breakdown: breakdown(projects, 'projects, by kind'),
    source: `Counted on the customer’s sign-off, up to ${countedOn}.`,
  },
  certifications: {
    picture: factPictures.certifications,
    detail: `${inWordsCapitalised(sum(certifications))} current Salesforce certifications, held by forty-one people who still deliver. We pay for the exam, the study days and the second attempt.`,
    breakdown: breakdown(certifications, 'certifications, by family'),
    source: `Counted from the public credential register on ${countedOn}.`,
  },
  clouds: {
    picture: factPictures.clouds,
    detail: `${inWordsCapitalised(sum(clouds))} Salesforce clouds in daily use at our customers: the ${inWords(counts.clouds)} on the chart further down, plus Commerce, Revenue Management, Manufacturing and Financial Services. We resell all ${totalOf(clouds)} and run three of them ourselves.`,
    breakdown: breakdown(clouds, 'clouds, by what they are for'),
    source: `Clouds live with at least one customer on ${countedOn}.`,
  },
  domains: {
    picture: factPictures.domains,
    detail: `${inWordsCapitalised(sum(customersByDomain))} customers in ${inWords(allDomains)} domains; payment companies are counted with the lenders. ${inWordsCapitalised(counts.domains)} domains have their own data models and a lead consultant who came from the industry; ${listInWords(newDomains)} are on their way there.`,
    breakdown: breakdown(customersByDomain, 'customers, by domain'),
    source: openCustomers,
  },
  customers: {
    picture: factPictures.customers,
    detail: `${inWordsCapitalised(sum(customersByContinent))} customers, ${inWords(sampleCounts.returningCustomers)} of whom have come back for a second project or more. The smallest has six users, the largest just over four thousand.`,
    breakdown: breakdown(customersByContinent, 'customers, by continent'),
    source: openCustomers,
  },
  ai: {
    picture: factPictures.ai,
    detail: `Assistants draft tests, mappings and notes; a named person answers for each. We put what that saved in June 2026 at ${totalOf(hours)} hours. Customer data stays out unless the contract says otherwise.`,
    breakdown: breakdown(hours, 'hours, by task'),
    source:
      'Our own time sheets for June 2026: hours a task took, against the average of 2023, times the number of tasks.',
  },
} as const satisfies Record<(typeof facts)[number]['id'], FactDetails>;

function sum(rows: readonly Bar[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

function totalOf(rows: readonly Bar[]): string {
  return inWords(sum(rows));
}

function breakdown(rows: readonly Bar[], of: string): Breakdown {
  return { caption: `${inWordsCapitalised(sum(rows))} ${of}`, rows };
}
