import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { correctSet, moveWorkout, removeSets, removeWorkout } from '@anwurf/db/commands/correct-workout';
import { endForgottenWorkouts } from '@anwurf/db/commands/end-left-workout';
import { finishWorkout } from '@anwurf/db/commands/finish-workout';
import { logSet } from '@anwurf/db/commands/log-set';
import { readRows } from '@anwurf/db/queries/local-query';
import { finishedWorkout, finishedWorkouts } from '@anwurf/db/queries/finished-workouts';
import { setsOfWorkout } from '@anwurf/db/queries/logged-sets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, useServer } from '../server/fixture.ts';
import { Device } from './device.ts';
import { FaultProxy } from './fault-proxy.ts';
import { SeededRandom } from './seeded-random.ts';

const server = useServer();
let proxy: FaultProxy;
let phone: Device;
let laptop: Device;

beforeAll(async () => {
  const user = await server.user();
  proxy = await FaultProxy.open(() => server.url, new SeededRandom(3));
  [phone, laptop] = await Promise.all([Device.open(proxy.url, user), Device.open(server.url, user)]);
  for (const device of [phone, laptop]) await device.until('the first sync', () => device.state.firstSyncDone);
});

afterAll(async () => {
  await Promise.all([phone.close(), laptop.close()]);
  await proxy.close();
});

const settled = (device: Device) => device.until('everything is settled', async () => (await device.outboxSize()) === 0);

type Row = { readonly exercise_name: string; readonly weight: number; readonly reps: number; readonly reserve: number | null };
const columns = 'exercise_name, weight::float8 as weight, reps, reserve';

async function rowOn(device: Device, key: string): Promise<Row | undefined> {
  return (await device.store.query<Row>(`select ${columns} from workout_tracking where id = $1`, [key])).rows[0];
}

test('two devices change one row: each column is that of the last push that names it, whenever it was written', async () => {
  const key = newId();
  const values = { workout_id: key, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: '2026-11-20T10:00:00Z' };
  await laptop.write({ table: 'workout_tracking', op: 'upsert', key, values });
  await settled(laptop);
  await phone.until('the set is there', async () => (await rowOn(phone, key)) !== undefined);

  proxy.offline = true;
  proxy.disconnect();
  // Written first, pushed last: its time decides nothing.
  await phone.write({ table: 'workout_tracking', op: 'update', key, values: { reps: 12, reserve: 2 } });
  await laptop.write({ table: 'workout_tracking', op: 'update', key, values: { weight: 50, reps: 10 } });
  await settled(laptop);
  // Its own change stays on top of what it has.
  expect(await rowOn(phone, key)).toEqual({ exercise_name: 'Kniebeuge', weight: 40, reps: 12, reserve: 2 });
  expect(await rowOn(laptop, key)).toEqual({ exercise_name: 'Kniebeuge', weight: 50, reps: 10, reserve: null });
  proxy.offline = false;
  phone.now();
  await settled(phone);

  const merged: Row = { exercise_name: 'Kniebeuge', weight: 50, reps: 12, reserve: 2 };
  const [central] = await server.sql<Row[]>`
    select exercise_name, weight::float8 as weight, reps, reserve from workout_tracking where id = ${key}`;
  expect(central).toEqual(merged);
  for (const device of [phone, laptop]) {
    await device.until('both changes', async () => (await rowOn(device, key))?.reserve === 2);
    expect(await rowOn(device, key)).toEqual(merged);
  }
});

test.each(['is still there', 'has been deleted meanwhile'])(
  'a change that another device has made already settles when its row %s',
  async (fate) => {
    const key = newId();
    const values = { workout_id: key, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: '2026-11-20T10:00:00Z' };
    await laptop.write({ table: 'workout_tracking', op: 'upsert', key, values });
    await settled(laptop);
    await phone.until('the set is there', async () => (await rowOn(phone, key)) !== undefined);
    proxy.offline = true;
    proxy.disconnect();
    for (const device of [phone, laptop]) await device.write({ table: 'workout_tracking', op: 'update', key, values: { weight: 50 } });
    await settled(laptop);
    const logged = () => server.sql`select op from shape_log where key = ${key} order by op`;
    const before = await logged();

    const isDeleted = fate !== 'is still there';
    if (isDeleted) proxy.planned.push({ path: '/api/sync/mutations', fault: 'swallow' });
    proxy.offline = false;
    phone.now();
    if (isDeleted) {
      await phone.until('the answer is lost', () => proxy.planned.length === 0);
      proxy.offline = true;
      await laptop.write({ table: 'workout_tracking', op: 'delete', key });
      await settled(laptop);
      proxy.offline = false;
      phone.now();
    }
    await settled(phone);
    expect(await logged()).toEqual(isDeleted ? [{ op: 'delete' }, ...before] : before);
    await phone.until('the end', async () => ((await rowOn(phone, key)) === undefined) === isDeleted);
  },
);

/** A device's database for the app's commands and queries. */
function databaseOf(device: Device): LocalDatabase {
  const database: Pick<LocalDatabase, 'query' | 'write'> = {
    query: (sql, params = []) => device.store.query(sql, [...params]),
    write: (changes) => device.write(...changes),
  };
  return database as LocalDatabase;
}

test.each([
  { kind: 'a guided workout', sessionId: newId() },
  { kind: 'a live training', sessionId: null },
])('$kind that two devices end without a network has ended once, with the sets of both', async ({ sessionId }) => {
  const workoutId = newId();
  const progress = {
    workoutId,
    sessionId,
    currentExerciseIndex: 0,
    phase: 'main' as const,
    startTime: new Date(),
    timeZone: 'Europe/Berlin',
  };
  const squat = { id: newId(), name: 'Kniebeuge', phase: 'main' as const, unit: 'kg' };
  const values = { weight: 40, reps: 8, durationSeconds: null, distanceMeters: null };
  const workout = {
    workoutId,
    sessionId,
    planName: 'Kraft',
    sessionOrder: null,
    beganAt: new Date(),
    timeZone: 'Europe/Berlin',
    completedAt: new Date(),
    durationMinutes: 50,
  };
  proxy.offline = true;
  proxy.disconnect();
  for (const [number, device] of [laptop, phone].entries()) {
    await logSet(databaseOf(device), progress, squat, number + 1, values);
    await finishWorkout(databaseOf(device), { ...workout, durationMinutes: 50 + number });
  }
  await settled(laptop);
  proxy.offline = false;
  phone.now();
  await settled(phone);

  // As it was ended first.
  const ended = { id: workoutId, workoutId, durationMinutes: 50, setCount: 2, volume: 640 };
  for (const device of [phone, laptop]) {
    const newest = async () => (await readRows(databaseOf(device), finishedWorkouts(1)))[0];
    await device.until('both endings', async () => {
      const shown = await newest();
      return shown?.durationMinutes === 50 && shown.setCount === 2;
    });
    expect(await newest()).toMatchObject(ended);
    const endings = await device.store.query('select 1 from completed_sessions where workout_id = $1', [workoutId]);
    expect(endings.rows).toHaveLength(1);
  }
  expect(await server.sql`select id from completed_sessions where workout_id = ${workoutId}`).toEqual([{ id: workoutId }]);
  expect(await server.sql`select 1 from active_training_sessions where workout_id = ${workoutId}`).toEqual([]);
});

/** A workout of two sets that both devices have. */
async function trainedOnBoth() {
  const workoutId = newId();
  const began = { startTime: new Date('2026-11-20T17:00:00Z'), timeZone: 'Europe/Berlin' };
  const progress = { workoutId, sessionId: null, currentExerciseIndex: 0, phase: 'main' as const, ...began };
  const squat = { id: newId(), name: 'Kniebeuge', phase: 'main' as const, unit: 'kg' };
  const log = (device: Device, number: number) =>
    logSet(databaseOf(device), progress, squat, number, { weight: 40, reps: 8, durationSeconds: null, distanceMeters: null });
  const [first, second] = [await log(laptop, 1), await log(laptop, 2)];
  const times = { beganAt: began.startTime, timeZone: began.timeZone, completedAt: new Date('2026-11-20T17:50:00Z'), durationMinutes: 50 };
  await finishWorkout(databaseOf(laptop), { workoutId, sessionId: null, planName: 'Frei', sessionOrder: null, ...times });
  await settled(laptop);
  const shown = async (device: Device) => (await readRows(databaseOf(device), finishedWorkout(workoutId)))[0];
  await phone.until('the workout', async () => (await shown(phone))?.setCount === 2);
  return { workoutId, first, second, log: (device: Device, number: number) => log(device, number), shown };
}

test('two devices correct one workout without a network: what only one of them named is kept from both', async () => {
  const { workoutId, first, second, shown } = await trainedOnBoth();
  proxy.offline = true;
  proxy.disconnect();
  await correctSet(databaseOf(phone), first, { ...first, weight: 60 }, 1);
  await removeSets(databaseOf(phone), [second], null);
  await moveWorkout(databaseOf(laptop), workoutId, { day: '2026-11-18', time: '19:00', minutes: 30 });
  await settled(laptop);
  proxy.offline = false;
  phone.now();
  await settled(phone);
  for (const device of [phone, laptop]) {
    await device.until('both corrections', async () => {
      const workout = await shown(device);
      return workout?.day === '2026-11-18' && workout.setCount === 1 && workout.volume === 480;
    });
    expect(await shown(device)).toMatchObject({ durationMinutes: 30, beganAt: new Date('2026-11-18T18:00:00Z') });
  }
});

test('a set that one device logs while another removes its workout is kept, and ends as a workout of its own', async () => {
  const { workoutId, shown, log } = await trainedOnBoth();
  proxy.offline = true;
  proxy.disconnect();
  await log(phone, 3);
  const workout = await shown(laptop);
  if (workout === undefined) throw new Error('no workout');
  await removeWorkout(databaseOf(laptop), { ...workout, workoutId });
  await settled(laptop);
  proxy.offline = false;
  phone.now();
  await settled(phone);
  const numbers = async (device: Device) =>
    (await readRows(databaseOf(device), setsOfWorkout(workoutId))).map(({ setNumber }) => setNumber);
  for (const device of [phone, laptop]) {
    await device.until('the third set alone', async () => (await numbers(device)).join() === '3' && (await shown(device)) === undefined);
  }
  const inTwoDays = new Date(Date.now() + 48 * 3_600_000);
  await Promise.all([phone, laptop].map((device) => endForgottenWorkouts(databaseOf(device), inTwoDays)));
  await Promise.all([settled(phone), settled(laptop)]);
  for (const device of [phone, laptop]) expect(await shown(device)).toMatchObject({ setCount: 1, volume: 320 });
  expect(await server.sql`select id from completed_sessions where workout_id = ${workoutId}`).toEqual([{ id: workoutId }]);
});

test('endings that an earlier release wrote twice become one on every device', async () => {
  const [workoutId, first, second] = [newId(), newId(), newId()];
  const values = { workout_id: workoutId, completed_at: new Date().toISOString(), duration_minutes: 40 };
  await phone.write(
    { table: 'completed_sessions', op: 'upsert', key: first, values },
    { table: 'completed_sessions', op: 'upsert', key: second, values },
  );
  await settled(phone);
  const [kept] = [first, second].toSorted();
  for (const device of [phone, laptop]) {
    const endings = async () => (await device.store.query('select id from completed_sessions where workout_id = $1', [workoutId])).rows;
    await device.until('one ending', async () => (await endings()).length === 1);
    expect(await endings()).toEqual([{ id: kept }]);
  }
});
