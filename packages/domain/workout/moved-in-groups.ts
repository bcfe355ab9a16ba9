import type { Phase } from '../vocabulary/phase.ts';
import { type GroupedRow, groupAt } from './exercise-group.ts';

type PlacedRow = GroupedRow & { readonly phase: Phase };

/**
 * The rows with one moved a place earlier or later within its part of the session: within its superset or circuit it changes places
 * with its neighbour, at the edge it takes the group along, and past another group it goes as a whole. The same array where it cannot.
 */
export function movedInGroups<Row extends PlacedRow>(rows: readonly Row[], index: number, step: -1 | 1): readonly Row[] {
  const blockAt = (place: number) => groupAt(rows, place) ?? { first: place, end: place + 1 };
  const row = rows[index];
  if (row === undefined) return rows;
  const block = blockAt(index);
  const other = index + step;
  if (other >= block.first && other < block.end) return swapped(rows, { first: index, end: index + 1 }, { first: other, end: other + 1 });
  const edge = step < 0 ? block.first - 1 : block.end;
  if (rows[edge]?.phase !== row.phase) return rows;
  return swapped(rows, block, blockAt(edge));
}

interface Block {
  readonly first: number;
  readonly end: number;
}

/** Two neighbouring blocks changed. */
function swapped<Row>(rows: readonly Row[], one: Block, other: Block): Row[] {
  const [before, after] = one.first < other.first ? [one, other] : [other, one];
  return [
    ...rows.slice(0, before.first),
    ...rows.slice(after.first, after.end),
    ...rows.slice(before.first, before.end),
    ...rows.slice(after.end),
  ];
}
