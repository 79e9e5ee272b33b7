import { jobHills, jobStars } from '@/art/drawings/careers/jobPage';
import { phone } from '@/art/drawings/careers/phone';
import { careersRidges } from '@/art/drawings/careers/ridges';
import { paths } from '@/config/paths';
import { careersHero } from '@/content/careers/careers';
import { jobs } from '@/content/jobs/list';
import { card, disc, eyebrow, heading, intro, picture, type SocialCard } from './card';

export const careersCards: readonly SocialCard[] = [
  card(paths.career, 'careers', [
    disc('daniel', 'sun', 'left'),
    disc('ingrid', 'azure', 'right'),
    disc('ananya', 'coral', 'middle'),
    picture(careersRidges, 'ridges'),
    heading(careersHero.titleLines),
    intro(careersHero.intro),
  ]),
  ...jobs.map((job) =>
    card(paths.job(job.slug), 'job', [
      picture(jobStars, 'sky'),
      picture(phone, 'phone'),
      picture(jobHills, 'ridges'),
      eyebrow(job.timeOfDay.state, `${job.location}, ${job.type.toLowerCase()}`),
      heading([job.title]),
    ]),
  ),
];
