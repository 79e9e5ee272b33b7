const articlesPerPage = 10;

/** The numbers of the list's pages, from 1. */
export function pageNumbers(articleCount: number): readonly number[] {
  const length = Math.max(1, Math.ceil(articleCount / articlesPerPage));
  return Array.from({ length }, (_, index) => index + 1);
}

export function itemsOnPage<Item>(items: readonly Item[], page: number): readonly Item[] {
  return items.slice((page - 1) * articlesPerPage, page * articlesPerPage);
}
