import { defineSettings, secureUrl, toOrigin } from './settingsReader.ts';

export const siteSettings = defineSettings({
  name: 'site',
  texts: {
    VITE_SITE_URL: {
      meaning: 'canonical origin, no trailing slash',
      without: '`url` in `src/content/site.ts`',
    },
    VITE_SEND_EMAIL_URL: {
      meaning: 'where the contact form posts its fields as JSON',
      without: '`/send-email` on the same origin',
    },
    VITE_HSTS_PRELOAD: {
      meaning: '`on` adds `preload` to Strict-Transport-Security',
      without: 'no `preload`: see deploy.md',
    },
  },
  read: (reader, defaultSiteUrl) => ({
    siteUrl:
      reader.read(
        'VITE_SITE_URL',
        (value) => toOrigin(secureUrl(value)),
        'is not an https origin. Write scheme and host only, like https://www.example.com: a site below a path is not supported.',
      ) ?? defaultSiteUrl,
    sendEmailUrl: reader.readUrl('VITE_SEND_EMAIL_URL', '/send-email') ?? '/send-email',
    hstsPreload: reader.isOn('VITE_HSTS_PRELOAD'),
  }),
  checkBuild: ({ siteUrl }, { text }) =>
    text('VITE_SITE_URL') === null
      ? [
          `VITE_SITE_URL is not set: canonical addresses begin with ${siteUrl}, ` +
            'which is `site.url` in src/content/site.ts.',
        ]
      : [],
});
