import type { Figure, PlayerFigures } from './player-figures.ts';

/** Sort order of a list of players; null: the order of the search. */
export type PlayerOrder = { readonly by: 'name' | Figure; readonly descending: boolean } | null;

interface SortablePlayer {
  readonly name: string;
  readonly values: PlayerFigures | null;
}

/** The order after a tap on a heading: names ascending, values descending; a second tap reverses it. */
export function nextOrder(order: PlayerOrder, by: 'name' | Figure): PlayerOrder {
  return order?.by === by ? { by, descending: !order.descending } : { by, descending: by !== 'name' };
}

const collator = new Intl.Collator('de');

/** Players in this order. Missing values are last in either direction; ties keep the order of the search. */
export function sortPlayers<Player extends SortablePlayer>(players: readonly Player[], order: PlayerOrder): readonly Player[] {
  if (order === null) return players;
  const { by, descending } = order;
  const sign = descending ? -1 : 1;
  if (by === 'name') return players.toSorted((one, other) => sign * collator.compare(one.name, other.name));
  const missing = descending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const valueOf = ({ values }: Player) => values?.[by] ?? missing;
  return players.toSorted((one, other) => (valueOf(one) === valueOf(other) ? 0 : sign * (valueOf(one) - valueOf(other))));
}
