import type { LogToImport } from '@anwurf/db/commands/import-workouts';
import type { ImportableExercise } from '@anwurf/db/queries/importable-exercises';
import { matchedExercises } from '@anwurf/domain/training-import/exercise-spelling';
import { type ImportedExercise, importedSet, metricOfSets } from '@anwurf/domain/training-import/imported-set';
import type { ReadSet, TrainingTable } from '@anwurf/domain/training-import/read-training-table';

/** An exercise of a table. */
export interface FoundExercise {
  /** As the table has it. */
  readonly name: string;
  readonly sets: readonly ReadSet[];
  /** Found by its name; null: nothing here is called so. */
  readonly match: ImportableExercise | null;
}

/** The exercises of a table, those with most sets first. */
export function foundExercises({ workouts }: TrainingTable, known: readonly ImportableExercise[]): readonly FoundExercise[] {
  const sets = new Map<string, ReadSet[]>();
  for (const set of workouts.flatMap((workout) => workout.sets)) {
    const list = sets.get(set.exercise);
    if (list === undefined) sets.set(set.exercise, [set]);
    else list.push(set);
  }
  const matches = matchedExercises([...sets.keys()], known);
  return [...sets]
    .map(([name, list]) => ({ name, sets: list, match: matches.get(name) ?? null }))
    .toSorted((one, other) => other.sets.length - one.sets.length);
}

/** Names of sources; they stand with the imported workouts. */
const SOURCE_NAMES: Readonly<Record<TrainingTable['source'], string>> = {
  Hevy: 'Hevy',
  Strong: 'Strong',
  FitNotes: 'FitNotes',
  Liftosaur: 'Liftosaur',
  table: 'Eigene Tabelle',
};
export const sourceName = ({ source }: TrainingTable) => SOURCE_NAMES[source];

/**
 * Converts a table to what is imported of it.
 * @param chosen name of the table → name of an exercise here; without an entry it becomes an own exercise
 */
export function logOf(
  table: TrainingTable,
  found: readonly FoundExercise[],
  known: readonly ImportableExercise[],
  chosen: Readonly<Record<string, string>>,
  timeZone: string,
): LogToImport {
  const byName = new Map(known.map((exercise) => [exercise.name, exercise]));
  const targets = new Map(
    found.map(({ name, sets, match }): [string, ImportedExercise & { readonly isNew: boolean }] => {
      const target = match ?? byName.get(chosen[name] ?? '');
      return [
        name,
        target === undefined
          ? { name, metric: metricOfSets(sets), perSide: false, extraLoad: null, isNew: true }
          : { ...target, isNew: false },
      ];
    }),
  );
  return {
    source: sourceName(table),
    timeZone,
    workouts: table.workouts.map((workout) => ({
      ...workout,
      sets: workout.sets.flatMap((set) => {
        const target = targets.get(set.exercise);
        return target === undefined ? [] : [importedSet(set, target)];
      }),
    })),
    ownExercises: [...targets.values()].filter(({ isNew }) => isNew).map(({ name, metric }) => ({ name, metric })),
  };
}
