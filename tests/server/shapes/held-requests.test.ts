import { expect, it } from 'vitest';
import { mostHeld } from '../../../server/shapes/held-requests.ts';
import { useServer, type TestUser } from '../fixture.ts';
import { readShape } from './shape-client.ts';

const server = useServer();

/** Requests of one user that the server holds. */
async function hold(user: TestUser, count: number, sse: boolean) {
  const { handle, offset } = await readShape(server, user, 'workout_tracking');
  const query = new URLSearchParams({ handle, offset, live: 'true', ...(sse && { live_sse: 'true' }) });
  const leaving = new AbortController();
  const asked = Array.from({ length: count }, () =>
    server.fetch(`/api/shapes/workout_tracking?${query}`, { as: user, signal: leaving.signal }),
  );
  return { asked, leave: () => leaving.abort() };
}

it('the oldest event streams of a user end with the reason when there are more than thirty, and nobody else’s', async () => {
  const [ada, bert] = [await server.user(), await server.user()];
  const other = await hold(bert, 1, true);
  const streams = await hold(ada, mostHeld + 10, true);
  const ended: string[] = [];
  let othersEnded = 0;
  for (const answer of streams.asked) {
    void answer.then(async (response) => ended.push(await response.text())).catch(() => undefined);
  }
  for (const answer of other.asked) {
    void answer.then(async (response) => response.text().then(() => (othersEnded += 1))).catch(() => undefined);
  }
  await expect.poll(() => ended.length).toBe(10);
  // Beside a load one is ended before its first message.
  for (const text of ended) expect(text).toMatch(/(^|\n\n): too_many_requests\n\n$/);
  expect(othersEnded).toBe(0);
  streams.leave();
  other.leave();
  // Their places are free again.
  const later = await hold(ada, 1, true);
  expect((await later.asked[0])?.status).toBe(200);
  later.leave();
});

it('the oldest long polls end with the reason and the time to come back', async () => {
  const user = await server.user();
  const polls = await hold(user, mostHeld + 5, false);
  const answers: [number, string | null][] = [];
  for (const answer of polls.asked) {
    void answer.then((response) => answers.push([response.status, response.headers.get('retry-after')])).catch(() => undefined);
  }
  await expect.poll(() => answers.length).toBe(5);
  expect(answers).toEqual(Array.from({ length: 5 }, () => [429, '5']));
  polls.leave();
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
