import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import type { LocalQuery } from '../queries/local-query.ts';
import { setsBefore } from '../queries/logged-sets.ts';
import { scheduledSessions } from '../queries/scheduled-sessions.ts';
import { emptyStore } from '../store/empty-store.ts';
import { adoptWeek } from './adopt-week.ts';
import { newId } from './new-id.ts';
import { scheduleSessions } from './schedule-session.ts';

const user = newId();

describe('a plan in its weeks on the device', () => {
  let store: PGlite;
  let db: LocalDatabase;
  const [planId, sessionId, rowId] = [newId(), newId(), newId()];

  async function rows<Row>(query: LocalQuery<Row>): Promise<Row[]> {
    return (await store.query<Row>(query.sql, [...query.params])).rows;
  }

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, user);
  });
  beforeEach(async () => {
    await store.exec('truncate scheduled_sessions, workout_tracking, trainingsplanreal, sessions, haupt_uebungen, outbox, base_rows');
    await store.query(
      `insert into trainingsplanreal (id, user_id, name, week_count, started_on) values ($1, $2, 'Kraft', 2, '2026-11-16')`,
      [planId, user],
    );
    await store.query('insert into sessions (id, user_id, plan_id, session_order) values ($1, $2, $3, 1)', [sessionId, user, planId]);
    await store.query(
      `insert into haupt_uebungen (id, user_id, session_id, exercise_order, name, sets, reps, unit, week_targets)
       values ($1, $2, $3, 1, 'Rudern', 3, 10, 'kg', '[{"sets": 3, "amount": 10, "reserve": 3}, {"sets": 3, "amount": 5, "reserve": 1}]')`,
      [rowId, user, sessionId],
    );
  });

  test('adopting a week sets the weekdays of its sessions, and can be undone', async () => {
    const weekdays = () => store.query('select weekday from sessions');
    await adoptWeek(db, [{ sessionId, weekday: 'do' }]);
    expect((await weekdays()).rows).toEqual([{ weekday: 'do' }]);
    await adoptWeek(db, [{ sessionId, weekday: null }]);
    expect((await weekdays()).rows).toEqual([{ weekday: null }]);
  });

  test('moving a session twice updates the same row', async () => {
    const place = { id: null, sessionId, week: 2, day: '2026-11-24', turn: 0 };
    const [stored] = await scheduleSessions(db, [place]);
    await scheduleSessions(db, [{ ...place, id: stored?.id ?? null, day: '2026-11-26', turn: 1 }]);
    expect(await rows(scheduledSessions(planId))).toEqual([{ id: stored?.id, sessionId, week: 2, day: '2026-11-26', turn: 1 }]);
    expect(await rows(scheduledSessions(newId()))).toEqual([]);
  });

  test('when two devices move the same session, the later move counts', async () => {
    for (const [day, at] of [
      ['2026-11-24', '2026-11-20T10:00:00Z'],
      ['2026-11-25', '2026-11-20T11:00:00Z'],
    ]) {
      await store.query(
        `insert into scheduled_sessions (id, user_id, session_id, plan_week, planned_on, turn, scheduled_at) values ($1, $2, $3, 2, $4, 0, $5)`,
        [newId(), user, sessionId, day, at],
      );
    }
    expect((await rows(scheduledSessions(planId))).map(({ day }) => day)).toEqual(['2026-11-25']);
  });

  test('an earlier set has its plan row’s targets, unless the row has another exercise now', async () => {
    await store.query(
      `insert into workout_tracking (id, user_id, workout_id, session_id, exercise_id, exercise_name, phase, set_number, weight, reps, unit)
       values ($1, $2, $3, $4, $5, 'Rudern', 'main', 1, 30, 10, 'kg')`,
      [newId(), user, newId(), sessionId, rowId],
    );
    const read = async () => (await rows(setsBefore('Rudern', newId())))[0];
    await store.query(`update haupt_uebungen set tempo = '4-0-1-0' where id = $1`, [rowId]);
    expect((await read())?.planRow).toMatchObject({
      reps: 10,
      tempo: '4-0-1-0',
      startDay: '2026-11-16',
      planId,
      weekTargets: [{ amount: 10 }, { amount: 5 }],
    });
    await store.query(`update haupt_uebungen set name = 'Klimmzug' where id = $1`, [rowId]);
    expect(await read()).toMatchObject({ weight: 30, planRow: null });
  });
});
