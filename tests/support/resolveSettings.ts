import { createLogger, resolveConfig } from 'vite';
import type { RawSettings } from '@/config/settingsReader';
import { settings } from '../../scripts/vite/settings';

/** The constants that the settings plugin defines, and its warnings. */
export async function resolveSettings(raw: RawSettings, command: 'build' | 'serve') {
  const warnings: string[] = [];
  const logger = createLogger('silent');
  const config = await resolveConfig(
    {
      configFile: false,
      plugins: [settings(raw)],
      customLogger: { ...logger, warn: (message) => warnings.push(message) },
    },
    command,
  );
  const env: unknown = JSON.parse(String(config.define?.['__ENV__']));
  return { env, warnings };
}
