/// <reference types="vite/client" />

/** `import.meta.env` is read in config/env.ts only. */
interface ViteTypeOptions {
  strictImportMetaEnv: true;
}

/**
 * Replaced by the parsed settings when the dev server or a build starts. `config/env.ts` exports it; a
 * part reads `__ENV__.<part>`, a literal, so that the code behind it leaves a build without the setting.
 */
declare const __ENV__: import('./config/env').Env;

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

/** The part of the library's core that the site uses; the package types only its React wrapper. */
declare module 'typewriter-effect/dist/core' {
  type Options = {
    /** Milliseconds before each character. */
    readonly delay: number;
    readonly deleteSpeed: number;
    readonly loop: boolean;
    readonly cursor: string;
    readonly skipAddStyles: boolean;
    /** @returns the node to add, or null to add none. */
    readonly onCreateTextNode: (character: string, textNode: Text) => Text | null;
    readonly onRemoveNode: () => void;
  };

  export default class TypewriterCore {
    constructor(container: HTMLElement, options: Options);
    start(): this;
    stop(): this;
    typeString(text: string): this;
    deleteAll(speed: number): this;
    callFunction(callback: () => void): this;
  }
}
