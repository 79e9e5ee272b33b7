/** The articles of this build, the newest first: made by collection.ts. */
declare module 'virtual:articles/metas' {
  export const metas: readonly import('./frontMatter').ArticleMeta[];
}
declare module 'virtual:articles/titles' {
  /** What the pages of clouds and studies know of an article. */
  export const titles: readonly Pick<
    import('./frontMatter').ArticleMeta,
    'slug' | 'title' | 'cloud' | 'study'
  >[];
}
declare module 'virtual:articles/texts' {
  export const texts: readonly import('./frontMatter').Article[];
}
declare module 'virtual:articles/modules' {
  /** By their virtual modules, `virtual:articles/SLUG/entry`. */
  export const modules: Readonly<Record<string, () => Promise<import('./frontMatter').Article>>>;
}
