/** Sample data: invented people. */
export const authors = {
  kabir: { name: 'Kabir Sethi', role: 'who signs our contracts' },
  meera: { name: 'Meera Krishnan', role: 'who leads consulting' },
  tomas: { name: 'Tomas Novak', role: 'who leads integration' },
} as const;

export type AuthorName = keyof typeof authors;
export const authorNames: readonly AuthorName[] = ['kabir', 'meera', 'tomas'];
