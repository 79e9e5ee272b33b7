import type { PartSettings } from '../config/partSettings.ts';
import type { SettingsDefinition } from '../config/settingsReader.ts';

/** vite.config.ts reads this list: its imports are relative and have their extension. */
const parts: { readonly [Part in keyof PartSettings]?: SettingsDefinition<PartSettings[Part]> } =
  {};

export const partSettings: Readonly<Record<string, SettingsDefinition<unknown> | undefined>> =
  parts;
