export type RawSettings = Readonly<Record<string, unknown>>;

export type SettingsReader<Name extends string = string> = ReturnType<typeof createReader<Name>>;

/** A line of .env.example and of docs/settings.md. */
export type SettingTexts = { readonly meaning: string; readonly without: string };

export type SettingsDefinition<Settings, Name extends string = string> = {
  readonly name: string;
  readonly texts: Readonly<Record<Name, SettingTexts>>;
  /** @returns null if the part is off */
  read(reader: SettingsReader<Name>, siteUrl: string): Settings;
  /** @returns warnings, which a build prints; an error stops it */
  checkBuild?(settings: Settings, reader: SettingsReader<Name>): readonly string[];
};

/** What a build has of settings that are on. */
export type Parsed<Definition extends { readonly read: (...args: never[]) => unknown }> =
  NonNullable<ReturnType<Definition['read']>>;

/** Lets TypeScript infer the names, so that reading a misspelt one does not compile. */
export function defineSettings<Settings, Name extends string>(
  definition: SettingsDefinition<Settings, Name>,
): SettingsDefinition<Settings, Name> {
  return definition;
}

/** Host and port, of characters that cannot end a source in a content security policy. */
export const hostPattern = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
export const loopbackPattern = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function createReader<Name extends string>(raw: RawSettings) {
  const errors: string[] = [];
  const text = (name: Name) => readText(raw[name]);

  /** What `parse` makes of a setting; null if the setting is absent, or invalid as `parse` says. */
  function read<T>(name: Name, parse: (value: string) => T | null, problem: string) {
    const value = text(name);
    const result = value === null ? null : parse(value);
    if (value !== null && result === null) errors.push(`${name} is "${value}", which ${problem}`);
    return result;
  }
  const readUrl = (name: Name, path: string) =>
    read(
      name,
      secureUrlOrPath,
      `is neither an https address nor a path. Write https://api.example.com${path} or ${path}.`,
    );
  const isOn = (name: Name) =>
    read(name, only(/^on$/), 'is not a switch. Write on, or leave it empty.') !== null;
  return { errors, text, read, readUrl, isOn };
}

function readText(value: unknown): string | null {
  return typeof value === 'string' ? value.trim() || null : null;
}

export function only(pattern: RegExp) {
  return (value: string) => (pattern.test(value) ? value : null);
}

/** An https address, or an http one on this machine, without credentials. */
export function secureUrl(value: string): URL | null {
  const url = parseUrl(value);
  const isSecure =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && loopbackPattern.test(url.hostname));
  return isSecure && hostPattern.test(url.host) && !url.username && !url.password ? url : null;
}

function secureUrlOrPath(value: string): string | null {
  return isPath(value) ? value : (secureUrl(value)?.href ?? null);
}

export function toOrigin(url: URL | null): string | null {
  return url?.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : null;
}

/** The origin of an absolute URL. Null for a path, which is on the site's own origin. */
export function externalOrigin(url: string | null | undefined): string | null {
  return (url && parseUrl(url)?.origin) || null;
}

/** A path that stays on the site's own origin when a browser resolves it. */
export function isPath(value: string): boolean {
  const base = 'https://site.invalid';
  return value.startsWith('/') && parseUrl(value, base)?.origin === base;
}

function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
