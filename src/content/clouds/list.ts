import { summary as analytics } from './Analyticcloud/summary';
import { summary as data } from './datacloud/summary';
import { summary as experience } from './Experiencecloud/summary';
import { summary as health } from './Healthcloud/summary';
import { summary as marketing } from './Marketingcloud/summary';
import { summary as nonprofit } from './Nonprofitcloud/summary';
import { summary as sales } from './Salescloud/summary';
import { summary as service } from './Servicecloud/summary';

/** Clockwise around the wheel, from the top: each under its `id`. */
export const cloudSummaries = {
  experience,
  analytics,
  marketing,
  service,
  sales,
  health,
  nonprofit,
  data,
} as const;

export type CloudId = keyof typeof cloudSummaries;

export const wheelOrder = Object.values(cloudSummaries);

/** In the order of their hours. */
export const cloudsByHour = [...wheelOrder].sort((one, other) =>
  one.timeOfDay.time < other.timeOfDay.time ? -1 : 1,
);
