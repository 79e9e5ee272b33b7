export function nextItem<T extends { readonly id: string }>(items: readonly T[], current: T): T {
  return items[items.findIndex(({ id }) => id === current.id) + 1] ?? items[0] ?? current;
}
