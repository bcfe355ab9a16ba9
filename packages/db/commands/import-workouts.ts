import { localDayIn } from '@anwurf/domain/calendar/local-time';
import type { ImportedSet } from '@anwurf/domain/training-import/imported-set';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { FINISHED_NOTE } from '@anwurf/domain/workout/workout-note';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { finishedAmong } from '../queries/importable-exercises.ts';
import { readRows } from '../queries/local-query.ts';
import { valueColumns } from './log-set.ts';
import { idFromText } from './id-from-text.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';

/** A workout from elsewhere. */
export interface WorkoutToImport {
  /** Names it where it comes from: the same when that is imported again. */
  readonly key: string;
  readonly title: string;
  readonly beganAt: Date;
  /** 1 to 10,000. */
  readonly minutes: number;
  /** At most 4000 characters; empty: none. */
  readonly note: string;
  readonly sets: readonly ImportedSet[];
}

/** A log from elsewhere. */
export interface LogToImport {
  /** Where it comes from, such as 'Hevy'. */
  readonly source: string;
  /** IANA zone in which its workouts were. */
  readonly timeZone: string;
  readonly workouts: readonly WorkoutToImport[];
  /** Exercises that are not known here and become own ones. */
  readonly ownExercises: readonly { readonly name: string; readonly metric: Metric }[];
}

/** Result of an import. */
export interface ImportedLog {
  readonly workouts: number;
  readonly sets: number;
  /** Workouts of an earlier import. */
  readonly known: number;
  /** Removes all that was added, with what was changed in it since. Resolves when that is on disk. */
  readonly undo: () => Promise<void>;
}

/** Changes of one write: the app stays usable between two. */
const CHUNK = 500;
/** Between the times of two sets: only their order is known. */
const NEXT_SET_MS = 1000;
/** Sets of an exercise and workout have numbers up to this. */
const MOST_NUMBERS = 100;

/** A change, and what takes it back. */
interface Step {
  readonly change: Change;
  readonly undo: Change;
}

async function stepsOf(userId: string, source: string, timeZone: string, workout: WorkoutToImport, id: string): Promise<Step[]> {
  const { title, beganAt, minutes, note, sets } = workout;
  const numbers = new Map<string, number>();
  const ids = await Promise.all(sets.map((_, index) => idFromText(`${userId}\n${id}\n${index}`)));
  const rows = sets.map(({ exerciseName, unit, values, reserve }, index): Step => {
    const key = ids[index] ?? '';
    const number = (numbers.get(exerciseName) ?? 0) + 1;
    numbers.set(exerciseName, number);
    const change: Change = {
      table: 'workout_tracking',
      op: 'upsert',
      key,
      values: {
        workout_id: id,
        session_id: null,
        exercise_id: null,
        exercise_name: exerciseName,
        phase: 'main',
        set_number: Math.min(MOST_NUMBERS, number),
        ...valueColumns(values),
        sets: 1,
        completed: true,
        unit,
        reserve,
        created_at: new Date(Number(beganAt) + index * NEXT_SET_MS).toISOString(),
      },
    };
    return { change, undo: { table: 'workout_tracking', op: 'delete', key } };
  });
  const ending: Change = {
    table: 'completed_sessions',
    op: 'upsert',
    key: id,
    values: {
      session_id: null,
      workout_id: id,
      plan_name: title === '' ? source : title,
      session_order: null,
      began_at: beganAt.toISOString(),
      time_zone: timeZone,
      local_day: localDayIn(beganAt, timeZone),
      completed_at: new Date(Number(beganAt) + minutes * 60_000).toISOString(),
      duration_minutes: minutes,
      notes: note === '' ? FINISHED_NOTE : note,
      created_at: new Date().toISOString(),
    },
  };
  // The ending last: a workout that has one is complete, and the next import leaves it out.
  return [...rows, { change: ending, undo: { table: 'completed_sessions', op: 'delete', key: id } }];
}

async function writeInChunks(db: LocalDatabase, changes: readonly Change[], onProgress: (share: number) => void): Promise<void> {
  for (let index = 0; index < changes.length; index += CHUNK) {
    await db.write(changes.slice(index, index + CHUNK));
    onProgress(Math.min(1, (index + CHUNK) / changes.length));
  }
}

/**
 * Adds workouts from elsewhere to the log, oldest first. The ids come from the account and from where the workouts come from: the same log imported
 * again, here or on another device, adds nothing, and an import that was cut off goes on. Resolves when all is on disk.
 * @param onProgress share that is on disk, 0 to 1
 * @throws when the journal cannot take more; what was written stays
 */
export const importWorkouts = mergeSameCalls(
  (
    db: LocalDatabase,
    userId: string,
    { source, timeZone, workouts, ownExercises }: LogToImport,
    onProgress: (share: number) => void = () => {},
  ): Promise<ImportedLog> =>
    inTurn(db, async () => {
      const named = await Promise.all(
        workouts.map(async (workout) => ({ workout, id: await idFromText(`${userId}\n${source}\n${workout.key}`) })),
      );
      const known = new Set((await readRows(db, finishedAmong(named.map(({ id }) => id)))).map(({ id }) => id));
      const added = named.filter(({ id }) => !known.has(id));
      const names = new Set(added.flatMap(({ workout }) => workout.sets.map(({ exerciseName }) => exerciseName)));
      const own = await Promise.all(
        ownExercises
          .filter(({ name }) => names.has(name))
          .map(async ({ name, metric }): Promise<Step> => {
            const key = await idFromText(`${userId}\n${source}\nexercise\n${name}`);
            const values = { name, metric, created_at: new Date().toISOString() };
            return {
              change: { table: 'athleten_uebungen', op: 'upsert', key, values },
              undo: { table: 'athleten_uebungen', op: 'delete', key },
            };
          }),
      );
      const rows = await Promise.all(added.map(({ workout, id }) => stepsOf(userId, source, timeZone, workout, id)));
      const steps = [...own, ...rows.flat()];
      await writeInChunks(
        db,
        steps.map(({ change }) => change),
        onProgress,
      );
      return {
        workouts: added.length,
        sets: added.reduce((sum, { workout }) => sum + workout.sets.length, 0),
        known: known.size,
        undo: () =>
          inTurn(db, () =>
            writeInChunks(
              db,
              steps.toReversed().map(({ undo }) => undo),
              () => {},
            ),
          ),
      };
    }),
);
