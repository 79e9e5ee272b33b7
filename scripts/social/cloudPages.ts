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

type CloudPage = { readonly tagline: string; readonly panorama: Drawing };

/** What a cloud's card takes from its page. */
export const cloudPages: Readonly<Record<CloudArt, CloudPage>> = {
  analytics: { tagline: analyticsCloud.tagline, panorama: analytics },
  data: { tagline: dataCloud.tagline, panorama: data },
  experience: { tagline: experienceCloud.tagline, panorama: experience },
  health: { tagline: healthCloud.tagline, panorama: health },
  marketing: { tagline: marketingCloud.tagline, panorama: marketing },
  nonprofit: { tagline: nonprofitCloud.tagline, panorama: nonprofit },
  sales: { tagline: salesCloud.tagline, panorama: sales },
  service: { tagline: serviceCloud.tagline, panorama: service },
};
