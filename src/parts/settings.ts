import type { PartSettings, SettingsDefinition } from '../config/settingsReader.ts';
import { careersSettings } from './careers/settings.ts';
import { insightsSettings } from './insights/settings.ts';
import { measuringSettings } from './measuring/settings.ts';
import { signInSettings } from './sign-in/settings.ts';

/** vite.config.ts reads this list: its imports are relative and have their extension. */
const parts: { readonly [Part in keyof PartSettings]?: SettingsDefinition<PartSettings[Part]> } = {
  careers: careersSettings,
  insights: insightsSettings,
  measuring: measuringSettings,
  ...signInSettings,
};

export const partSettings: Readonly<Record<string, SettingsDefinition<unknown> | undefined>> =
  parts;
