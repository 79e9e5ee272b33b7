import type { PersonName } from '@/art/drawings/interface/people';
import type { PictureFile } from '@/art/picture';

type Author = {
  /** A drawing, or a photograph beside this file. */
  readonly portrait: PersonName | PictureFile;
  readonly name: string;
  readonly role: string;
};

/** Sample data: invented people. */
export const authors = {
  kabir: { portrait: 'kabir', name: 'Kabir Sethi', role: 'director, licences and contracts' },
  meera: { portrait: 'meera', name: 'Meera Krishnan', role: 'head of consulting' },
  tomas: { portrait: 'tomas', name: 'Tomas Novak', role: 'head of integration' },
} as const satisfies Readonly<Record<string, Author>>;

export type AuthorName = keyof typeof authors;

export const authorNames = Object.keys(authors).filter(
  (name): name is AuthorName => name in authors,
);
