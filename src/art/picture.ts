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

type Extension = 'jpg' | 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

/** The name of a picture file beside the list that names it. */
export type PictureFile = `${string}.${Extension | Uppercase<Extension>}`;

/**
 * A drawing by its name, or a picture file by its own.
 * @param files what `import.meta.glob` finds beside the list
 * @throws {Error} a sentence, if there is neither
 */
export function findIllustration(
  name: string,
  drawings: Readonly<Record<string, Illustration>>,
  files: Readonly<Record<string, Picture>>,
): Illustration {
  const [, file] =
    Object.entries(files).find(([path]) => toReadable(path) === toReadable(`./${name}`)) ?? [];
  const found = drawings[name] ?? file;
  if (!found) throw new Error(`The picture ${name} is not beside the list that names it.`);
  return found;
}

/**
 * By it names are compared: macOS writes ä in two characters, a screenshot's time with another space,
 * and a camera JPG in capitals.
 */
export function toReadable(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
