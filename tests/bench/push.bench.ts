import { pushMutations } from '@anwurf/db/sync/upload/push-requests';
import { expect, test } from 'vitest';
import { newId, type TestUser } from '../server/fixture.ts';
import { insertParents } from '../server/pushes/sample-rows.ts';
import { useBenchServer } from './bench-server.ts';
import { record, timed } from './figures.ts';

const server = useBenchServer();
const at = '2026-11-20T10:00:00Z';

/** Sets and the progress of their workout in turn, as a phone that was offline has them in its outbox. */
function workoutMutations(session: string, count: number) {
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? {
          id: newId(),
          table: 'workout_tracking',
          op: 'upsert' as const,
          key: newId(),
          values: { workout_id: session, exercise_name: 'Kniebeuge', weight: 40, reps: 8, created_at: at },
        }
      : {
          id: newId(),
          table: 'active_training_sessions',
          op: 'upsert' as const,
          key: session,
          values: { workout_id: session, current_exercise_index: index, start_time: at, last_activity_at: at, training_logs: [] },
        },
  );
}

async function expectPush(user: TestUser, session: string, count: number): Promise<number> {
  const options = { baseUrl: server.url, fetch, accessToken: () => Promise.resolve(user.token) };
  const mutations = workoutMutations(session, count);
  return timed(async () => {
    const results = await pushMutations(options, { user: user.id, mutations }, new AbortController().signal);
    expect(results.filter(({ status }) => status === 'applied')).toHaveLength(count);
  });
}

test('pushing what a device has written', async () => {
  const user = await server.user();
  const { sessions: session = '' } = await insertParents(server.sql, user.id);
  for (const [count, runs] of [
    [2, 60],
    [500, 12],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await expectPush(user, session, count));
    record(`Push of ${count} mutations (sets and progress in turn)`, times.slice(2), count === 500 ? { aim: { p50: 120 } } : {});
  }
});
