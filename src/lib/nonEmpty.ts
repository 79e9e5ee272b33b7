/**
 * The items, typed as at least one.
 * @throws {Error} if there is none
 */
export function nonEmpty<Item>(items: readonly Item[]): readonly [Item, ...Item[]] {
  const [first, ...rest] = items;
  if (first === undefined) throw new Error('The list is empty, but at least one item is needed.');
  return [first, ...rest];
}
