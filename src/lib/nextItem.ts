type Item = { readonly id: string };

/** The item after the one with the id; after the last, the first. */
export function nextItem<Items extends readonly [Item, ...(readonly Item[])]>(
  items: Items,
  id: Items[number]['id'],
): Items[number] {
  return items[items.findIndex((item) => item.id === id) + 1] ?? items[0];
}
