import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { extraSessions } from '../queries/extra-sessions.ts';
import { readRows } from '../queries/local-query.ts';
import { scheduledSessions } from '../queries/scheduled-sessions.ts';
import { emptyStore } from '../store/empty-store.ts';
import { moveExtraSession, putExtraSession, removeExtraSession } from './extra-session.ts';
import { finishWorkout } from './finish-workout.ts';
import { newId } from './new-id.ts';

const [user, planId, sessionId] = [newId(), newId(), newId()];
let store: PGlite;
let db: LocalDatabase;

beforeAll(async () => {
  store = await emptyStore();
  db = databaseOnStore(store, user);
  await store.query(`insert into trainingsplanreal (id, user_id, name) values ($1, $2, 'Sprungkraft')`, [planId, user]);
  await store.query(`insert into sessions (id, user_id, plan_id, session_order) values ($1, $2, $3, 2)`, [sessionId, user, planId]);
});
beforeEach(() => store.exec('truncate scheduled_sessions, completed_sessions, outbox, base_rows'));

const week = () => readRows(db, extraSessions('2026-11-23', '2026-11-30'));

test('a session of another plan is put on a day, moved, removed, and each is taken back', async () => {
  const undoPut = await putExtraSession(db, sessionId, '2026-11-26');
  const [put] = await week();
  expect(put).toMatchObject({ sessionId, planId, planName: 'Sprungkraft', order: 2, day: '2026-11-26' });
  if (put === undefined) throw new Error('not put');

  const undoMove = await moveExtraSession(db, put, '2026-11-28');
  expect(await week()).toEqual([{ ...put, day: '2026-11-28' }]);
  await undoMove();
  expect(await week()).toEqual([put]);

  const undoRemove = await removeExtraSession(db, put);
  expect(await week()).toEqual([]);
  await undoRemove();
  expect(await week()).toEqual([put]);
  await undoPut();
  expect(await week()).toEqual([]);
});

test('it is no move of its own plan, and done once it was trained since in the week of its day', async () => {
  await putExtraSession(db, sessionId, '2026-11-26');
  expect(await readRows(db, scheduledSessions(planId))).toEqual([]);
  await store.query(`update scheduled_sessions set scheduled_at = '2026-11-24T08:00:00Z'`);
  const finish = (at: string) =>
    finishWorkout(db, {
      workoutId: newId(),
      sessionId,
      planName: 'Sprungkraft',
      sessionOrder: 2,
      beganAt: new Date(at),
      timeZone: 'Europe/Berlin',
      completedAt: new Date(at),
      durationMinutes: 40,
      note: '',
      effort: null,
    });
  await finish('2026-11-23T18:00:00Z');
  expect(await week()).toHaveLength(1);
  await finish('2026-11-27T18:00:00Z');
  expect(await week()).toEqual([]);
});
