import type { BrowserContext, Page } from '@playwright/test';

/** What the browser tests of the whole site try of a part. */
export type PartTesting = {
  /** By name, the buttons of the landing page that open it. */
  readonly dialogs?: Readonly<Record<string, readonly string[]>>;
  /** Environment variables of both tested builds. */
  readonly siteSettings?: Readonly<Record<string, string>>;
  /** Firebase emulators, each with its port. */
  readonly emulators?: Readonly<Record<string, number>>;
  /** Scripts to run beside the site, with their environment variables. */
  readonly servers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Packages whose licence the build must have. */
  readonly licenses?: readonly string[];
  /** Keys that a library writes and removes to test whether storage is available. */
  readonly probes?: readonly string[];
  /** One page of each kind. */
  readonly pages?: readonly string[];
  /** The beginning of addresses with a form, whose query the page reads. */
  readonly pagesWithQuery?: readonly string[];
  /** Settings of the build that has every service. */
  readonly settings?: (
    addresses: Readonly<Record<'receiver', string>>,
  ) => Readonly<Record<string, string>>;
  /** Builds with other settings, by name, for the tests with the tag `@full`. */
  readonly builds?: Readonly<Record<string, Build>>;
  /** Fills in and sends a form of the part. */
  readonly sendForm?: (page: Page) => Promise<SentForm>;
  /** Stands in for services that are not on this machine. */
  readonly mock?: (context: BrowserContext) => Promise<unknown>;
};

type Build = { readonly port: number; readonly settings: Readonly<Record<string, string>> };

/** What a mail has in it once a form has reached the mailbox, and what the page then says. */
export type SentForm = {
  readonly texts: readonly string[];
  readonly file: Buffer;
  readonly thanks: string;
};
