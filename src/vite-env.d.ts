/// <reference types="vite/client" />

/** Settings are read in config/env.ts only. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
interface ViteTypeOptions {
  strictImportMetaEnv: true;
}

/**
 * Replaced by the parsed settings when the dev server or a build starts. `config/env.ts` exports it; a
 * part reads `__ENV__.<part>`, a literal, so that the code behind it leaves a build without the setting.
 */
declare const __ENV__: import('./config/settingsReader').SettingsOfParts;

/** scripts/vite/pictures.ts */
declare module '*?picture' {
  const picture: import('./art/picture').Picture;
  export default picture;
}
