import { parseEnv } from '../../../src/app/settings';
import { site } from '../../../src/content/site';
import { siteSettings } from './addresses';

/* The constants of the tested build, for tests that read the site's content. */
Object.assign(globalThis, {
  __ENV__: parseEnv(siteSettings, site.url),
  __BUILD_TIME__: Number(siteSettings.SOURCE_DATE_EPOCH) * 1000,
});
