import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from '@anwurf/domain/coach/training-profile';
import { profileToRow } from '@anwurf/domain/coach/training-profile-row';
import type { GeneratedPlan } from '@anwurf/domain/plan/generated-plan';
import { expect, it } from 'vitest';
import { completeGeneration } from '../../../server/plan-generations/close-generation.ts';
import { readGenerationInput } from '../../../server/plan-generations/generation-input.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { insertRequest, requestPlan } from './plan-requests.ts';
import { readShape } from '../shapes/shape-client.ts';

const server = useServer();

const profile: TrainingProfile = {
  trainingAge: '3+',
  sessionVenues: ['Halle', 'Studio'],
  teamDays: ['di'],
  matchDays: ['sa'],
  matchDates: ['2026-11-28'],
  matchFreeDates: ['2026-12-12'],
  sessionDays: [],
  weightStep: 1.25,
  heaviestDumbbell: 22.5,
  bodyWeight: null,
  barWeight: null,
  plates: [],
  weekMode: 'sessions',
};

function report(region: string, level: number, reportedAt: string) {
  const values = { region, level, reported_at: reportedAt, note: null };
  return { id: newId(), table: 'complaints', op: 'upsert', key: newId(), values };
}

async function push(user: TestUser, mutations: readonly object[]): Promise<void> {
  const response = await server.push(user, mutations);
  expect(await response.json()).toMatchObject({ results: mutations.map(() => ({ status: 'applied' })) });
}

it('a plan is made from the profile, the birth date and the newest report of each region', async () => {
  const user = await server.user();
  await push(user, [
    { id: newId(), table: 'training_profiles', op: 'upsert', key: user.id, values: profileToRow(profile) },
    { id: newId(), table: 'profiles', op: 'upsert', key: user.id, values: { date_of_birth: '2001-01-01' } },
    report('Schulter', 7, '2026-11-16T10:00:00Z'),
    report('Schulter', 3, '2026-11-18T10:00:00Z'),
    report('Hüfte', 5, '2026-11-16T10:00:00Z'),
    report('Hüfte', 0, '2026-11-17T10:00:00Z'),
    // From a clock that is ahead: nothing reported later would count.
    report('Ellbogen', 9, '2100-01-01T00:00:00Z'),
    report('Ellbogen', 2, '2100-01-01T00:00:00Z'),
  ]);
  const id = await requestPlan(server, user, { aktuelle_verletzungen: 'Knie' });
  const input = await readGenerationInput(server.sql, { id });
  expect(input?.profile).toEqual(profile);
  expect(input?.age).toBeGreaterThan(24);
  expect(new Map(input?.complaints.map(({ region, level }) => [region, level]))).toEqual(
    new Map([
      ['Knie', 4],
      ['Schulter', 3],
      ['Ellbogen', 2],
    ]),
  );
});

it('a region that the questionnaire named and that hurts no more is spared no more', async () => {
  const user = await server.user();
  const id = await requestPlan(server, user, { aktuelle_verletzungen: 'Knie, Hüfte' });
  await push(user, [report('Knie', 0, '2100-01-01T00:00:00Z')]);
  const input = await readGenerationInput(server.sql, { id });
  expect(input?.complaints).toEqual([{ region: 'Hüfte', level: 4 }]);
  expect(input?.questionnaire?.contraindications).toEqual(['Hüfte']);
});

it('a player who said nothing beside the questionnaire gets a plan as well', async () => {
  const id = await insertRequest(server.sql, await server.user(), { due: 'infinity' });
  expect(await readGenerationInput(server.sql, { id })).toMatchObject({
    profile: EMPTY_TRAINING_PROFILE,
    complaints: [],
    trained: [],
    age: null,
  });
});

it('a plan knows what was trained lately, week by week, and forgets what was given up', async () => {
  const user = await server.user();
  const log = (name: string, daysAgo: number) => ({
    id: newId(),
    user_id: user.id,
    workout_id: newId(),
    exercise_name: name,
    created_at: new Date(Date.now() - daysAgo * 86_400_000),
  });
  const sets = [
    ...[1, 1, 8, 15].map((ago) => log('Nordische Beinbeuge', ago)),
    log('Bankdrücken', 3),
    log('Wandsitzen', 30),
    log('Rudern', 90),
  ];
  await server.sql`insert into workout_tracking ${server.sql(sets)}`;
  const id = await requestPlan(server, user);
  const input = await readGenerationInput(server.sql, { id });
  expect(new Map(input?.trained.map(({ name, weeks }) => [name, weeks]))).toEqual(
    new Map([
      ['Nordische Beinbeuge', 3],
      ['Bankdrücken', 1],
    ]),
  );
});

it('a plan knows what the best recent workout with an exercise reached in its weakest set', async () => {
  const user = await server.user();
  const workouts = [
    { ago: 40, amounts: [20, 20], reserve: 2 },
    { ago: 9, amounts: [12, 11], reserve: 1 },
    // A lighter week comes last.
    { ago: 2, amounts: [8], reserve: 4 },
  ];
  const sets = workouts.flatMap(({ ago, amounts, reserve }) => {
    const workout = { user_id: user.id, workout_id: newId(), created_at: new Date(Date.now() - ago * 86_400_000), reserve };
    const pushUps = amounts.map((reps) => ({ ...workout, id: newId(), exercise_name: 'Liegestütz', reps, right_amount: null }));
    return [...pushUps, { ...workout, id: newId(), exercise_name: 'Seitstütz', reps: 30, right_amount: 25 }];
  });
  await server.sql`insert into workout_tracking ${server.sql(sets)}`;
  const id = await requestPlan(server, user);
  const trained = new Map((await readGenerationInput(server.sql, { id }))?.trained.map(({ name, ...record }) => [name, record]));
  expect(trained.get('Liegestütz')).toEqual({ weeks: 3, amount: 11, reserve: 1, lowering: null, total: 40 });
  expect(trained.get('Seitstütz')).toMatchObject({ amount: 25 });
});

it('a plan goes on from no set that warms up and no drop, and a set to failure left none in reserve', async () => {
  const user = await server.user();
  const set = { user_id: user.id, workout_id: newId(), exercise_name: 'Kniebeuge', created_at: new Date(Date.now() - 86_400_000) };
  const sets = [
    { reps: 3, set_kind: 'warmup', reserve: null },
    { reps: 10, set_kind: null, reserve: 2 },
    { reps: 9, set_kind: 'failure', reserve: 3 },
    { reps: 5, set_kind: 'drop', reserve: 1 },
  ];
  await server.sql`insert into workout_tracking ${server.sql(sets.map((one) => ({ ...set, ...one, id: newId(), right_amount: null })))}`;
  const id = await requestPlan(server, user);
  const [squat] = (await readGenerationInput(server.sql, { id }))?.trained ?? [];
  expect(squat).toMatchObject({ name: 'Kniebeuge', amount: 9, reserve: 0, total: 19 });
});

it('a plan knows how slowly an exercise was lowered, and how much one session had of it', async () => {
  const user = await server.user();
  const [planId, sessionId] = [newId(), newId()];
  await server.sql`insert into trainingsplanreal ${server.sql({ id: planId, user_id: user.id, name: 'Plan' })}`;
  await server.sql`insert into sessions ${server.sql({ id: sessionId, user_id: user.id, plan_id: planId, session_order: 1 })}`;
  const row = (name: string, tempo: string | null) => ({
    id: newId(),
    user_id: user.id,
    session_id: sessionId,
    exercise_order: 1,
    name,
    tempo,
  });
  const fast = row('Liegestütz', '2-0-1-0');
  const slow = row('Liegestütz', '4-0-1-0');
  // A tempo is a text that anybody may push.
  const odd = row('Sprint', `${'9'.repeat(30)}-0-1-0`);
  await server.sql`insert into haupt_uebungen ${server.sql([fast, slow, odd])}`;
  const done = ({ id, name }: typeof fast, daysAgo: number, amounts: readonly object[]) => {
    const workout = { user_id: user.id, workout_id: newId(), created_at: new Date(Date.now() - daysAgo * 86_400_000) };
    return amounts.map((amount) => ({
      reps: null,
      distance_meters: null,
      right_amount: null,
      ...amount,
      ...workout,
      id: newId(),
      exercise_id: id,
      exercise_name: name,
      session_id: sessionId,
    }));
  };
  const sets = [
    // More repetitions, but faster: the slow ones are the higher rung.
    ...done(fast, 12, [{ reps: 15 }, { reps: 15 }]),
    ...done(slow, 4, [{ reps: 9 }, { reps: 8 }]),
    ...done(
      odd,
      30,
      Array.from({ length: 8 }, () => ({ distance_meters: 20, right_amount: 20 })),
    ),
    ...done(odd, 2, [{ distance_meters: 20, right_amount: 15 }]),
  ];
  await server.sql`insert into workout_tracking ${server.sql(sets)}`;
  const id = await requestPlan(server, user);
  const trained = new Map((await readGenerationInput(server.sql, { id }))?.trained.map(({ name, ...record }) => [name, record]));
  expect(trained.get('Liegestütz')).toEqual({ weeks: expect.any(Number), amount: 8, reserve: null, lowering: 4, total: 30 });
  expect(trained.get('Sprint')).toMatchObject({ amount: 15, lowering: 999, total: 160 });
});

it('a stored plan knows its weeks, days and places', async () => {
  const user = await server.user();
  const id = await insertRequest(server.sql, user, { due: 'infinity' });
  const weekTargets = [
    { sets: 3, amount: 10, reserve: 3 },
    { sets: 2, amount: 8, reserve: null },
  ];
  const exercise = {
    phase: 'main' as const,
    name: 'Kniebeuge',
    sets: 3,
    reps: 10,
    unit: 'kg',
    description: '',
    weekTargets,
    durationMinutes: null,
    durationSeconds: null,
    distanceMeters: null,
    tempo: null,
    pauseSeconds: 90,
    videoLink: null,
  };
  const plan: GeneratedPlan = {
    name: 'Plan',
    description: '',
    durationRecommendation: '2 Wochen',
    sessionsPerWeek: 1,
    sessions: [
      { weekday: 'mo', venue: 'Studio', load: 'heavy', exercises: [exercise] },
      { exercises: [{ ...exercise, weekTargets: undefined, groupKey: 2, roundRest: 45 }] },
    ],
  };
  const planId = await completeGeneration(server.sql, { id, userId: user.id }, plan, { madeBy: 'built_in', note: null });
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(new Date());
  expect((await readShape(server, user, 'trainingsplanreal')).rows).toMatchObject([
    { id: planId, week_count: '2', sessions_per_week: '1', started_on: today },
  ]);
  const sessions = (await readShape(server, user, 'sessions')).rows.toSorted(
    (a, b) => Number(a['session_order']) - Number(b['session_order']),
  );
  expect(sessions).toMatchObject([
    { weekday: 'mo', venue: 'Studio', load: 'heavy' },
    { weekday: null, venue: null, load: null },
  ]);
  const rows = await server.sql<{ week_targets: unknown; group_key: number | null; round_rest: number | null }[]>`
    select week_targets, group_key, round_rest from haupt_uebungen where user_id = ${user.id} order by week_targets is null`;
  expect(rows).toEqual([
    { week_targets: weekTargets, group_key: null, round_rest: null },
    { week_targets: null, group_key: 2, round_rest: 45 },
  ]);
});
