import { sameRows } from '@anwurf/db/live/same-rows';
import { setsOfWorkout, type StoredSet } from '@anwurf/db/queries/logged-sets';
import { type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { useState } from 'react';

const canBeEmpty = { canBeEmpty: true };
const none: readonly StoredSet[] = [];

/** A set that this tab has written; null: there is none. */
interface Written {
  /** As the live query had it when it was written. */
  readonly before: StoredSet | null;
  readonly after: StoredSet | null;
}

const noWrites: ReadonlyMap<string, Written> = new Map();

function findSet(sets: readonly StoredSet[], id: string): StoredSet | null {
  return sets.find((set) => set.id === id) ?? null;
}

/** Those that the live query has not read yet: it still has the set as it was before. */
function withoutRead(written: ReadonlyMap<string, Written>, rows: readonly StoredSet[]): ReadonlyMap<string, Written> {
  const left = [...written].filter(([id, { before }]) => sameRows(findSet(rows, id), before));
  return left.length === written.size ? written : new Map(left);
}

/** A changed set keeps its place, a new one comes last. */
function withWritten(rows: readonly StoredSet[], written: ReadonlyMap<string, Written>): readonly StoredSet[] {
  if (written.size === 0) return rows;
  const sets = new Map<string, StoredSet | null>(rows.map((row) => [row.id, row]));
  for (const [id, { after }] of written) sets.set(id, after);
  return [...sets.values()].filter((set) => set !== null);
}

export interface WorkoutSets {
  /** Rows of the live query. */
  readonly logged: Loadable<readonly StoredSet[]>;
  /** The sets as they are on disk, in the order they were logged. */
  readonly sets: readonly StoredSet[];
  /** Takes note of how a set is on disk now; null: it is not any more. */
  readonly noteWritten: (id: string, set: StoredSet | null) => void;
}

/**
 * The sets of a running workout, with the writes of this tab from their acknowledgement on: the live query reads them two frames
 * later (`packages/db/decisions/0038-one-optimistic-layer.md`). A write is shown until the query has another version of its set.
 */
export function useWorkoutSets(workoutId: string): WorkoutSets {
  const logged = useRows(setsOfWorkout(workoutId), canBeEmpty);
  const rows = loadedOr(logged, none);
  const [written, setWritten] = useState(noWrites);
  const unread = withoutRead(written, rows);
  // Read once is enough: a set that is deleted later does not come back.
  if (unread !== written) setWritten(unread);
  return {
    logged,
    sets: withWritten(rows, unread),
    noteWritten: (id, set) => setWritten((known) => new Map([...known, [id, { before: findSet(rows, id), after: set }]])),
  };
}
