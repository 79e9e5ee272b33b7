import { readdirSync } from 'node:fs';
import type { PartTesting } from '@tests/e2e/support/partTesting';
import { insightsPaths } from '../paths';

// the build's list of articles is not for the browser tests, which cannot read `import.meta.glob`
const [article] = readdirSync('src/parts/insights/articles', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => insightsPaths.article(name));

export const insightsTesting: PartTesting = {
  pages: [insightsPaths.list, ...(article ? [article] : [])],
};
