import * as z from 'zod/mini';
import { LONGEST_ROUND_REST } from './exercise-group.ts';
import { PHASES } from '../vocabulary/phase.ts';
import { keptExercise } from './kept-exercise.ts';
import type { AddedExercise, ShapeChange } from './shaped-today.ts';

/** Exercises that one live training can have. */
export const MOST_LIVE = 100;

const entrySchema = z.object({
  exercise_id: z.string(),
  exercise: z.optional(z.object({ phase: z.enum(PHASES), ...keptExercise })),
  place: z.optional(z.enum(['out', 'gone'])),
  group_key: z.optional(z.nullable(z.int())),
  round_rest: z.catch(z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(LONGEST_ROUND_REST)))), null),
});
const revisionSchema = z.object({ revision: z.int() });

/** An exercise of a live training. */
export interface LiveEntry {
  readonly exerciseId: string;
  /** Taken from the catalogue or an own one for this training; null: the own exercise with this id, as it is now. */
  readonly exercise: Omit<AddedExercise, 'id'> | null;
  /** Whether it is trained, left out for the day, or another one has taken its place. */
  readonly place: 'in' | 'out' | 'gone';
  /** Key of its superset or circuit; null: it is on its own. Exercises of a group follow each other. */
  readonly group: number | null;
  /** Seconds of rest after a round of its group; null: the longest pause of its exercises. */
  readonly roundRest: number | null;
}

/** The exercises of a live training in their order, as its progress keeps them in `training_logs`. */
export interface LiveList {
  /** Number of changes by the player: of two devices' lists the one with more of them counts. */
  readonly revision: number;
  readonly entries: readonly LiveEntry[];
}

/** An own exercise, as it is now. */
export function ownEntry(exerciseId: string): LiveEntry {
  return { exerciseId, exercise: null, place: 'in', group: null, roundRest: null };
}

/** An exercise that is taken for one training. */
export function takenEntry({ id, ...exercise }: AddedExercise): LiveEntry {
  return { exerciseId: id, exercise, place: 'in', group: null, roundRest: null };
}

/** The list as it is stored. */
export function listToLogs({ revision, entries }: LiveList) {
  const logs = entries.map(({ exerciseId, exercise, place, group, roundRest }) => ({
    exercise_id: exerciseId,
    ...(exercise !== null && { exercise: { ...exercise } }),
    ...(place !== 'in' && { place }),
    ...(group !== null && { group_key: group }),
    ...(roundRest !== null && { round_rest: roundRest }),
  }));
  return revision === 0 ? logs : [...logs, { revision }];
}

/** The list of a stored progress; entries that cannot be read are not in it. */
export function liveList(kept: unknown): LiveList {
  const logs: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const entries = logs.flatMap((log): LiveEntry[] => {
    const { data } = entrySchema.safeParse(log);
    if (data === undefined) return [];
    const { exercise_id: exerciseId, exercise = null, place = 'in', group_key: group = null, round_rest: roundRest = null } = data;
    return [{ exerciseId, exercise, place, group, roundRest }];
  });
  const revisions = logs.flatMap((log) => revisionSchema.safeParse(log).data?.revision ?? []);
  return { revision: Math.max(0, ...revisions), entries };
}

/** One list of two devices: the one with more changes, and behind it what only the other one has. Of two with as many the first counts. */
export function mergedLists(one: LiveList, other: LiveList): LiveList {
  const [first, second] = other.revision > one.revision ? [other, one] : [one, other];
  const known = new Set(first.entries.map(({ exerciseId }) => exerciseId));
  return { ...first, entries: [...first.entries, ...second.entries.filter(({ exerciseId }) => !known.has(exerciseId))] };
}

function withPlace(entries: readonly LiveEntry[], id: string, place: LiveEntry['place']): LiveEntry[] {
  return entries.map((entry) => (entry.exerciseId === id ? { ...entry, place } : entry));
}

function reshapedEntries(entries: readonly LiveEntry[], change: ShapeChange): readonly LiveEntry[] {
  switch (change.kind) {
    case 'add': {
      if (entries.length >= MOST_LIVE) return entries;
      const after = entries.findIndex(({ exerciseId }) => exerciseId === change.after);
      return entries.toSpliced(after === -1 ? entries.length : after + 1, 0, takenEntry(change.exercise));
    }
    case 'leaveOut':
      return withPlace(entries, change.id, 'out');
    case 'bringBack':
      return withPlace(entries, change.id, 'in');
    case 'order': {
      const turn = ({ exerciseId }: LiveEntry) => (change.ids.includes(exerciseId) ? change.ids.indexOf(exerciseId) : change.ids.length);
      return entries.toSorted((one, other) => turn(one) - turn(other));
    }
  }
}

/** The list after a change; what is taken in beyond `MOST_LIVE` is not. */
export function reshapedList({ revision, entries }: LiveList, change: ShapeChange): LiveList {
  return { revision: revision + 1, entries: reshapedEntries(entries, change) };
}

/** The list with another exercise in the place of one; what was done of that one stays in the log. */
export function swappedList({ revision, entries }: LiveList, id: string, taken: AddedExercise): LiveList {
  const at = entries.findIndex(({ exerciseId }) => exerciseId === id);
  const { group = null, roundRest = null } = entries[at] ?? {};
  const inItsGroup = { ...takenEntry(taken), group, roundRest };
  return { revision: revision + 1, entries: withPlace(entries, id, 'gone').toSpliced(at + 1, 0, inItsGroup) };
}

/** The list with an exercise in its place again, and the one that had taken it gone. */
export function swappedBack({ revision, entries }: LiveList, id: string, takenId: string): LiveList {
  return { revision: revision + 1, entries: withPlace(withPlace(entries, id, 'in'), takenId, 'gone') };
}
