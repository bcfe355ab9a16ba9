import type { PGlite } from '@electric-sql/pglite';
import { readStoredReport } from '@anwurf/domain/workout/stored-report';
import type { TrainingReport } from '@anwurf/domain/workout/training-report';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { reportOfWorkout, type WorkoutReport } from '../queries/training-reports.ts';
import { emptyStore } from '../store/empty-store.ts';
import { newId, newUrlId } from './new-id.ts';
import { endSharing, shareWorkout } from './share-workout.ts';

const user = newId();
const workoutId = newId();
const sessionId = newId();
const report: TrainingReport = {
  planName: 'Wurfkraft Aufbau',
  sessionOrder: 3,
  durationMinutes: 52,
  startedAt: new Date('2026-11-20T18:00:00Z'),
  endedAt: new Date('2026-11-20T18:52:00Z'),
  day: null,
  editedAt: null,
  exercises: [
    {
      name: 'Bankdrücken',
      phase: 'main',
      sets: [{ weight: 34, reps: 8, durationSeconds: null, distanceMeters: null, rightAmount: null, completedAt: null }],
    },
  ],
  records: [],
};

describe('sharing a workout on the device', () => {
  let store: PGlite;
  let db: LocalDatabase;

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, user);
  });
  beforeEach(() => store.exec('truncate training_reports, outbox, base_rows'));

  const share = (change: Partial<TrainingReport> = {}) => shareWorkout(db, { workoutId, sessionId, report: { ...report, ...change } });
  const setOutbox = (status: string) => store.query('update outbox set status = $1', [status]);

  async function shown(): Promise<WorkoutReport | undefined> {
    const { sql, params } = reportOfWorkout(workoutId);
    return (await store.query<WorkoutReport>(sql, [...params])).rows[0];
  }

  async function storedReports() {
    const { rows } = await store.query<{ id: string; url: string; data: unknown; shared: boolean }>(
      'select id, report_url_id as url, training_data as data, is_shared as shared from training_reports order by id',
    );
    return rows;
  }

  /** Applies a row made by another device. */
  async function receive(urlId: string, isShared: boolean, serverVersion: number): Promise<string> {
    const id = newId();
    await store.query(
      `insert into training_reports (id, user_id, workout_id, training_data, is_shared, report_url_id, server_version)
       values ($1, $2, $3, '[]', $4, $5, $6)`,
      [id, user, workoutId, isShared, urlId, serverVersion],
    );
    return id;
  }

  test('a link id is random and too long to guess', () => {
    const ids = Array.from({ length: 500 }, newUrlId);
    expect(new Set(ids).size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{24}$/);
  });

  test('a report is written with the documents’ columns, and waits for the server', async () => {
    const urlId = await share();
    expect(await shown()).toEqual({ id: expect.any(String), urlId, isShared: true, isWaiting: true, isRefused: false });
    const [row] = await storedReports();
    expect(readStoredReport(row?.data)).toEqual(report);
    await setOutbox('confirmed');
    expect((await shown())?.isWaiting).toBe(false);
    await setOutbox('refused');
    expect((await shown())?.isRefused).toBe(true);
  });

  test('sharing again, even after ending it, keeps the link and updates the report', async () => {
    const urlId = await share();
    await endSharing(db, workoutId);
    expect((await shown())?.isShared).toBe(false);
    expect(await share({ durationMinutes: 60 })).toBe(urlId);
    const rows = await storedReports();
    expect(rows).toHaveLength(1);
    expect([rows[0]?.shared, readStoredReport(rows[0]?.data)?.durationMinutes]).toEqual([true, 60]);
  });

  test('ending the sharing can be undone', async () => {
    const urlId = await share();
    const shareAgain = await endSharing(db, workoutId);
    await shareAgain();
    expect(await shown()).toMatchObject({ urlId, isShared: true });
  });

  test('of two devices’ reports the newest counts, a shared one before an unshared one', async () => {
    const [first, second, third] = [newUrlId(), newUrlId(), newUrlId()];
    await receive(first, true, 7);
    await receive(second, true, 9);
    await receive(third, false, 12);
    expect((await shown())?.urlId).toBe(second);
    expect(await share()).toBe(second);
  });

  test('ending the sharing revokes every link of the workout, and undoing it restores only the shared ones', async () => {
    await receive(newUrlId(), true, 7);
    await receive(newUrlId(), true, 9);
    const old = await receive(newUrlId(), false, 12);
    const shareAgain = await endSharing(db, workoutId);
    expect((await storedReports()).map(({ shared }) => shared)).toEqual([false, false, false]);
    await shareAgain();
    expect((await storedReports()).filter(({ shared }) => !shared).map(({ id }) => id)).toEqual([old]);
  });

  test('another workout has no report', async () => {
    await share();
    const { sql, params } = reportOfWorkout(newId());
    expect((await store.query(sql, [...params])).rows).toEqual([]);
  });
});
