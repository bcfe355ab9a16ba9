import type { Figure, PlayerFigures } from './player-figures.ts';

/** What a list of players is sorted by; null: the order in which they were found. */
export type PlayerOrder = { readonly by: 'name' | Figure; readonly descending: boolean } | null;

interface SortablePlayer {
  readonly name: string;
  readonly values: PlayerFigures | null;
}

/** The order after a tap on a heading: names from A, figures from the largest; a second tap turns it round. */
export function nextOrder(order: PlayerOrder, by: 'name' | Figure): PlayerOrder {
  return order?.by === by ? { by, descending: !order.descending } : { by, descending: by !== 'name' };
}

const collator = new Intl.Collator('de');

/** Players in this order. A missing value stands last, whichever way; those who are equal stay as they were found. */
export function sortPlayers<Player extends SortablePlayer>(players: readonly Player[], order: PlayerOrder): readonly Player[] {
  if (order === null) return players;
  const { by, descending } = order;
  const sign = descending ? -1 : 1;
  if (by === 'name') return players.toSorted((one, other) => sign * collator.compare(one.name, other.name));
  const missing = descending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const valueOf = ({ values }: Player) => values?.[by] ?? missing;
  return players.toSorted((one, other) => (valueOf(one) === valueOf(other) ? 0 : sign * (valueOf(one) - valueOf(other))));
}
