import { readdirSync } from 'node:fs';
import type { PartTesting } from '@tests/e2e/support/partTesting';
import { careersPaths } from '../paths';

const [job] = readdirSync('src/parts/careers/content/jobs').map((name) => name.replace('.md', ''));

export const careersTesting: PartTesting = {
  licenses: ['framer-motion'],
  pages: [careersPaths.page, ...(job ? [careersPaths.job(job)] : [])],
  pagesWithQuery: [`${careersPaths.page}?job=`],
  settings: ({ receiver }) => ({ VITE_APPLICATION_URL: `${receiver}/applications` }),
  // not loaded with the configuration of the browser tests, which reads this file
  sendForm: async (page) => (await import('./applyInBrowser')).sendApplication(page),
};
