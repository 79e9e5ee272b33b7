/** How a visitor's browser is set up before it opens the site; without motion, which slows journeys down. */
export type BrowserSettings = {
  readonly hasJavaScript: boolean;
  readonly isDark: boolean;
};

export const defaultSettings: BrowserSettings = {
  hasJavaScript: true,
  isDark: false,
};

/** One browser window, driven through its engine's own protocol. */
export type Driver = {
  /** Resolves when the document has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Evaluates an expression in the page. Its value must be a string or a promise of one. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types text into the focused element, key by key. */
  readonly type: (text: string) => Promise<void>;
  readonly pressEnter: () => Promise<void>;
  /** Waits for an alert and accepts it. @returns its text */
  readonly acceptAlert: () => Promise<string>;
  readonly screenshot: () => Promise<Buffer>;
  /** Opens a second window that shares storage and cookies with this one. */
  readonly openWindow: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};

/** A browser that is installed on this machine. */
export type Engine = {
  readonly name: string;
  /** Starts a browser without history, storage and cookies. */
  readonly start: (settings: BrowserSettings) => Promise<Driver>;
  /** Ends every process that `start` has started. */
  readonly stop: () => Promise<void>;
};
