/** A set of a running workout, by the row of the plan that it was done for. */
interface DoneSet {
  readonly exerciseId: string | null;
  readonly exerciseName: string;
}

interface TrainedRow {
  readonly id: string;
  readonly name: string;
}

/**
 * The sets of a running workout as those of its exercises. A plan that is edited meanwhile gets new rows for the same exercises: what was
 * done for a row that is gone counts for the first one of its name. Sets before a swap have a row, and stay with the former name.
 * @param rows of the workout, in their order
 * @param otherIds of rows that the workout leaves out
 */
export function adoptedSets<Done extends DoneSet>(sets: readonly Done[], rows: readonly TrainedRow[], otherIds: readonly string[]): Done[] {
  const known = new Set([...rows.map(({ id }) => id), ...otherIds]);
  return sets.map((set) => {
    if (set.exerciseId !== null && known.has(set.exerciseId)) return set;
    const row = rows.find(({ name }) => name === set.exerciseName);
    return row === undefined ? set : { ...set, exerciseId: row.id };
  });
}
