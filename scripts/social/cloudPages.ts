import { panorama as analytics } from '@/components/Art/drawings/clouds/analytics';
import { panorama as data } from '@/components/Art/drawings/clouds/data';
import { panorama as experience } from '@/components/Art/drawings/clouds/experience';
import { panorama as health } from '@/components/Art/drawings/clouds/health';
import { panorama as marketing } from '@/components/Art/drawings/clouds/marketing';
import { panorama as nonprofit } from '@/components/Art/drawings/clouds/nonprofit';
import { panorama as sales } from '@/components/Art/drawings/clouds/sales';
import { panorama as service } from '@/components/Art/drawings/clouds/service';
import type { Drawing } from '@/components/Art/kit';
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
