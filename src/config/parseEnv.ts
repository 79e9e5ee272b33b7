import { partSettings } from '../parts/settings.ts';
import type { SettingsOfParts } from './partSettings.ts';
import {
  createReader,
  defineSettings,
  originOf,
  secureUrl,
  type RawSettings,
  type SettingTexts,
} from './settingsReader.ts';

/** The parsed settings of the site and its parts. All are optional in the environment. */
export type Env = ReturnType<typeof siteSettings.read> &
  SettingsOfParts & { readonly measuring?: MeasuringSettings };

/** At least one of them is set. */
export type MeasuringSettings = {
  readonly analytics: AnalyticsSettings | null;
  /** Receives field signals. */
  readonly reportUrl: string | null;
};

export type AnalyticsSettings = {
  readonly vendor: AnalyticsVendorName;
  /** Origin of the vendor's server. */
  readonly origin: string;
  /** The vendor's name for the site. */
  readonly id: string;
};

export type AnalyticsVendorName = 'gtm' | 'ga4' | 'plausible' | 'umami';

type Defaults = { readonly siteUrl: string };

/** The settings of the site without its parts. */
const siteSettings = defineSettings({
  texts: {
    VITE_SITE_URL: {
      meaning: 'canonical origin, no trailing slash',
      without: '`url` in `src/content/site.ts`',
    },
    VITE_SEND_EMAIL_URL: {
      meaning: 'where the contact form posts its five fields as JSON',
      without: '`/send-email` on the same origin',
    },
    VITE_HSTS_PRELOAD: {
      meaning: '`on` adds `preload` to Strict-Transport-Security; then `npm run generate hosts`',
      without: 'no `preload`: see deploy.md',
    },
    VITE_APPLICATION_URL: {
      meaning: 'where the application form posts its fields and the resume',
      without: 'nothing is sent; the form says so',
    },
  },
  read: (reader, defaultSiteUrl) => ({
    /** Canonical origin without a trailing slash. */
    siteUrl:
      reader.read(
        'VITE_SITE_URL',
        (value) => originOf(secureUrl(value)),
        'is not an https origin. Write scheme and host only, like https://www.example.com: a site below a path is not supported.',
      ) ?? defaultSiteUrl,
    sendEmailUrl: reader.readUrl('VITE_SEND_EMAIL_URL', '/send-email') ?? '/send-email',
    /** Receives the careers form; null if the form sends nothing. */
    applicationUrl: reader.readUrl('VITE_APPLICATION_URL', '/applications'),
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

const measuringSettings = defineSettings({
  texts: {
    VITE_ANALYTICS: {
      meaning: 'an analytics service: [measuring.md](measuring.md)',
      without: 'no byte of it in the build',
    },
    VITE_REPORT_URL: {
      meaning: 'receives the speed and the errors that visitors see',
      without: 'no byte of it in the build',
    },
  },
  read: (reader, siteUrl): MeasuringSettings | null => {
    const analytics = reader.read(
      'VITE_ANALYTICS',
      (value) => analyticsOf(value, siteUrl),
      'names no analytics service. Write one of gtm:GTM-ABC123, ga4:G-ABC1234567, plausible:https://plausible.io, umami:https://umami.example.com/01234567-89ab-cdef-0123-456789abcdef.',
    );
    const reportUrl = reader.readUrl('VITE_REPORT_URL', '/signals');
    return analytics || reportUrl ? { analytics, reportUrl } : null;
  },
});

const definitions: typeof partSettings = { ...partSettings, measuring: measuringSettings };

/** What each setting means, in the order of .env.example. */
export const settingTexts: Readonly<Record<string, SettingTexts>> = Object.assign(
  {},
  siteSettings.texts,
  ...Object.values(definitions).map((definition) => definition?.texts),
);

/**
 * Reads and checks the settings. Runs in Node only: a visitor downloads the result.
 * @param defaults apply where a setting is absent
 * @throws {Error} one message that lists every faulty variable: its name, what is wrong, how to fix it.
 */
export function parseEnv(raw: RawSettings, defaults: Defaults): Env {
  const reader = createReader(raw);
  const site = siteSettings.read(reader, defaults.siteUrl);
  const parts = Object.entries(definitions).map(
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
    ...Object.entries(definitions).flatMap(
      ([part, definition]) => definition?.checkBuild?.(ofParts[part], reader) ?? [],
    ),
  ];
}

function analyticsOf(value: string, siteUrl: string): AnalyticsSettings | null {
  const [, vendor = '', place = ''] = /^(\w+):(.+)$/.exec(value) ?? [];
  const googleOrigin = 'https://www.googletagmanager.com';
  if (vendor === 'gtm' || vendor === 'ga4') {
    const pattern = vendor === 'gtm' ? /^GTM-[A-Z\d]{4,12}$/ : /^G-[A-Z\d]{4,12}$/;
    return pattern.test(place) ? { vendor, origin: googleOrigin, id: place } : null;
  }
  const url = secureUrl(place);
  if (vendor === 'plausible') {
    const origin = originOf(url);
    const id = new URL(siteUrl).hostname.replace(/^www\./, '');
    return origin === null ? null : { vendor, origin, id };
  }
  const id = /^\/([\da-f-]{36})$/i.exec(url?.pathname ?? '')?.[1];
  return vendor === 'umami' && url && id && !url.search && !url.hash
    ? { vendor, origin: url.origin, id }
    : null;
}
