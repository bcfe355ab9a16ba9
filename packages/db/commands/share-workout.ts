import { toStoredReport } from '@anwurf/domain/workout/stored-report';
import type { TrainingReport } from '@anwurf/domain/workout/training-report';
import type { LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { reportOfWorkout, sharedReports } from '../queries/training-reports.ts';
import { newId, newUrlId } from './new-id.ts';
import { inTurn, mergeSameCalls } from './overlapping-calls.ts';

/** A finished workout to publish. */
export interface WorkoutToShare {
  workoutId: string;
  sessionId: string | null;
  report: TrainingReport;
}

/**
 * Publishes the report of a workout for anybody with its link, as soon as the server has the row. Sharing again restores the same
 * link. Resolves with the link's id when it is on disk.
 */
export const shareWorkout = mergeSameCalls((db: LocalDatabase, { workoutId, sessionId, report }: WorkoutToShare): Promise<string> =>
  inTurn(db, async () => {
    const [known] = await readRows(db, reportOfWorkout(workoutId));
    const urlId = known?.urlId ?? newUrlId();
    const now = new Date().toISOString();
    await db.write([
      {
        table: 'training_reports',
        op: 'upsert',
        key: known?.id ?? newId(),
        values: {
          session_id: sessionId,
          workout_id: workoutId,
          training_data: toStoredReport(report, sessionId),
          is_shared: true,
          shared_at: now,
          report_url_id: urlId,
          created_at: now,
        },
      },
    ]);
    return urlId;
  }),
);

/** Publishes a report again. Resolves when it is on disk. */
export type ShareAgain = () => Promise<void>;

/**
 * Ends the sharing of a workout, with every link that any device has made. When that is on disk, resolves with a function that
 * undoes it.
 */
export const endSharing = mergeSameCalls(async (db: LocalDatabase, workoutId: string): Promise<ShareAgain> => {
  const shared = await readRows(db, sharedReports(workoutId));
  const setShared = (isShared: boolean) =>
    db.write(
      shared.map(({ id }) => ({ table: 'training_reports' as const, op: 'update' as const, key: id, values: { is_shared: isShared } })),
    );
  await setShared(false);
  return () => setShared(true);
});
