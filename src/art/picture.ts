import type { Drawing } from './kit';

/** A picture file, as an import with `?picture` gives it: `import tea from './tea.jpg?picture'`. */
export type Picture = {
  /** The address of the widest WebP; in development that of the file itself. */
  readonly src: string;
  /** In pixels, of the file. */
  readonly width: number;
  readonly height: number;
  /** Smaller and larger copies, the best format first. */
  readonly sources: readonly { readonly type: `image/${string}`; readonly srcSet: string }[];
};

/** What content may show: a drawing of the kit, or a photograph, logo or screenshot. */
export type Illustration = Drawing | Picture;

export function isPicture(illustration: Illustration): illustration is Picture {
  return 'src' in illustration;
}
