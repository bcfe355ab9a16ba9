import { shownRecords } from '@anwurf/domain/workout/shown-records';
import { toStoredReport } from '@anwurf/domain/workout/stored-report';
import { reportOf } from '@anwurf/domain/workout/training-report';
import { workoutSummary } from '@anwurf/domain/workout/workout-summary';
import type { LocalDatabase } from '../client/local-database.ts';
import { finishedWorkout } from '../queries/finished-workouts.ts';
import { readRows } from '../queries/local-query.ts';
import { bestsBefore, setsOfWorkout, volumesBefore } from '../queries/logged-sets.ts';
import { sharedReports } from '../queries/training-reports.ts';

/** Writes the shared reports of a workout as it is now, with the time at which it was corrected. Resolves when they are on disk. */
export async function renewReports(db: LocalDatabase, workoutId: string): Promise<void> {
  const shared = await readRows(db, sharedReports(workoutId));
  if (shared.length === 0) return;
  const [workout] = await readRows(db, finishedWorkout(workoutId));
  if (workout === undefined) return;
  const summary = workoutSummary(await readRows(db, setsOfWorkout(workoutId)), null);
  const main = summary.groups.find(({ phase }) => phase === 'main')?.exercises ?? [];
  const records = shownRecords(main, await readRows(db, bestsBefore(workoutId)), await readRows(db, volumesBefore(workoutId)));
  const report = toStoredReport(reportOf(workout, summary, records, new Date()), workout.sessionId);
  await db.write(
    shared.map(({ id }) => ({ table: 'training_reports' as const, op: 'update' as const, key: id, values: { training_data: report } })),
  );
}
