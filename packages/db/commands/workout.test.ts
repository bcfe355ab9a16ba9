import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PGlite } from '@electric-sql/pglite';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { finishedBefore, finishedWorkout, finishedWorkouts } from '../queries/finished-workouts.ts';
import type { LocalQuery } from '../queries/local-query.ts';
import { noteOfExercise } from '../queries/exercise-notes.ts';
import { bestSetOf } from '../queries/exercise-history.ts';
import {
  bestsBefore,
  bestsOfExercise,
  previousSets,
  setsOfLastWorkouts,
  setsOfWorkout,
  volumesBefore,
  waitingSets,
} from '../queries/logged-sets.ts';
import { exercisesOfSession } from '../queries/plan-exercises.ts';
import { latestPlanGeneration } from '../queries/plan-generation.ts';
import { planList } from '../queries/plans.ts';
import { nextSession } from '../queries/sessions.ts';
import { joinedList } from '@anwurf/domain/workout/live-groups';
import { listToLogs, liveList, ownEntry } from '@anwurf/domain/workout/live-list';
import { latestProgress, liveProgress, progressOfSession } from '../queries/workout-progress.ts';
import { emptyStore } from '../store/empty-store.ts';
import { deletePlan, editPlan } from './edit-plan.ts';
import { finishWorkout } from './finish-workout.ts';
import { deleteSet, editSet, logSet, restoreSet } from './log-set.ts';
import { newId } from './new-id.ts';
import { newSubmission, submitQuestionnaire } from './submit-questionnaire.ts';
import { rateWorkout } from './rate-workout.ts';
import { discardWorkout } from './discard-workout.ts';
import { saveProgress } from './workout-progress.ts';
import { writeExerciseNote } from './write-exercise-note.ts';

const user = newId();
const squat = { id: newId(), name: 'Kniebeuge', phase: 'main' as const, unit: 'kg' };
const ended = { beganAt: new Date('2026-11-20T17:00:00Z'), timeZone: 'Europe/Berlin', completedAt: new Date('2026-11-20T17:52:00Z') };
const values = (weight: number, reps = 8) => ({ weight, reps, durationSeconds: null, distanceMeters: null });

describe('training on the device', () => {
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
    store.exec(`truncate workout_tracking, exercise_notes, active_training_sessions, completed_sessions, trainingsplanreal, sessions, haupt_uebungen, cooldown_uebungen,
      warmup_uebungen, trainingsplan_generierung, fragebogen_antworten, outbox, base_rows`),
  );

  async function addPlan(name: string, sessionCount: number, createdAt: string): Promise<{ planId: string; sessionIds: string[] }> {
    const planId = newId();
    const sessionIds = Array.from({ length: sessionCount }, newId);
    await store.query('insert into trainingsplanreal (id, user_id, name, created_at) values ($1, $2, $3, $4)', [
      planId,
      user,
      name,
      createdAt,
    ]);
    for (const [index, id] of sessionIds.entries()) {
      await store.query('insert into sessions (id, user_id, plan_id, session_order) values ($1, $2, $3, $4)', [
        id,
        user,
        planId,
        index + 1,
      ]);
      for (const [table, order] of [
        ['cooldown_uebungen', 1],
        ['haupt_uebungen', 2],
        ['haupt_uebungen', 1],
        ['warmup_uebungen', 1],
      ] as const) {
        await store.query(`insert into ${table} (id, user_id, session_id, exercise_order, name) values ($1, $2, $3, $4, $5)`, [
          newId(),
          user,
          id,
          order,
          `${table} ${order}`,
        ]);
      }
    }
    return { planId, sessionIds };
  }

  function progress(workoutId: string, sessionId: string) {
    return {
      workoutId,
      sessionId,
      currentExerciseIndex: 2,
      phase: 'main' as const,
      startTime: new Date('2026-11-20T17:00:00Z'),
      timeZone: 'Europe/Berlin',
    };
  }

  test('a logged set is in the log together with the progress, and waits in the outbox', async () => {
    const [workoutId, sessionId] = [newId(), newId()];
    const set = await logSet(db, progress(workoutId, sessionId), squat, 1, values(32.5), 2);
    expect(set).toMatchObject({ weight: 32.5, reps: 8, exerciseName: 'Kniebeuge', setNumber: 1, reserve: 2 });
    // The optimistic row equals the stored row.
    expect(await rows(setsOfWorkout(workoutId))).toEqual([set]);
    expect(await rows(progressOfSession(sessionId))).toMatchObject([
      { workoutId, currentExerciseIndex: 2, startTime: new Date('2026-11-20T17:00:00Z') },
    ]);
    expect((await store.query('select 1 from outbox')).rows).toHaveLength(2);
  });

  test('the last workouts with an exercise come newest first, set by set, without the running one; the best set is the best of all', async () => {
    const workouts = [newId(), newId(), newId(), newId()];
    for (const [index, workoutId] of workouts.entries()) {
      const done = progress(workoutId, newId());
      await logSet(db, done, squat, 1, values(index === 0 ? 60 : 30 + index));
      await logSet(db, done, { ...squat, name: 'Bankdrücken' }, 1, values(80));
      await logSet(db, done, squat, 2, values(20 + index));
    }
    const [, , , running = ''] = workouts;
    expect(await rows(bestSetOf('Kniebeuge'))).toMatchObject([{ weight: 60 }]);
    expect((await rows(setsOfLastWorkouts('Kniebeuge', running, 2))).map(({ weight }) => weight)).toEqual([32, 22, 31, 21]);
    expect(await rows(bestSetOf('Rudern'))).toEqual([]);
  });

  test('a set can be corrected and removed', async () => {
    const workoutId = newId();
    const { id: first } = await logSet(db, progress(workoutId, newId()), squat, 1, values(32.5), 1);
    const { id: second } = await logSet(db, progress(workoutId, newId()), squat, 2, values(32.5));
    await editSet(db, first, values(34, 6));
    await deleteSet(db, second);
    expect(await rows(setsOfWorkout(workoutId))).toMatchObject([{ weight: 34, reps: 6, reserve: 1 }]);
    await editSet(db, first, values(36), { reserve: 3 });
    expect(await rows(setsOfWorkout(workoutId))).toMatchObject([{ weight: 36, reps: 8, reserve: 3 }]);
  });

  test('extra load is stored with the set, corrected with it, and restored with it', async () => {
    const [workoutId, sessionId] = [newId(), newId()];
    const pulled = { weight: null, reps: 6, durationSeconds: null, distanceMeters: null };
    const { id } = await logSet(db, progress(workoutId, sessionId), squat, 1, { ...pulled, extraWeight: 5, bodyWeight: 74.5 });
    const [set] = await rows(setsOfWorkout(workoutId));
    expect(set).toMatchObject({ reps: 6, weight: null, extraWeight: 5, band: null, bodyWeight: 74.5 });
    await editSet(db, id, { ...pulled, band: 'mittel', bodyWeight: 74.5 });
    expect(await rows(setsOfWorkout(workoutId))).toMatchObject([{ extraWeight: null, band: 'mittel', bodyWeight: 74.5 }]);
    if (set === undefined) throw new Error('no set');
    await deleteSet(db, id);
    await restoreSet(db, set, sessionId);
    expect(await rows(setsOfWorkout(workoutId))).toMatchObject([{ extraWeight: 5, band: null, bodyWeight: 74.5 }]);
  });

  test('the previous sets are those of the latest other workout with this exercise, all in set order', async () => {
    const [older, last, current] = [newId(), newId(), newId()];
    await logSet(db, progress(older, newId()), squat, 1, values(20));
    await logSet(db, progress(last, newId()), squat, 2, values(32.5));
    await logSet(db, progress(last, newId()), squat, 1, values(30));
    await logSet(db, progress(current, newId()), squat, 1, values(34));
    expect((await rows(previousSets('Kniebeuge', current))).map((set) => set.weight)).toEqual([30, 32.5]);
  });

  test('restoring a deleted set brings back its values', async () => {
    const [workoutId, sessionId] = [newId(), newId()];
    await logSet(db, progress(workoutId, sessionId), squat, 1, values(32.5), 2);
    const [set] = await rows(setsOfWorkout(workoutId));
    if (set === undefined) throw new Error('no set');
    await deleteSet(db, set.id);
    await restoreSet(db, set, sessionId);
    const back = await rows(setsOfWorkout(workoutId));
    expect(back).toEqual([{ ...set, id: back[0]?.id }]);
    expect(back[0]?.id).not.toBe(set.id);
  });

  test('a set with two sides stores both, and both count for the volume', async () => {
    const [workoutId, sessionId] = [newId(), newId()];
    const { id } = await logSet(db, progress(workoutId, sessionId), squat, 1, values(20, 10));
    await editSet(db, id, { ...values(20, 10), rightAmount: 9 });
    expect(await rows(setsOfWorkout(workoutId))).toMatchObject([{ reps: 10, rightAmount: 9 }]);
    await finishWorkout(db, { workoutId, sessionId, planName: 'Kraft', sessionOrder: 1, ...ended, durationMinutes: 5 });
    expect(await rows(finishedWorkout(workoutId))).toMatchObject([{ volume: 380, setCount: 1 }]);
  });

  test('the bests before a workout exclude the workout itself and have their dates', async () => {
    const [before, current] = [newId(), newId()];
    await logSet(db, progress(before, newId()), squat, 1, values(32.5));
    await logSet(db, progress(before, newId()), squat, 2, values(30, 12));
    await logSet(db, progress(current, newId()), squat, 1, values(34));
    const [heaviest, next] = await rows(setsOfWorkout(before));
    const bests = [
      { exerciseName: 'Kniebeuge', kind: 'oneRepMax', value: 42, weight: 30, reps: 12, reachedAt: next?.loggedAt, day: null, metres: null },
      {
        exerciseName: 'Kniebeuge',
        kind: 'weight',
        value: 32.5,
        weight: 32.5,
        reps: 8,
        reachedAt: heaviest?.loggedAt,
        day: null,
        metres: null,
      },
    ];
    expect(await rows(bestsBefore(current))).toEqual(bests);
    expect(await rows(bestsOfExercise('Kniebeuge', current))).toEqual(bests);
    expect(await rows(bestsBefore(before))).toEqual([]);
    expect(await rows(volumesBefore(current))).toEqual([{ exerciseName: 'Kniebeuge', volume: 620, reachedAt: next?.loggedAt, day: null }]);
  });

  test('a set counts as waiting until the server has it', async () => {
    const workoutId = newId();
    const { id } = await logSet(db, progress(workoutId, newId()), squat, 1, values(30));
    expect(await rows(waitingSets(workoutId))).toEqual([{ id }]);
    await store.exec(`update outbox set status = 'confirmed'`);
    expect(await rows(waitingSets(workoutId))).toEqual([]);
  });

  test('a workout is compared with the last workout of its session that has sets', async () => {
    const sessionId = newId();
    const [first, empty, last] = [newId(), newId(), newId()];
    for (const [day, workoutId] of [first, empty, last].entries()) {
      if (workoutId !== empty) await logSet(db, progress(workoutId, sessionId), squat, 1, values(30));
      await finishWorkout(db, {
        workoutId,
        sessionId,
        planName: 'Kraft',
        sessionOrder: 1,
        ...ended,
        beganAt: new Date(Date.UTC(2026, 10, 2 + day)),
        durationMinutes: 5,
      });
    }
    expect(await rows(finishedBefore(last))).toMatchObject([{ workoutId: first }]);
    expect(await rows(finishedBefore(first))).toEqual([]);
  });

  test('an exercise’s note is changed in place, and removed by an empty text', async () => {
    await writeExerciseNote(db, 'Kniebeuge', 'Stange auf 12');
    const [note] = await rows(noteOfExercise('Kniebeuge'));
    expect(note).toMatchObject({ note: 'Stange auf 12' });
    await writeExerciseNote(db, 'Kniebeuge', '');
    expect(await rows(noteOfExercise('Kniebeuge'))).toMatchObject([{ id: note?.id, note: '' }]);
    expect(await rows(noteOfExercise('Rudern'))).toEqual([]);
  });

  test('finishing ends the progress and sums the sets', async () => {
    const [workoutId, sessionId] = [newId(), newId()];
    await logSet(db, progress(workoutId, sessionId), squat, 1, values(30, 10));
    await logSet(db, progress(workoutId, sessionId), squat, 2, values(32.5, 8));
    await finishWorkout(db, { workoutId, sessionId, planName: 'Kraft', sessionOrder: 1, ...ended, durationMinutes: 52 });
    expect(await rows(progressOfSession(sessionId))).toEqual([]);
    const [finished] = await rows(finishedWorkout(workoutId));
    expect(finished?.effort).toBeNull();
    await rateWorkout(db, finished?.id ?? '', 7);
    expect((await rows(finishedWorkout(workoutId)))[0]?.effort).toBe(7);
    expect(await rows(finishedWorkout(workoutId))).toMatchObject([
      { planName: 'Kraft', durationMinutes: 52, exerciseCount: 1, setCount: 2, volume: 560 },
    ]);
    expect(await rows(finishedWorkouts(5))).toHaveLength(1);
  });

  test('a workout that is ended twice at once, or again later, is one workout as it was first ended, with its rating', async () => {
    const [workoutId, sessionId] = [newId(), newId()];
    const workout = { workoutId, sessionId, planName: 'Kraft', sessionOrder: 1, ...ended, durationMinutes: 52 };
    await logSet(db, progress(workoutId, sessionId), squat, 1, values(30, 10));
    await Promise.all([finishWorkout(db, workout), finishWorkout(db, workout)]);
    const [finished] = await rows(finishedWorkout(workoutId));
    await rateWorkout(db, finished?.id ?? '', 7);
    await logSet(db, progress(workoutId, sessionId), squat, 2, values(30, 10));
    await finishWorkout(db, { ...workout, durationMinutes: 55 });
    expect(await rows(finishedWorkouts(5))).toMatchObject([{ workoutId, durationMinutes: 52, effort: 7, setCount: 2, volume: 600 }]);
    expect(await rows(progressOfSession(sessionId))).toEqual([]);
  });

  test('plans are listed newest first, with their sessions and when each was trained', async () => {
    await addPlan('Alt', 1, '2026-09-01T00:00:00Z');
    const { sessionIds } = await addPlan('Neu', 2, '2026-11-01T00:00:00Z');
    await finishWorkout(db, {
      workoutId: newId(),
      sessionId: sessionIds[0] ?? '',
      planName: 'Neu',
      sessionOrder: 1,
      ...ended,
      durationMinutes: 10,
    });
    const plans = await rows(planList());
    expect(plans.map((plan) => plan.name)).toEqual(['Neu', 'Alt']);
    expect(plans[0]?.sessions.map(({ order, trainedOn }) => [order, trainedOn.length])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  test('the next session is the first untrained of the current plan, then the one trained longest ago', async () => {
    const { sessionIds } = await addPlan('Neu', 2, '2026-11-01T00:00:00Z');
    const finish = (index: number) =>
      finishWorkout(db, {
        workoutId: newId(),
        sessionId: sessionIds[index] ?? '',
        planName: 'Neu',
        sessionOrder: index + 1,
        ...ended,
        durationMinutes: 10,
      });
    expect(await rows(nextSession())).toMatchObject([{ id: sessionIds[0], sessionCount: 2, exerciseCount: 4 }]);
    await finish(0);
    expect(await rows(nextSession())).toMatchObject([{ id: sessionIds[1] }]);
    await finish(1);
    expect(await rows(nextSession())).toMatchObject([{ id: sessionIds[0] }]);
  });

  test('exercises come in training order', async () => {
    const { sessionIds } = await addPlan('Neu', 1, '2026-11-01T00:00:00Z');
    const names = (await rows(exercisesOfSession(sessionIds[0] ?? ''))).map((exercise) => exercise.name);
    expect(names).toEqual(['warmup_uebungen 1', 'haupt_uebungen 1', 'haupt_uebungen 2', 'cooldown_uebungen 1']);
  });

  test('a plan is renamed, and deleted with its sessions and exercises; the log stays', async () => {
    const { planId, sessionIds } = await addPlan('Neu', 2, '2026-11-01T00:00:00Z');
    const workoutId = newId();
    await logSet(db, progress(workoutId, sessionIds[0] ?? ''), squat, 1, values(30));
    await editPlan(db, planId, { name: 'Umbenannt', description: '', durationRecommendation: '4 Wochen' });
    expect(await rows(planList())).toMatchObject([{ name: 'Umbenannt', durationRecommendation: '4 Wochen' }]);
    await deletePlan(db, planId);
    expect(await rows(planList())).toEqual([]);
    expect((await store.query('select 1 from sessions union all select 1 from plan_exercises')).rows).toEqual([]);
    expect(await rows(setsOfWorkout(workoutId))).toHaveLength(1);
  });

  test('a submitted questionnaire requests one plan', async () => {
    const ids = newSubmission();
    await submitQuestionnaire(
      db,
      {
        name: 'Mila Brandt',
        gender: 'female',
        position: 'Rückraumspieler',
        goals: ['mehr_tore_werfen'],
        seasonPhase: 'Wettkampfphase',
        teamTrainingFrequency: 3,
        individualTrainingFrequency: 2,
        durationMinutes: 60,
        equipment: ['Hanteln'],
        contraindications: [],
      },
      ids,
    );
    expect(await rows(latestPlanGeneration())).toMatchObject([
      { id: ids.generationId, questionnaireId: ids.questionnaireId, status: 'in_bearbeitung', planHere: false },
    ]);
  });

  test('a live training belongs to no session: its progress lists its exercises, and it is not a guided workout', async () => {
    const [workoutId, first, second] = [newId(), newId(), newId()];
    const live = {
      sessionId: null,
      workoutId,
      currentExerciseIndex: 0,
      phase: 'main' as const,
      startTime: new Date(),
      timeZone: 'Europe/Berlin',
      list: { revision: 0, entries: [ownEntry(first), ownEntry(second)] },
    };
    await saveProgress(db, live);
    await logSet(db, { ...live, currentExerciseIndex: 1 }, { ...squat, id: first }, 1, values(20));
    expect(await rows(liveProgress())).toMatchObject([{ workoutId, currentExerciseIndex: 1, list: listToLogs(live.list) }]);
    expect(await rows(latestProgress())).toEqual([]);
    // Supersets are stored with the exercises, and go with each set.
    const joined = joinedList(live.list, [first, second]);
    await logSet(db, { ...live, list: joined }, { ...squat, id: second }, 1, values(20));
    expect((await rows(liveProgress())).map(({ list }) => liveList(list))).toEqual([joined]);
    await saveProgress(db, live);
    expect((await rows(liveProgress())).map(({ list }) => liveList(list))).toEqual([live.list]);
    await finishWorkout(db, {
      workoutId,
      sessionId: null,
      planName: 'Eigene Übungen',
      sessionOrder: null,
      ...ended,
      durationMinutes: 5,
    });
    expect(await rows(liveProgress())).toEqual([]);
    expect(await rows(finishedWorkout(workoutId))).toMatchObject([
      { sessionId: null, planName: 'Eigene Übungen', sessionOrder: null, setCount: 2 },
    ]);
  });

  test('a discarded live training leaves no set, and other workouts stay', async () => {
    const [workoutId, other] = [newId(), newId()];
    const live = {
      sessionId: null,
      workoutId,
      currentExerciseIndex: 0,
      phase: 'main' as const,
      startTime: new Date(),
      timeZone: 'Europe/Berlin',
      list: { revision: 0, entries: [ownEntry(squat.id)] },
    };
    await logSet(db, live, squat, 1, values(20));
    await logSet(db, { ...live, workoutId: other }, squat, 1, values(30));
    const undo = await discardWorkout(db, live);
    expect(await rows(setsOfWorkout(workoutId))).toEqual([]);
    expect(await rows(setsOfWorkout(other))).toHaveLength(1);
    expect(await rows(liveProgress())).toMatchObject([{ workoutId: other }]);

    await undo();
    expect(await rows(setsOfWorkout(workoutId))).toMatchObject([{ exerciseName: squat.name, weight: 20 }]);
    expect(await rows(liveProgress())).toMatchObject([{ workoutId, list: listToLogs(live.list) }]);
  });
});
