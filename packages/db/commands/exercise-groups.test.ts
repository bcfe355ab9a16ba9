import type { PGlite } from '@electric-sql/pglite';
import { groupAt } from '@anwurf/domain/workout/exercise-group';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { readRows } from '../queries/local-query.ts';
import { exercisesOfPlan } from '../queries/plan-exercises.ts';
import { planById } from '../queries/plans.ts';
import { emptyStore } from '../store/empty-store.ts';
import { changePlan } from './change-plan.ts';
import { duplicatePlan } from './duplicate-plan.ts';
import { deletePlan } from './edit-plan.ts';
import { newId } from './new-id.ts';
import { type PlannedRow, saveOwnPlan } from './save-own-plan.ts';
import { swapExercise } from './swap-exercise.ts';

const planned = (name: string, part: Partial<PlannedRow> = {}): PlannedRow => ({
  phase: 'main',
  name,
  sets: 3,
  reps: 10,
  unit: 'kg',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null,
  pauseSeconds: 90,
  weight: null,
  videoLink: null,
  description: null,
  weekTargets: null,
  ...part,
});
const inSuperset = { groupKey: 1, roundRest: 60 };

describe('a superset of a plan', () => {
  let store: PGlite;
  let db: LocalDatabase;
  let planId: string;

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, newId());
  });
  beforeEach(async () => {
    await store.exec('truncate trainingsplanreal, sessions, warmup_uebungen, haupt_uebungen, cooldown_uebungen, outbox, base_rows');
    const rows = [planned('Laufen', { phase: 'warmup' }), planned('Rudern', inSuperset), planned('Drücken', inSuperset), planned('Wade')];
    planId = await saveOwnPlan(db, { name: 'Kraft', weeks: null, sessions: [rows] });
  });
  const exercises = (plan = planId) => readRows(db, exercisesOfPlan(plan));
  const shown = async (plan = planId) =>
    (await exercises(plan)).map(({ name, groupKey, roundRest }) => [name, groupKey ?? null, roundRest ?? null]);
  const stored = [
    ['Laufen', null, null],
    ['Rudern', 1, 60],
    ['Drücken', 1, 60],
    ['Wade', null, null],
  ];

  test('is stored with its exercises, and comes with a copy and with a plan that is brought back', async () => {
    expect(await shown()).toEqual(stored);
    expect(groupAt(await exercises(), 2)).toEqual({ first: 1, end: 3, rest: 60 });
    expect(await shown(await duplicatePlan(db, planId))).toEqual(stored);
    const restore = await deletePlan(db, planId);
    expect(await shown()).toEqual([]);
    await restore();
    expect(await shown()).toEqual(stored);
  });

  test('is taken apart and joined otherwise by an edit, and comes back by its undo', async () => {
    const [plan] = await readRows(db, planById(planId));
    const rows = (await exercises()).map((row) => ({ ...planned(row.name, { phase: row.phase }), row: row.id }));
    const regrouped = rows.map((row) => (['Drücken', 'Wade'].includes(row.name) ? { ...row, groupKey: 4, roundRest: 0 } : row));
    const session = plan?.sessions[0]?.id ?? null;
    const undo = await changePlan(db, { planId, weeks: null, perWeek: null, sessions: [{ id: session, rows: regrouped }] });
    expect(await shown()).toEqual([
      ['Laufen', null, null],
      ['Rudern', null, null],
      ['Drücken', 4, 0],
      ['Wade', 4, 0],
    ]);
    await undo();
    expect(await shown()).toEqual(stored);
  });

  test('stays one when an exercise of it is swapped, and when that is taken back', async () => {
    const row = (await exercises()).find(({ name }) => name === 'Rudern');
    if (row === undefined) throw new Error('no such exercise');
    const target = {
      name: 'Klimmzug',
      description: null,
      videoLink: null,
      metric: 'reps',
      perSide: false,
      amount: 5,
      tempo: null,
    } as const;
    const undo = await swapExercise(db, row, { ...target, pauseSeconds: null }, { sets: 3, amount: 5 });
    expect((await shown())[1]).toEqual(['Klimmzug', 1, 60]);
    await undo();
    expect(await shown()).toEqual(stored);
  });

  test('has a key and a rest within their bounds', async () => {
    const save = (part: Partial<PlannedRow>) => saveOwnPlan(db, { name: 'Zu viel', weeks: null, sessions: [[planned('Rudern', part)]] });
    await expect(save({ groupKey: 100 })).rejects.toThrow(/check constraint/);
    await expect(save({ groupKey: 1, roundRest: 901 })).rejects.toThrow(/check constraint/);
    // A rest without a group says nothing.
    expect(await shown(await save({ roundRest: 90 }))).toEqual([['Rudern', null, null]]);
  });
});
