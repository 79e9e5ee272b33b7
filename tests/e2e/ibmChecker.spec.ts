import { paths } from '@/config/paths';
import { expectNoIbmFailure } from './support/ibmChecker';
import { test } from './support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = {
  landing: paths.home,
  study: paths.study('Machinerymanufacturing'),
  cloud: paths.cloud('Salescloud'),
  careers: paths.career,
  job: paths.job('react-native-developer'),
  privacy: paths.privacy,
  'not-found': '/404',
};

for (const [kind, path] of Object.entries(pages)) {
  test(`IBM’s accessibility checker fails nothing on the ${kind} page`, async ({
    page,
    allowConsole,
  }) => {
    if (kind === 'not-found') allowConsole(/404/);
    await page.goto(path);
    await expectNoIbmFailure(page);
  });
}
