/** Sample data: invented people. */
export const authors = {
  kabir: { portrait: 'kabir', name: 'Kabir Sethi', role: 'who signs our contracts' },
  meera: { portrait: 'meera', name: 'Meera Krishnan', role: 'who leads consulting' },
  tomas: { portrait: 'tomas', name: 'Tomas Novak', role: 'who leads integration' },
} as const;

export type AuthorName = keyof typeof authors;
