import type { SettingsDefinition } from '../config/settingsReader.ts';
import { careersSettings } from './careers/settings.ts';
import { insightsSettings } from './insights/settings.ts';
import { measuringSettings } from './measuring/settings.ts';
import { signInSettings } from './sign-in/settings.ts';

/** vite.config.ts reads this list: its imports are relative and have their extension. */
const parts = {
  careers: careersSettings,
  insights: insightsSettings,
  measuring: measuringSettings,
  ...signInSettings,
} as const;

/** What the parts are set to. One that is off, or gone, has none. */
export type SettingsOfParts = {
  readonly [Part in keyof typeof parts]?: NonNullable<ReturnType<(typeof parts)[Part]['read']>>;
};

export const partSettings: Readonly<Record<string, SettingsDefinition<unknown> | undefined>> =
  parts;
