import type { ComponentType } from 'react';

/** The components of parts at one place of the site, by part. */
export type Slot<Props extends object = object> = Readonly<Record<string, ComponentType<Props>>>;

/** What the browser tests of the whole site try of a part. */
export type PartTesting = {
  /** By name, the buttons of the landing page that open it. */
  readonly dialogs?: Readonly<Record<string, readonly string[]>>;
};

export type Redirect = {
  readonly from: string;
  readonly to: string;
  /** Permanent for a spelling of a page. */
  readonly status: 301 | 302;
};

/** What a part needs of every host. */
export type PartHosts = {
  /** Features that the Permissions-Policy header denies unless a part uses them. */
  readonly allowedFeatures?: readonly string[];
  readonly redirects?: readonly Redirect[];
};

/** What a part adds to a build. */
export type PartBuild = {
  /** What is invented in the folder; the build prints it. */
  readonly sampleData?: string;
};
