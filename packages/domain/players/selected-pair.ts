/** Players chosen for a comparison, by id: none, the first, or both. */
export type SelectedPair<Item> = readonly [] | readonly [Item] | readonly [Item, Item];

/** Selects or deselects an item. A third replaces the second; without the first the second becomes the first. */
export function togglePair<Item extends { readonly id: string }>(pair: SelectedPair<Item>, item: Item): SelectedPair<Item> {
  const [first, second] = pair;
  if (first === undefined) return [item];
  if (first.id === item.id) return second === undefined ? [] : [second];
  return second?.id === item.id ? [first] : [first, item];
}
