import { jobs } from '@/content/jobs/list';

// section 3: the postings
export const texts = [
  [
    '/career',
    [
      ...['React Native Developer', 'UI/UX Designer', 'Noida, India', 'Hybrid'],
      ...['Backend Developer Node.js', 'Remote', 'Full-time'],
    ],
  ],
] as const;

export const counts = [['/career', '[aria-labelledby=openings] ul > li', jobs.length]] as const;
