import type { BrowserContext, Page } from '@playwright/test';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { Env } from '@/config/parseEnv';
import type { NavLink } from '@/content/types';
import type { CookieJar } from '@/lib/cookieJar';

/** The components of parts at one place of the site, by part. */
export type Slot<Props extends object = object> = Readonly<Record<string, ComponentType<Props>>>;

/** What a form that asks for a name and an email tells the parts. */
export type FormSlotProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The names of the two fields. */
  readonly fields: { readonly name: string; readonly email: string };
  /** Called with the name of a field that a part has filled in. */
  readonly onFill: (name: string) => void;
};

/** Wraps the whole site. */
export type PartProvider = ComponentType<{
  readonly cookies: CookieJar;
  readonly children: ReactNode;
}>;

/** The id of a section stays on the page if it throws. */
export type LandingSection = readonly [component: ComponentType, id: string | undefined];

/** A part's link in the menus, the footer and on the not-found page. */
export type PartLinks = {
  readonly desktop?: NavLink;
  readonly mobile?: NavLink;
  /** Where the menus have none. */
  readonly footer?: NavLink;
  /** With the address of `desktop`, or else of `footer`. */
  readonly notFound?: {
    /** After "the". */
    readonly name: string;
    /** The target, in a few words. */
    readonly note: string;
  };
};

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
  /** Fills in and sends a form of the part. */
  readonly sendForm?: (page: Page) => Promise<SentForm>;
  /** Stands in for services that are not on this machine. */
  readonly mock?: (context: BrowserContext) => Promise<unknown>;
};

/** What a mail has in it once a form has reached the mailbox. */
export type SentForm = { readonly texts: readonly string[]; readonly file: Buffer };

export type Redirect = {
  readonly from: string;
  readonly to: string;
  /** Permanent for a spelling of a page. */
  readonly status: 301 | 302;
};

/** What a page may load, by directive of the content security policy; null is left out. */
export type PolicySources = Readonly<
  Partial<
    Record<
      'script-src' | 'style-src-attr' | 'img-src' | 'connect-src' | 'frame-src',
      readonly (string | null)[]
    >
  >
>;

/** What a part adds to a build. */
export type PartBuild = {
  /** Packages that are published with their dependencies inside; Vite does not list those licences. */
  readonly bundlingPackages?: readonly string[];
  readonly sources?: (env: Env) => PolicySources;
  /** Files beside the pages: their text by path, such as a feed. */
  readonly files?: () => Readonly<Record<string, string>>;
  /** At the end of every page, with its styles. */
  readonly notice?: (env: Env) => { readonly html: string; readonly css: string } | null;
};

/** What a part says in the cookie banner and in the cookie dialog, in whole sentences. */
export type ConsentTexts = {
  readonly banner?: string;
  readonly profile?: string;
  readonly analytics?: string;
  readonly marketing?: string;
  readonly functional?: string;
  /** By how much it raises the revision of consent, because it gives the categories another meaning. */
  readonly revision?: number;
};
