import type { PartTesting } from '@tests/e2e/support/partTesting';
import { careersPaths } from '../paths';

export const careersTesting: PartTesting = {
  licenses: ['framer-motion'],
  pages: [careersPaths.page, careersPaths.job('backend-developer-nodejs')],
  pagesWithQuery: [`${careersPaths.page}?job=`],
  settings: ({ receiver }) => ({ VITE_APPLICATION_URL: `${receiver}/applications` }),
  // not loaded with the configuration of the browser tests, which reads this file
  sendForm: async (page) => (await import('./applyInBrowser')).sendApplication(page),
};
