import {
  card,
  disc,
  eyebrow,
  heading,
  intro,
  picture,
  type SocialCard,
} from '@scripts/social/card';
import { careersHero } from './content/careers';
import { jobs } from './content/jobs/list';
import { formatPay } from './content/jobs/terms';
import { jobHills, jobStars } from './drawings/jobPage';
import { phone } from './drawings/phone';
import { careersRidges } from './drawings/ridges';
import { careersPaths } from './paths';

export const careersCards: readonly SocialCard[] = [
  card(careersPaths.page, 'careers', [
    disc('sun', 'left'),
    disc('azure', 'right'),
    disc('coral', 'middle'),
    picture(careersRidges, 'ridges'),
    heading(careersHero.titleLines),
    intro(careersHero.intro),
  ]),
  ...jobs.map((job) =>
    card(careersPaths.job(job.slug), 'job', [
      picture(jobStars, 'sky'),
      picture(phone, 'phone'),
      picture(jobHills, 'ridges'),
      eyebrow(job.timeOfDay.state, `${job.facts[0].value}, ${job.type.toLowerCase()}`),
      heading([job.title]),
      intro(formatPay(job.salary)),
    ]),
  ),
];
