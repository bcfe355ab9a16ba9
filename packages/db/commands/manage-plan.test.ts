import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { exercisesOfPlan } from '../queries/plan-exercises.ts';
import { planCourse } from '../queries/plan-course.ts';
import { planById, planList } from '../queries/plans.ts';
import { nextSession } from '../queries/sessions.ts';
import { emptyStore } from '../store/empty-store.ts';
import { type ChangedRow, type ChangedSession, changePlan, type PlanChange } from './change-plan.ts';
import { archivePlan, choosePlan, unarchivePlan } from './choose-plan.ts';
import { duplicatePlan } from './duplicate-plan.ts';
import { deletePlan } from './edit-plan.ts';
import { newId } from './new-id.ts';
import { endPauses, pausePlan } from './pause-plan.ts';
import { type PlannedRow, saveOwnPlan } from './save-own-plan.ts';

const user = newId();
const planned = (name: string, part: Partial<PlannedRow> = {}): PlannedRow => ({
  phase: 'main',
  name,
  sets: 3,
  reps: 10,
  unit: 'kg',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: '2-0-1-0',
  pauseSeconds: 90,
  weight: 20,
  videoLink: null,
  description: 'Gerader Rücken',
  weekTargets: null,
  ...part,
});

describe('the plans of a player', () => {
  let store: PGlite;
  let db: LocalDatabase;

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, user);
  });
  beforeEach(() =>
    store.exec(`truncate trainingsplanreal, plan_pauses, sessions, warmup_uebungen, haupt_uebungen, cooldown_uebungen,
      completed_sessions, outbox, base_rows`),
  );

  /** A coach's plan, as the server stores it: chosen when it was made. */
  async function addCoachPlan(name: string, madeAt: string): Promise<string> {
    const id = await saveOwnPlan(db, { name, weeks: 6, sessions: [[planned('Kniebeuge')], [planned('Rudern')]] });
    await store.query('update trainingsplanreal set chosen_at = $2::timestamptz, created_at = $2::timestamptz where id = $1', [id, madeAt]);
    return id;
  }
  const saveOwn = (name: string) => saveOwnPlan(db, { name, weeks: null, sessions: [[planned('Bankdrücken')]] });
  const current = async () => (await readRows(db, planList())).find(({ isCurrent }) => isCurrent)?.name;
  const nextPlan = async () => (await readRows(db, nextSession()))[0]?.planName;

  test('an own plan does not take the place of the coach’s, a newer one of the coach does', async () => {
    await addCoachPlan('Aufbau', '2026-10-01T08:00:00Z');
    await saveOwn('Eigener');
    expect([await current(), await nextPlan()]).toEqual(['Aufbau', 'Aufbau']);
    await addCoachPlan('Saison', '2026-11-01T08:00:00Z');
    expect([await current(), await nextPlan()]).toEqual(['Saison', 'Saison']);
  });

  test('the first own plan is current until one is chosen, and a second own one changes nothing', async () => {
    await saveOwn('Erster');
    await store.exec(`update trainingsplanreal set created_at = '2026-10-01T08:00:00Z'`);
    await saveOwn('Zweiter');
    expect([await current(), await nextPlan()]).toEqual(['Erster', 'Erster']);
  });

  test('a plan is chosen with the day on which it begins, and the choice is taken back', async () => {
    await addCoachPlan('Aufbau', '2026-10-01T08:00:00Z');
    const own = await saveOwn('Eigener');
    const undo = await choosePlan(db, { planId: own, startsOn: '2026-11-27' });
    expect([await current(), await nextPlan()]).toEqual(['Eigener', 'Eigener']);
    expect(await readRows(db, planById(own))).toMatchObject([{ startedOn: '2026-11-27' }]);
    await undo();
    expect(await current()).toBe('Aufbau');
    expect(await readRows(db, planById(own))).toMatchObject([{ startedOn: null }]);
  });

  test('a choice of a device whose clock runs ahead does not win for ever', async () => {
    const ahead = await addCoachPlan('Voraus', '2026-10-01T08:00:00Z');
    await store.query(`update trainingsplanreal set chosen_at = now() + interval '2 years', server_version = 1 where id = $1`, [ahead]);
    await choosePlan(db, { planId: await saveOwn('Später'), startsOn: null });
    expect(await current()).toBe('Später');
  });

  test('an archived plan is never current, comes back, and by being chosen', async () => {
    const coach = await addCoachPlan('Aufbau', '2026-10-01T08:00:00Z');
    const own = await saveOwn('Eigener');
    await archivePlan(db, coach);
    expect([await current(), await nextPlan()]).toEqual(['Eigener', 'Eigener']);
    await unarchivePlan(db, coach);
    expect(await current()).toBe('Aufbau');
    await archivePlan(db, own);
    await choosePlan(db, { planId: own, startsOn: null });
    expect(await readRows(db, planById(own))).toMatchObject([{ isCurrent: true, archivedAt: null }]);
    await archivePlan(db, own);
    await archivePlan(db, coach);
    expect([await current(), await nextPlan()]).toEqual([undefined, undefined]);
  });

  test('a pause is stored, ended and taken back, and goes and comes back with its plan', async () => {
    const id = await addCoachPlan('Aufbau', '2026-10-01T08:00:00Z');
    const pauses = async () => (await readRows(db, planCourse(id)))[0]?.pauses ?? [];
    const undoPause = await pausePlan(db, id, { from: '2026-11-23', until: null });
    expect(await pauses()).toMatchObject([{ from: '2026-11-23', until: null }]);
    const undoEnd = await endPauses(db, await pauses(), '2026-11-26');
    expect(await pauses()).toMatchObject([{ until: '2026-11-26' }]);
    await undoEnd();
    expect(await pauses()).toMatchObject([{ until: null }]);
    const restore = await deletePlan(db, id);
    expect((await store.query('select from plan_pauses')).rows).toEqual([]);
    await restore();
    expect(await pauses()).toMatchObject([{ from: '2026-11-23' }]);
    await undoPause();
    expect(await pauses()).toEqual([]);
  });

  test('a copy has all sessions and exercises, no past, and is not current', async () => {
    const id = await addCoachPlan('Aufbau', '2026-10-01T08:00:00Z');
    await pausePlan(db, id, { from: '2026-11-23', until: null });
    const copy = await duplicatePlan(db, id);
    const [plan] = await readRows(db, planById(copy));
    expect(plan).toMatchObject({ name: 'Aufbau (Kopie)', weekCount: 6, pauses: [], isCurrent: false, startedOn: null });
    const named = async (planId: string) =>
      (await readRows(db, exercisesOfPlan(planId))).map(({ name, weight, tempo }) => `${name} ${weight} ${tempo}`).toSorted();
    expect(await named(copy)).toEqual(await named(id));
    const ids = [...(await readRows(db, exercisesOfPlan(id))), ...(await readRows(db, exercisesOfPlan(copy)))].map((row) => row.id);
    expect(new Set(ids).size).toBe(4);
  });

  test('a copy of a long name is no longer than a name may be', async () => {
    const copy = await duplicatePlan(db, await saveOwn('x'.repeat(200)));
    expect((await readRows(db, planById(copy)))[0]?.name).toMatch(/^x+ \(Kopie\)$/);
    expect((await readRows(db, planById(copy)))[0]?.name.length).toBe(200);
  });

  describe('a changed plan', () => {
    let planId: string;
    let before: PlanChange;

    async function stored(): Promise<PlanChange> {
      const [plan] = await readRows(db, planById(planId));
      const exercises = await readRows(db, exercisesOfPlan(planId));
      const toRow = ({
        id,
        phase,
        name,
        videoLink,
        description,
        weekTargets,
        weight,
        ...amounts
      }: (typeof exercises)[number]): ChangedRow => ({
        row: id,
        phase,
        name,
        sets: amounts.sets,
        reps: amounts.reps,
        unit: amounts.unit,
        durationMinutes: amounts.durationMinutes,
        durationSeconds: amounts.durationSeconds,
        distanceMeters: amounts.distanceMeters,
        tempo: amounts.tempo,
        pauseSeconds: amounts.pauseSeconds,
        weight,
        videoLink,
        description,
        weekTargets,
      });
      return {
        planId,
        weeks: plan?.weekCount ?? null,
        perWeek: plan?.sessionsPerWeek ?? null,
        sessions: (plan?.sessions ?? []).map(({ id }) => ({ id, rows: exercises.filter(({ sessionId }) => sessionId === id).map(toRow) })),
      };
    }
    const outbox = async () => (await store.query('select from outbox')).rows.length;

    beforeEach(async () => {
      planId = await saveOwnPlan(db, {
        name: 'Kraft',
        weeks: 2,
        sessions: [
          [
            planned('Laufen', { phase: 'warmup' }),
            planned('Kniebeuge', { weekTargets: [{ sets: 3, amount: 10, reserve: 2 }] }),
            planned('Rudern'),
          ],
          [planned('Dehnen', { phase: 'cooldown' })],
        ],
      });
      before = await stored();
      await store.exec('truncate outbox, base_rows');
    });
    function sessionAt(index: number): ChangedSession {
      const session = before.sessions[index];
      if (session === undefined) throw new Error('no such session');
      return session;
    }
    const [first, second] = [() => sessionAt(0), () => sessionAt(1)];

    test('that differs in nothing writes nothing', async () => {
      const undo = await changePlan(db, before);
      await undo();
      expect(await outbox()).toBe(0);
    });

    test('has its exercises in the new order with their ids, new amounts, added and removed ones, and can be undone', async () => {
      const [run, squat, row] = first().rows;
      if (run === undefined || squat === undefined || row === undefined) throw new Error('no rows');
      const undo = await changePlan(db, {
        ...before,
        weeks: 8,
        perWeek: 1,
        sessions: [
          { id: first().id, rows: [{ ...row, sets: 5, weight: 42.5 }, squat, { ...planned('Plank'), row: null }] },
          second(),
          { id: null, rows: [{ ...planned('Sprint', { phase: 'warmup' }), row: null }] },
        ],
      });
      const after = await stored();
      expect(after).toMatchObject({ weeks: 8, perWeek: 1 });
      expect(after.sessions.map(({ rows }) => rows.map(({ name, sets, weight }) => [name, sets, weight]))).toEqual([
        [
          ['Rudern', 5, 42.5],
          ['Kniebeuge', 3, 20],
          ['Plank', 3, 20],
        ],
        [['Dehnen', 3, 20]],
        [['Sprint', 3, 20]],
      ]);
      expect(after.sessions[0]?.rows.slice(0, 2).map(({ row: id }) => id)).toEqual([row.row, squat.row]);
      await undo();
      expect(await stored()).toEqual(before);
    });

    test('loses a session with its exercises, and gets both back', async () => {
      const undo = await changePlan(db, { ...before, sessions: [second()] });
      expect((await stored()).sessions).toEqual([second()]);
      expect((await store.query('select from plan_exercises')).rows.length).toBe(1);
      await undo();
      expect(await stored()).toEqual(before);
    });

    test('moves an exercise to another part', async () => {
      const [run, ...others] = first().rows;
      if (run === undefined) throw new Error('no rows');
      const undo = await changePlan(db, {
        ...before,
        sessions: [{ id: first().id, rows: [...others, { ...run, phase: 'cooldown' }] }, second()],
      });
      expect((await stored()).sessions[0]?.rows.map(({ name, phase }) => [name, phase])).toEqual([
        ['Kniebeuge', 'main'],
        ['Rudern', 'main'],
        ['Laufen', 'cooldown'],
      ]);
      await undo();
      expect(await stored()).toEqual(before);
    });

    test('that is gone meanwhile is not written', async () => {
      await deletePlan(db, planId);
      await expect(changePlan(db, { ...before, weeks: 9 })).rejects.toThrow('the plan is gone');
    });
  });
});
