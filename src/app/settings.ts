import type { Env } from '../config/env.ts';
import {
  createReader,
  type RawSettings,
  type SettingsDefinition,
  type SettingTexts,
} from '../config/settingsReader.ts';
import { siteSettings } from '../config/siteSettings.ts';
import { careersSettings } from '../parts/careers/settings.ts';
import { insightsSettings } from '../parts/insights/settings.ts';
import { measuringSettings } from '../parts/measuring/settings.ts';
import {
  signInSettings,
  singleSignOnSettings,
  tokenSyncSettings,
} from '../parts/sign-in/settings.ts';

// vite.config.ts reads this file: its imports are relative and have their extension

const ofParts: readonly SettingsDefinition<unknown>[] = [
  careersSettings,
  insightsSettings,
  measuringSettings,
  signInSettings,
  singleSignOnSettings,
  tokenSyncSettings,
];

export const partNames = ofParts.map(({ name }) => name);

export const settingTexts: Readonly<Record<string, SettingTexts>> = Object.fromEntries(
  [siteSettings, ...ofParts].flatMap(({ texts }) => Object.entries(texts)),
);

/**
 * Reads and checks the settings. Runs in Node only: a visitor downloads the result.
 * @param defaultSiteUrl applies where the setting is absent
 * @throws {Error} one message that lists every faulty variable: its name, what is wrong, how to fix it.
 */
export function parseEnv(raw: RawSettings, defaultSiteUrl: string): Env {
  const reader = createReader(raw);
  const site = siteSettings.read(reader, defaultSiteUrl);
  const parts = ofParts.map((part) => [part.name, part.read(reader, site.siteUrl)] as const);
  if (reader.errors.length > 0) {
    throw new Error(
      `These settings need attention (see .env.example):\n- ${reader.errors.join('\n- ')}`,
    );
  }
  return Object.assign({}, site, Object.fromEntries(parts.filter(([, settings]) => settings)));
}

/** @throws {Error} for settings that no build may have */
export function checkBuild(raw: RawSettings, env: Env): readonly string[] {
  const reader = createReader(raw);
  const settings: Readonly<Record<string, unknown>> = { ...env };
  return [
    ...(siteSettings.checkBuild?.(env, reader) ?? []),
    ...ofParts.flatMap((part) => part.checkBuild?.(settings[part.name], reader) ?? []),
  ];
}
