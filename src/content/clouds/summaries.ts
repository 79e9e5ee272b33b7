import { summary as experience } from './Experiencecloud/summary';
import { summary as analytics } from './Analyticcloud/summary';
import { summary as marketing } from './Marketingcloud/summary';
import { summary as service } from './Servicecloud/summary';
import { summary as sales } from './Salescloud/summary';
import { summary as health } from './Healthcloud/summary';
import { summary as nonprofit } from './Nonprofitcloud/summary';
import { summary as data } from './datacloud/summary';
import { nonEmpty } from '@/lib/nonEmpty';
import type { CloudId } from './ids';
import type { CloudSummary } from './types';

/** Clockwise around the wheel, from the top. */
export const cloudSummaries = {
  experience,
  analytics,
  marketing,
  service,
  sales,
  health,
  nonprofit,
  data,
} as const satisfies { readonly [Id in CloudId]: CloudSummary & { readonly id: Id } };

export const wheelOrder = nonEmpty(Object.values(cloudSummaries));

/** All clouds in the order of their hours. After the last one comes the first. */
export const cloudsByHour = nonEmpty(
  wheelOrder.toSorted((one, other) => one.timeOfDay.time.localeCompare(other.timeOfDay.time)),
);
