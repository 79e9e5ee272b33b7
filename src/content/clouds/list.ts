/* Written by `npm run content` from the folders of src/content. */
import { summary as analytics } from './Analyticcloud/summary';
import { summary as data } from './datacloud/summary';
import { summary as experience } from './Experiencecloud/summary';
import { summary as health } from './Healthcloud/summary';
import { summary as marketing } from './Marketingcloud/summary';
import { summary as nonprofit } from './Nonprofitcloud/summary';
import { summary as sales } from './Salescloud/summary';
import { summary as service } from './Servicecloud/summary';

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

/** Clockwise, from the top. */
export const wheelOrder = [
  experience,
  analytics,
  marketing,
  service,
  sales,
  health,
  nonprofit,
  data,
] as const;

/** In the order of their hours. */
export const cloudsByHour = [
  marketing,
  experience,
  analytics,
  health,
  nonprofit,
  data,
  sales,
  service,
] as const;
