import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedsOf } from '../seeds/seeds.ts';
import { SeededRandom } from '../sync/seeded-random.ts';
import { type LoggedSet, setVolume } from '@anwurf/domain/workout/logged-set';
import { reachedIn, RECORD_KINDS, type RecordKind } from '@anwurf/domain/workout/personal-record';
import { isCountedSet, SET_KINDS } from '@anwurf/domain/workout/set-kind';
import { openNodeStore } from '@anwurf/db/store/open-node-store';

let store: PGlite;
beforeAll(async () => {
  store = await openNodeStore();
});
afterAll(() => store.close());

const user = '0198a000-0000-7000-8000-000000000001';
const id = (n: number): string => `0198a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
let random = new SeededRandom(0);

interface Logged {
  readonly id: string;
  readonly workout: number;
  readonly exercise: string;
  readonly at: number;
}

const insert = (rows: readonly Logged[]) =>
  store.query(
    `insert into workout_tracking (id, user_id, workout_id, exercise_name, phase, weight, reps, duration_seconds, distance_meters, extra_weight,
       band, body_weight, set_kind, created_at)
     select (r ->> 'id')::uuid, $2, (r ->> 'workout')::uuid, r ->> 'exercise', r ->> 'phase', (r ->> 'weight')::numeric, (r ->> 'reps')::int,
       (r ->> 'seconds')::numeric, (r ->> 'metres')::numeric, (r ->> 'extra')::numeric, r ->> 'band', (r ->> 'body')::numeric, r ->> 'kind',
       (r ->> 'at')::timestamptz
     from jsonb_array_elements($1::jsonb) r`,
    [
      JSON.stringify(
        rows.map(({ workout, at, ...row }) => ({
          ...row,
          workout: id(1000 + workout),
          phase: random.chance(0.2) ? 'warmup' : 'main',
          weight: random.chance(0.6) ? 20 + random.below(60) : null,
          reps: random.chance(0.9) ? 1 + random.below(15) : null,
          seconds: random.chance(0.2) ? random.below(90) : null,
          metres: random.chance(0.2) ? 20 * random.below(20) : null,
          kind: random.chance(0.4) ? random.pick(SET_KINDS) : null,
          extra: random.chance(0.3) ? random.below(40) - 20 : null,
          band: random.chance(0.1) ? 'mittel' : null,
          body: random.chance(0.3) ? 60 + random.below(30) : null,
          at: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
        })),
      ),
      user,
    ],
  );

const sumsOfWorkouts = async () => (await store.query('select * from workout_sums order by workout_id')).rows;

const kept = async () => [
  ...(await store.query('select * from exercise_workouts order by workout_id, exercise_name')).rows,
  ...(await sumsOfWorkouts()),
];

const finishedSums = `
  select workout_id, sum(set_count)::int as set_count, sum(volume) as volume from exercise_workouts
  where workout_id in (select workout_id from completed_sessions) group by workout_id order by workout_id`;

const finish = (number: number, workout: number) =>
  store.query(
    `insert into completed_sessions (id, user_id, workout_id, completed_at, local_day, duration_minutes) values ($1, $2, $3, '2026-01-02', '2026-01-02', 60)`,
    [id(2000 + number), user, id(1000 + workout)],
  );

/** The same, computed anew from the log as it is now. */
async function computedAnew(): Promise<unknown[]> {
  await store.exec(`
    create table copied as select * from workout_tracking;
    truncate workout_tracking;
    insert into workout_tracking select * from copied;
    drop table copied;`);
  return kept();
}

const keptSums = async () =>
  (
    await store.query(
      'select workout_id as workout, exercise_name as exercise, set_count as sets, volume, weight, one_rep_max as "oneRepMax", reps, seconds, metres, best_set as "bestSet" from exercise_workouts order by 1, 2',
    )
  ).rows;

/** By what a set is better than another: what it weighs, then its repetitions without aid, then what it measured. */
function measuresOf(set: LoggedSet): readonly (number | null | undefined)[] {
  const reached = reachedIn(set);
  return [reached.weight, reached.reps, set.reps, set.durationSeconds, set.distanceMeters];
}

/** The best set first; of equal ones that with the lower id. */
function byBest(one: LoggedSet & { readonly id: string }, other: LoggedSet & { readonly id: string }): number {
  const of = [measuresOf(one), measuresOf(other)] as const;
  for (const [index, value] of of[0].entries()) {
    const difference = (of[1][index] ?? -Infinity) - (value ?? -Infinity);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return one.id < other.id ? -1 : 1;
}

/** A pace is compared over the same distance, so there is no one best of a workout. */
const keptKinds = RECORD_KINDS.filter((kind) => kind !== 'pace');

/** The same by the domain's rules, set by set. */
async function sumsOfDomain(): Promise<unknown[]> {
  const { rows } = await store.query<LoggedSet & { readonly id: string }>(
    `select id, workout_id as "workoutId", exercise_name as "exerciseName", weight::float8, reps, duration_seconds::float8 as "durationSeconds",
       distance_meters::float8 as "distanceMeters", extra_weight::float8 as "extraWeight", band, body_weight::float8 as "bodyWeight", set_kind as kind
     from workout_tracking order by workout_id, exercise_name, created_at`,
  );
  const keys = [...new Set(rows.map(({ workoutId, exerciseName }) => `${workoutId} ${exerciseName}`))].toSorted();
  return keys.map((key) => {
    const sets = rows.filter(({ workoutId, exerciseName }) => `${workoutId} ${exerciseName}` === key);
    const most = (kind: RecordKind) =>
      sets.reduce<number | null>((best, set) => {
        const value = reachedIn(set)[kind];
        return value === undefined || (best !== null && best >= value) ? best : value;
      }, null);
    const [workout, exercise] = [sets[0]?.workoutId, sets[0]?.exerciseName];
    const volume = sets.reduce((sum, set) => sum + setVolume(set), 0);
    const bests = Object.fromEntries(keptKinds.map((kind) => [kind, most(kind)]));
    const counted = sets.filter(isCountedSet);
    return { workout, exercise, sets: counted.length, volume, ...bests, bestSet: counted.toSorted(byBest)[0]?.id ?? null };
  });
}

test.each(seedsOf('kept-sums'))(
  'sums and advances of sets that come one by one, in whatever order, are those of the whole log (SEED=%i)',
  async (seed) => {
    random = new SeededRandom(seed);
    for (let life = 0; life < 12; life += 1) {
      await store.exec('truncate workout_tracking, completed_sessions');
      let number = 0;
      for (let step = 0; step < 40; step += 1) {
        const set = (): Logged => {
          number += 1;
          const workout = random.below(8);
          // Workouts follow each other, overlap, or begin in the same minute.
          return {
            id: id(number),
            workout,
            exercise: random.pick(['Kniebeuge', 'Liegestütz']),
            at: random.chance(0.8) ? workout * 30 + random.below(40) : workout * 30,
          };
        };
        await insert(Array.from({ length: random.chance(0.85) ? 1 : 1 + random.below(6) }, set));
        if (random.chance(0.15)) {
          const kind = random.chance(0.5) ? random.pick(SET_KINDS) : null;
          await store.query('update workout_tracking set set_kind = $2 where id = $1', [id(1 + random.below(number)), kind]);
        }
        // Before its last sets, after them, or twice.
        if (random.chance(0.2)) await finish(step, random.below(8));
        if (random.chance(0.05))
          await store.query('update completed_sessions set workout_id = $2 where id = $1', [
            id(2000 + random.below(40)),
            id(1000 + random.below(8)),
          ]);
        if (random.chance(0.05)) await store.query('delete from completed_sessions where id = $1', [id(2000 + random.below(40))]);
        if (random.chance(0.1)) await store.query('delete from workout_tracking where id = $1', [id(1 + random.below(number))]);
      }
      const stepwise = await kept();
      expect(stepwise, `life ${life}`).toEqual(await computedAnew());
      expect((await store.query(finishedSums)).rows, `finished in life ${life}`).toEqual(await sumsOfWorkouts());
      expect(await sumsOfDomain(), `domain in life ${life}`).toEqual(await keptSums());
    }
  },
);
