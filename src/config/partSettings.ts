/** What the parts are set to, by part: the `settings.ts` of each declares its own. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type -- the parts add to it
export interface PartSettings {}

/** A part that is off, or gone, has none. */
export type SettingsOfParts = {
  readonly [Part in keyof PartSettings]?: NonNullable<PartSettings[Part]>;
};
