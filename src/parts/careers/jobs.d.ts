/** The postings in their order: made by collection.ts. */
declare module 'virtual:jobs/metas' {
  export const metas: readonly import('./frontMatter').Job[];
}
declare module 'virtual:jobs/texts' {
  export const texts: readonly import('./frontMatter').Posting[];
}
declare module 'virtual:jobs/modules' {
  export const modules: Readonly<Record<string, () => Promise<import('./frontMatter').Posting>>>;
}
