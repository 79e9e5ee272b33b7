import { panorama as analytics } from '@/art/drawings/clouds/analytics';
import { panorama as data } from '@/art/drawings/clouds/data';
import { panorama as experience } from '@/art/drawings/clouds/experience';
import { panorama as health } from '@/art/drawings/clouds/health';
import { panorama as marketing } from '@/art/drawings/clouds/marketing';
import { panorama as nonprofit } from '@/art/drawings/clouds/nonprofit';
import { panorama as sales } from '@/art/drawings/clouds/sales';
import { panorama as service } from '@/art/drawings/clouds/service';
import type { Drawing } from '@/art/kit';
import { analyticsCloud } from '@/content/clouds/analytics';
import { dataCloud } from '@/content/clouds/data';
import { experienceCloud } from '@/content/clouds/experience';
import { healthCloud } from '@/content/clouds/health';
import { marketingCloud } from '@/content/clouds/marketing';
import { nonprofitCloud } from '@/content/clouds/nonprofit';
import { salesCloud } from '@/content/clouds/sales';
import { serviceCloud } from '@/content/clouds/service';
import type { CloudArt } from '@/content/clouds/types';

type CloudPage = { readonly say: string; readonly panorama: Drawing };

/** What a cloud's card takes from its page. */
export const cloudPages: Readonly<Record<CloudArt, CloudPage>> = {
  analytics: { say: analyticsCloud.say, panorama: analytics },
  data: { say: dataCloud.say, panorama: data },
  experience: { say: experienceCloud.say, panorama: experience },
  health: { say: healthCloud.say, panorama: health },
  marketing: { say: marketingCloud.say, panorama: marketing },
  nonprofit: { say: nonprofitCloud.say, panorama: nonprofit },
  sales: { say: salesCloud.say, panorama: sales },
  service: { say: serviceCloud.say, panorama: service },
};
