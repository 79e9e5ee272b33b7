type Item = { readonly id: string };

/** The item after `current`; after the last, the first. */
export function nextItem<T extends Item>(items: readonly T[], current: T): T {
  return items[items.findIndex(({ id }) => id === current.id) + 1] ?? items[0] ?? current;
}
