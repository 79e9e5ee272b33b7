import { parseEnv } from './parseEnv';

/** The settings of this build; the only place that reads `import.meta.env`. */
export const env = parseEnv(import.meta.env);
