import { shownRecords } from '@anwurf/domain/workout/shown-records';
import { toStoredReport } from '@anwurf/domain/workout/stored-report';
import { reportOf } from '@anwurf/domain/workout/training-report';
import { workoutSummary } from '@anwurf/domain/workout/workout-summary';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import { type FinishedWorkout, finishedWorkout } from '../queries/finished-workouts.ts';
import { readRows } from '../queries/local-query.ts';
import { bestsBeforeCorrected, setsOfWorkout, type StoredSet, volumesBeforeCorrected } from '../queries/logged-sets.ts';
import { sharedReports } from '../queries/training-reports.ts';

type SetChange = Extract<Change, { table: 'workout_tracking' }>;
type EndingChange = Extract<Change, { table: 'completed_sessions' }>;

const EMPTY_SET: StoredSet = {
  id: '',
  workoutId: '',
  exerciseId: null,
  exerciseName: '',
  phase: null,
  setNumber: 1,
  weight: null,
  reps: null,
  durationSeconds: null,
  distanceMeters: null,
  rightAmount: null,
  extraWeight: null,
  band: null,
  bodyWeight: null,
  unit: '',
  reserve: null,
  kind: null,
  loggedAt: new Date(0),
};

/** A set with the columns of a change; a missing one stays. */
function patched(set: StoredSet, values: Extract<SetChange, { op: 'update' }>['values']): StoredSet {
  return {
    ...set,
    exerciseId: values.exercise_id === undefined ? set.exerciseId : values.exercise_id,
    exerciseName: values.exercise_name ?? set.exerciseName,
    phase: values.phase === undefined ? set.phase : values.phase,
    setNumber: values.set_number ?? set.setNumber,
    weight: values.weight === undefined ? set.weight : values.weight,
    reps: values.reps === undefined ? set.reps : values.reps,
    durationSeconds: values.duration_seconds === undefined ? set.durationSeconds : values.duration_seconds,
    distanceMeters: values.distance_meters === undefined ? set.distanceMeters : values.distance_meters,
    rightAmount: values.right_amount === undefined ? set.rightAmount : values.right_amount,
    extraWeight: values.extra_weight === undefined ? set.extraWeight : values.extra_weight,
    band: values.band === undefined ? set.band : values.band,
    bodyWeight: values.body_weight === undefined ? set.bodyWeight : values.body_weight,
    unit: values.unit ?? set.unit,
    reserve: values.reserve === undefined ? set.reserve : values.reserve,
    kind: values.set_kind === undefined ? set.kind : values.set_kind,
    loggedAt: values.created_at === undefined ? set.loggedAt : new Date(values.created_at),
  };
}

function setsAfter(sets: readonly StoredSet[], workoutId: string, changes: readonly SetChange[]): StoredSet[] {
  const byId = new Map(sets.map((set) => [set.id, set]));
  for (const change of changes) {
    if (change.op === 'delete') byId.delete(change.key);
    else byId.set(change.key, patched(byId.get(change.key) ?? { ...EMPTY_SET, id: change.key, workoutId }, change.values));
  }
  return [...byId.values()].toSorted((one, other) => Number(one.loggedAt) - Number(other.loggedAt) || one.id.localeCompare(other.id));
}

function endingAfter(workout: FinishedWorkout, changes: readonly EndingChange[]): FinishedWorkout {
  const values = changes.reduce<Readonly<Record<string, unknown>>>(
    (all, change) => ('values' in change ? { ...all, ...change.values } : all),
    {},
  );
  const [began, completed, day, minutes] = [values['began_at'], values['completed_at'], values['local_day'], values['duration_minutes']];
  return {
    ...workout,
    ...(typeof began === 'string' && { beganAt: new Date(began) }),
    ...(typeof completed === 'string' && { completedAt: new Date(completed) }),
    ...(typeof day === 'string' && { day }),
    ...(typeof minutes === 'number' && { durationMinutes: minutes }),
  };
}

/**
 * The shared reports of a workout as changes of it will have it, with the time of the correction: written with these changes, a link never
 * shows what is not so any more.
 */
export async function renewedReports(db: LocalDatabase, workoutId: string, changes: readonly Change[]): Promise<Change[]> {
  const shared = await readRows(db, sharedReports(workoutId));
  if (shared.length === 0) return [];
  const [workout] = await readRows(db, finishedWorkout(workoutId));
  if (workout === undefined) return [];
  const ofSets = changes.filter((change) => change.table === 'workout_tracking');
  const ofEnding = changes.filter((change) => change.table === 'completed_sessions');
  const sets = setsAfter(await readRows(db, setsOfWorkout(workoutId)), workoutId, ofSets);
  const summary = workoutSummary(sets, null);
  const main = summary.groups.find(({ phase }) => phase === 'main')?.exercises ?? [];
  const beginning = { names: [...new Set(sets.map(({ exerciseName }) => exerciseName))], beganAt: sets[0]?.loggedAt ?? new Date() };
  const bests = await readRows(db, bestsBeforeCorrected(workoutId, beginning));
  const volumes = await readRows(db, volumesBeforeCorrected(workoutId, beginning));
  const records = shownRecords(main, bests, volumes);
  const report = toStoredReport(reportOf(endingAfter(workout, ofEnding), summary, records, new Date()), workout.sessionId);
  return shared.map(({ id }) => ({ table: 'training_reports', op: 'update', key: id, values: { training_data: report } }));
}
