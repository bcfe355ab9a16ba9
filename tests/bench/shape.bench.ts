import { ShapeStream } from '@electric-sql/client';
import { rowCount } from '@anwurf/db/sync/apply/copied-rows';
import { fetchShape } from '@anwurf/db/sync/transport';
import { expect, test } from 'vitest';
import type { TestUser } from '../server/fixture.ts';
import { useBenchServer } from './bench-server.ts';
import { record, timed } from './figures.ts';
import { insertHistory } from './training-history.ts';

const server = useBenchServer();
const rows = 100_000;
const runs = 5;

async function expectRowsByTransport(user: TestUser): Promise<void> {
  const options = { baseUrl: server.url, fetch, accessToken: () => Promise.resolve(user.token) };
  const request = { handle: null, offset: '-1', live: false, cursor: null };
  const answer = await fetchShape(options, 'workout_tracking', request, new AbortController().signal);
  if (answer.kind !== 'messages' || answer.copied === null) throw new Error('no rows of COPY');
  expect(rowCount(answer.copied)).toBe(rows);
}

async function expectRowsByShapeStream(user: TestUser): Promise<void> {
  const ending = new AbortController();
  const url = `${server.url}/api/shapes/workout_tracking`;
  const stream = new ShapeStream({ url, headers: { authorization: `Bearer ${user.token}` }, signal: ending.signal, warnOnHttp: false });
  const received = await new Promise<number>((resolve) => {
    let count = 0;
    stream.subscribe((messages) => {
      count += messages.filter((message) => 'value' in message).length;
      if (count >= rows) resolve(count);
    });
  });
  ending.abort();
  expect(received).toBe(rows);
}

test('a shape of 100,000 rows', async () => {
  const user = await server.user();
  await insertHistory(server.sql, user.id, rows);
  const ours: number[] = [];
  const official: number[] = [];
  for (let run = 0; run < runs; run += 1) ours.push(await timed(() => expectRowsByTransport(user)));
  for (let run = 0; run < runs; run += 1) official.push(await timed(() => expectRowsByShapeStream(user)));
  record('Embedded shape of 100,000 rows, our transport', ours, {
    aim: { p50: 2000 },
    beside: { name: 'Electric 1.7, new shape', p50: 1200 },
  });
  record('The same through the official ShapeStream', official, { beside: { name: 'Electric 1.7, new shape', p50: 1200 } });
});
