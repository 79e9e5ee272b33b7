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
