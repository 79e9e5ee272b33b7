type Item = { readonly id: string };

export function nextItem<T extends Item>(items: readonly T[], current: T): T {
  return items[items.findIndex(({ id }) => id === current.id) + 1] ?? items[0] ?? current;
}
