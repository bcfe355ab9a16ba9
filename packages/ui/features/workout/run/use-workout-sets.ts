import { setsOfWorkout, type StoredSet } from '@anwurf/db/queries/logged-sets';
import { type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { useState } from 'react';

const canBeEmpty = { canBeEmpty: true };
const none: readonly StoredSet[] = [];

/** By id what this tab has written since the live query told these rows; null: it has deleted the set. */
interface Written {
  readonly since: readonly StoredSet[];
  readonly sets: ReadonlyMap<string, StoredSet | null>;
}

/** A changed set keeps its place, a new one comes last. */
function withWritten(rows: readonly StoredSet[], written: Written['sets']): readonly StoredSet[] {
  const sets = new Map<string, StoredSet | null>(rows.map((row) => [row.id, row]));
  for (const [id, set] of written) sets.set(id, set);
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
 * The sets of a running workout. A write of this tab counts as soon as it is on disk: the live query reads it some milliseconds
 * later, and the screen would be drawn without it first. The query's next rows include it, and replace it.
 */
export function useWorkoutSets(workoutId: string): WorkoutSets {
  const logged = useRows(setsOfWorkout(workoutId), canBeEmpty);
  const rows = loadedOr(logged, none);
  const [written, setWritten] = useState<Written>({ since: none, sets: new Map() });
  return {
    logged,
    sets: written.since === rows ? withWritten(rows, written.sets) : rows,
    // Rows that came while it was being written may be older or newer than it: it then waits for the next ones.
    noteWritten: (id, set) =>
      setWritten((before) => ({ since: rows, sets: new Map([...(before.since === rows ? before.sets : []), [id, set]]) })),
  };
}
