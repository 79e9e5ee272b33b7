/// <reference types="vite/client" />

/**
 * Replaced by the parsed settings when the dev server or a build starts. `config/env.ts` exports it; a
 * part reads `__ENV__.<part>`, a literal, so that the code behind it leaves a build without the setting.
 */
declare const __ENV__: import('./config/parseEnv').Env;

/** scripts/vite/pictures.ts */
declare module '*?picture' {
  const picture: import('./art/picture').Picture;
  export default picture;
}

/** The part of react-scroll that the site uses; the package ships no types. */
declare module 'react-scroll' {
  export const animateScroll: {
    readonly scrollTo: (
      top: number,
      options: {
        readonly duration: number;
        readonly smooth: 'easeInOutQuart';
        /** Ends the scroll when set. */
        readonly data: { cancel: boolean };
      },
    ) => void;
  };
}
