import { site } from '@/content/site';
import type { Salary } from './types';

/** Where "Remote" may be. */
export const remoteArea = `anywhere in ${site.address.country}`;

/** Opens the description of a remote posting for search engines. */
export const remoteTerms = (type: string) =>
  `100% remote, ${remoteArea}, ${type.toLowerCase()}; two visits to ${site.address.locality} a year at our cost.`;

/** Hours a day in which remote colleagues and the office are at work at the same time. */
export const sharedHours = 4;

/** A lakh is a hundred thousand. */
export const formatPay = ({ min, max }: Salary) =>
  `₹${min / 100_000} to ${max / 100_000} lakh a year`;
