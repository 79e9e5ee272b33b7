import { partSettings, type SettingsOfParts } from '../parts/settings.ts';
import {
  createReader,
  defineSettings,
  toOrigin,
  secureUrl,
  type RawSettings,
  type SettingTexts,
} from './settingsReader.ts';

/** The parsed settings of the site and its parts. All are optional in the environment. */
export type Env = ReturnType<typeof siteSettings.read> & SettingsOfParts;

/** The settings of the site without its parts. */
const siteSettings = defineSettings({
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
      meaning: '`on` adds `preload` to Strict-Transport-Security; then `npm run generate hosts`',
      without: 'no `preload`: see deploy.md',
    },
  },
  read: (reader, defaultSiteUrl) => ({
    /** Canonical origin without a trailing slash. */
    siteUrl:
      reader.read(
        'VITE_SITE_URL',
        (value) => toOrigin(secureUrl(value)),
        'is not an https origin. Write scheme and host only, like https://www.example.com: a site below a path is not supported.',
      ) ?? defaultSiteUrl,
    sendEmailUrl: reader.readUrl('VITE_SEND_EMAIL_URL', '/send-email') ?? '/send-email',
    /** Whether the hosts ask browsers to preload https for the domain and all its subdomains. */
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

/** What each setting means, in the order of .env.example. */
export const settingTexts: Readonly<Record<string, SettingTexts>> = Object.fromEntries(
  [siteSettings, ...Object.values(partSettings)].flatMap((definition) =>
    Object.entries(definition?.texts ?? {}),
  ),
);

/**
 * Reads and checks the settings. Runs in Node only: a visitor downloads the result.
 * @param defaultSiteUrl applies where the setting is absent
 * @throws {Error} one message that lists every faulty variable: its name, what is wrong, how to fix it.
 */
export function parseEnv(raw: RawSettings, defaultSiteUrl: string): Env {
  const reader = createReader(raw);
  const site = siteSettings.read(reader, defaultSiteUrl);
  const parts = Object.entries(partSettings).map(
    ([part, definition]) => [part, definition?.read(reader, site.siteUrl)] as const,
  );
  if (reader.errors.length > 0) {
    throw new Error(
      `These settings need attention (see .env.example):\n- ${reader.errors.join('\n- ')}`,
    );
  }
  return Object.assign({}, site, Object.fromEntries(parts.filter(([, settings]) => settings)));
}

/**
 * @returns warnings about what is absent
 * @throws {Error} for settings that no build may have
 */
export function checkBuild(raw: RawSettings, env: Env): readonly string[] {
  const reader = createReader(raw);
  const ofParts: Readonly<Record<string, unknown>> = env;
  return [
    ...(siteSettings.checkBuild?.(env, reader) ?? []),
    ...Object.entries(partSettings).flatMap(
      ([part, definition]) => definition?.checkBuild?.(ofParts[part], reader) ?? [],
    ),
  ];
}
