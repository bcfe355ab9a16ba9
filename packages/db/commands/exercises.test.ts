import type { PGlite } from '@electric-sql/pglite';
import { NEW_OWN_EXERCISE, ownExerciseSchema } from '@anwurf/domain/exercise/own-exercise';
import type { SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { bestSets, exerciseHistory } from '../queries/exercise-history.ts';
import { markedExercises } from '../queries/favourite-exercises.ts';
import { libraryEntry, libraryExercises } from '../queries/exercise-library.ts';
import type { LocalQuery } from '../queries/local-query.ts';
import { ownExercises, ownLoads } from '../queries/own-exercises.ts';
import { exercisesOfPlan, type SessionExercise } from '../queries/plan-exercises.ts';
import { planList } from '../queries/plans.ts';
import { emptyStore } from '../store/empty-store.ts';
import { deletePlan } from './edit-plan.ts';
import { markFavourite } from './mark-favourite.ts';
import { newId } from './new-id.ts';
import { addOwnExercise, deleteOwnExercise, editOwnExercise, restoreOwnExercise } from './own-exercise.ts';
import { swapExercise } from './swap-exercise.ts';
import { swapForWorkout } from './swap-for-workout.ts';
import { putWorkoutAway } from './end-left-workout.ts';
import { saveProgress } from './workout-progress.ts';
import { progressOfSession } from '../queries/workout-progress.ts';
import { swapsOfWorkout, withSwapsToday } from '@anwurf/domain/workout/swapped-today';

const user = newId();

describe('exercises on the device', () => {
  let store: PGlite;
  let db: LocalDatabase;

  async function rows<Row>(query: LocalQuery<Row>): Promise<Row[]> {
    return (await store.query<Row>(query.sql, [...query.params])).rows;
  }

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, user);
  });
  beforeEach(() =>
    store.exec(`truncate workout_tracking, favourite_exercises, trainingsplanreal, sessions, haupt_uebungen, cooldown_uebungen, warmup_uebungen,
      athleten_uebungen, exercise_catalogue, outbox, base_rows`),
  );

  const outbox = async () => (await store.query('select 1 from outbox')).rows.length;

  async function addPlan(): Promise<{ planId: string; row: SessionExercise }> {
    const [planId, sessionId] = [newId(), newId()];
    await store.query(
      `insert into trainingsplanreal (id, user_id, name, week_count, started_on) values ($1, $2, 'Kraft', 6, '2026-11-01')`,
      [planId, user],
    );
    await store.query(`insert into sessions (id, user_id, plan_id, session_order, weekday) values ($1, $2, $3, 1, 'mo')`, [
      sessionId,
      user,
      planId,
    ]);
    for (const table of ['warmup_uebungen', 'haupt_uebungen', 'cooldown_uebungen']) {
      await store.query(
        `insert into ${table} (id, user_id, session_id, exercise_order, name, sets, duration_seconds, unit, tempo, pause_seconds, description, week_targets)
         values ($1, $2, $3, 1, $4, 3, 45, 'Sekunden', '3-0-X-0', 60, 'Halten.', '[{"sets": 3, "amount": 45, "reserve": null}]')`,
        [newId(), user, sessionId, table],
      );
    }
    const row = (await rows(exercisesOfPlan(planId))).find(({ phase }) => phase === 'main');
    if (row === undefined) throw new Error('no main exercise');
    return { planId, row };
  }

  const target: SwapTarget = {
    name: 'Hantelrudern',
    description: 'Ziehen.',
    videoLink: null,
    metric: 'weight_reps',
    perSide: true,
    amount: 8,
    tempo: null,
    pauseSeconds: 90,
  };

  test('a swap overwrites the row in one write, and undoing it restores every column', async () => {
    const { planId, row } = await addPlan();
    const undo = await swapExercise(db, row, target, { sets: 4, amount: 8 });
    const [, swapped] = await rows(exercisesOfPlan(planId));
    expect(swapped).toMatchObject({
      id: row.id,
      sessionId: row.sessionId,
      exerciseOrder: 1,
      name: 'Hantelrudern',
      sets: 4,
      reps: 8,
      unit: 'kg je Seite',
      durationSeconds: null,
      tempo: null,
      pauseSeconds: 90,
      weekTargets: null,
    });
    expect(await outbox()).toBe(1);
    await undo();
    expect((await rows(exercisesOfPlan(planId)))[1]).toEqual(row);
  });

  test('a swap for one workout leaves the plan unchanged, survives the next set, and can be undone', async () => {
    const { planId, row } = await addPlan();
    const progress = {
      sessionId: row.sessionId,
      workoutId: newId(),
      currentExerciseIndex: 1,
      phase: row.phase,
      startTime: new Date(),
      timeZone: 'Europe/Berlin',
    };
    const today = async () => {
      const [kept] = await rows(progressOfSession(row.sessionId));
      const swaps = kept === undefined ? [] : swapsOfWorkout(kept.changes, progress.workoutId);
      return withSwapsToday(await rows(exercisesOfPlan(planId)), swaps);
    };
    const undo = await swapForWorkout(db, progress, row, target, { sets: 4, amount: 8 });
    await saveProgress(db, { ...progress, currentExerciseIndex: 2 });
    expect((await today())[1]).toMatchObject({ id: row.id, name: 'Hantelrudern', sets: 4, unit: 'kg je Seite', tempo: null });
    expect((await rows(exercisesOfPlan(planId)))[1]).toEqual(row);

    const undoSecond = await swapForWorkout(db, progress, row, { ...target, name: 'Klimmzug' }, { sets: 3, amount: 5 });
    expect((await today())[1]).toMatchObject({ name: 'Klimmzug', sets: 3 });
    await undoSecond();
    expect((await today())[1]).toMatchObject({ name: 'Hantelrudern', sets: 4 });
    // A swap in the plan counts at once.
    const undoPlan = await swapExercise(db, row, { ...target, name: 'Rudern' }, { sets: 2, amount: 8 });
    expect((await today())[1]).toMatchObject({ name: 'Rudern', sets: 2 });
    await undoPlan();
    expect((await today())[1]).toMatchObject({ name: 'Hantelrudern', sets: 4 });
    await undo();
    expect(await today()).toEqual(await rows(exercisesOfPlan(planId)));
    await putWorkoutAway(db, progress);
    await undo();
    expect(await rows(progressOfSession(row.sessionId))).toEqual([]);
  });

  test('a swap of a missing row fails and writes nothing', async () => {
    const { row } = await addPlan();
    await store.exec('truncate haupt_uebungen');
    await expect(swapExercise(db, row, target, { sets: 4, amount: 8 })).rejects.toThrow('no longer part of the plan');
    expect(await outbox()).toBe(0);
  });

  test('a deleted plan is restored with the same ids, sessions, exercises and weeks', async () => {
    const { planId } = await addPlan();
    const before = { plans: await rows(planList()), exercises: await rows(exercisesOfPlan(planId)) };
    const restore = await deletePlan(db, planId);
    expect(await rows(planList())).toEqual([]);
    await restore();
    expect({ plans: await rows(planList()), exercises: await rows(exercisesOfPlan(planId)) }).toEqual(before);
    expect((await store.query('select week_count, started_on::text from trainingsplanreal')).rows).toEqual([
      { week_count: 6, started_on: '2026-11-01' },
    ]);
    expect((await store.query('select weekday from sessions')).rows).toEqual([{ weekday: 'mo' }]);
  });

  test('a favourite is marked and unmarked in one row; of two devices’ marks the newest counts', async () => {
    await markFavourite(db, 'Kniebeuge', true);
    await markFavourite(db, 'Rudern', true);
    expect(await rows(markedExercises())).toMatchObject([
      { name: 'Kniebeuge', isFavourite: true },
      { name: 'Rudern', isFavourite: true },
    ]);
    await markFavourite(db, 'Rudern', false);
    expect(await rows(markedExercises())).toMatchObject([{ isFavourite: true }, { isFavourite: false }]);
    await store.query(
      `insert into favourite_exercises (id, user_id, exercise_name, is_favourite, marked_at, server_version)
       values ($1, $2, 'Kniebeuge', false, now() - interval '1 minute', 7), ($3, $2, 'Rudern', true, now() + interval '1 minute', 8)`,
      [newId(), user, newId()],
    );
    expect(await rows(markedExercises())).toMatchObject([{ isFavourite: true }, { isFavourite: true }]);
  });

  test('an own exercise is added, changed, removed and restored', async () => {
    const input = ownExerciseSchema.parse({
      ...NEW_OWN_EXERCISE,
      name: 'Seilzug',
      equipment: ['Keine'],
      position: 'Rücken',
      figure: 'liegestuetz',
    });
    const id = await addOwnExercise(db, input);
    expect(await rows(ownExercises())).toMatchObject([
      {
        id,
        name: 'Seilzug',
        equipment: ['Keine'],
        goals: [],
        sets: 3,
        reps: 12,
        position: 'Rücken',
        exerciseType: 'main',
        figure: 'liegestuetz',
      },
    ]);
    await editOwnExercise(db, id, {
      ...input,
      name: 'Seilzug eng',
      equipment: [],
      instructionLink: 'https://videos.example/a',
      figure: null,
    });
    const [edited] = await rows(ownExercises());
    expect(edited).toMatchObject({ name: 'Seilzug eng', equipment: [], instructionLink: 'https://videos.example/a', figure: null });
    await deleteOwnExercise(db, id);
    expect(await rows(ownExercises())).toEqual([]);
    if (edited !== undefined) await restoreOwnExercise(db, edited);
    expect(await rows(ownExercises())).toEqual([edited]);
  });

  test('an own exercise has the ladder, strains and kind of progress of the movement that is its picture; a symbol has none', async () => {
    await store.exec(`
      insert into exercise_catalogue (id, number, slug, name, phase, equipment, instruction, metric, defaults) values
        (gen_random_uuid(), 1, 'liegestuetz', 'Liegestütz', 'main', '{}', 'Drücken.', 'reps',
          '{"progress": "reserve", "extraLoad": "part", "contraindications": ["hand"], "progressions": ["schwer"], "regressions": []}'),
        (gen_random_uuid(), 2, 'schwer', 'Liegestütz schwer', 'main', '{}', 'Drücken.', 'reps', '{"contraindications": ["hand"]}')`);
    const input = ownExerciseSchema.parse({ ...NEW_OWN_EXERCISE, name: 'Daheim', figure: 'liegestuetz' });
    const id = await addOwnExercise(db, input);
    const [loads] = await rows(ownLoads('Daheim'));
    expect(loads?.movement).toEqual({
      strains: ['hand'],
      progress: 'reserve',
      extraLoad: 'part',
      easier: [],
      harder: [{ slug: 'schwer', name: 'Liegestütz schwer', equipment: [], instruction: 'Drücken.', strains: ['hand'] }],
    });
    await editOwnExercise(db, id, { ...input, figure: 'symbol-strength' });
    expect(await rows(ownLoads('Daheim'))).toMatchObject([{ movement: null }]);
  });

  test('the catalogue is listed by name; missing fields of an operator’s exercise have fallbacks', async () => {
    await store.exec(`
      insert into exercise_catalogue (id, number, slug, name, phase, equipment, instruction, metric, defaults) values
        (gen_random_uuid(), 2, 'rudern', 'Rudern', 'main', '{Hanteln}', 'Ziehen.', 'weight_reps',
          '{"sets": 3, "reps": 8, "kind": "strength", "pattern": "pull", "level": 2, "synonyms": ["Row"], "stress": {"grip": 1}}'),
        (gen_random_uuid(), 1, 'gehen', 'Gehen', 'warmup', '{}', 'Gehen.', 'seconds', '{}')`);
    expect(await rows(libraryExercises())).toMatchObject([
      { slug: 'gehen', kind: 'strength', pattern: null, level: 1, stress: {}, synonyms: [], progressions: [] },
      { slug: 'rudern', pattern: 'pull', level: 2, synonyms: ['Row'], stress: { grip: 1 } },
    ]);
    expect(await rows(libraryEntry('rudern'))).toMatchObject([{ name: 'Rudern', instruction: 'Ziehen.', defaults: { sets: 3, reps: 8 } }]);
    expect(await rows(libraryEntry('fehlt'))).toEqual([]);
  });

  test('the best set is the heaviest, then the one with more repetitions; the history has one per workout', async () => {
    const [first, second] = [newId(), newId()];
    const log = (workoutId: string, name: string, weight: number | null, reps: number, at: string) =>
      store.query(
        'insert into workout_tracking (id, user_id, workout_id, exercise_name, weight, reps, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
        [newId(), user, workoutId, name, weight, reps, at],
      );
    await log(first, 'Rudern', 20, 12, '2026-11-01T10:00:00Z');
    await log(first, 'Rudern', 22.5, 6, '2026-11-01T10:05:00Z');
    await log(second, 'Rudern', 22.5, 8, '2026-11-08T10:00:00Z');
    await log(second, 'Liegestütz', null, 20, '2026-11-08T10:10:00Z');
    expect(await rows(bestSets())).toMatchObject([
      { exerciseName: 'Liegestütz', weight: null, reps: 20 },
      { exerciseName: 'Rudern', weight: 22.5, reps: 8 },
    ]);
    expect(await rows(exerciseHistory('Rudern'))).toMatchObject([
      { workoutId: second, reps: 8 },
      { workoutId: first, reps: 6 },
    ]);
  });
});
