/** Players chosen for a comparison, by id: none, the first, or both. */
export type SelectedPair<Item> = readonly [] | readonly [Item] | readonly [Item, Item];

/** Chooses or gives up an item. A third takes the place of the second; without the first the second is the first. */
export function togglePair<Item extends { readonly id: string }>(pair: SelectedPair<Item>, item: Item): SelectedPair<Item> {
  const [first, second] = pair;
  if (first === undefined) return [item];
  if (first.id === item.id) return second === undefined ? [] : [second];
  return second?.id === item.id ? [first] : [first, item];
}
