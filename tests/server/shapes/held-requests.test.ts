import { expect, it } from 'vitest';
import { mostHeld, mostHeldBySession } from '../../../server/shapes/held-requests.ts';
import { signIn } from '../accounts/test-user.ts';
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

type Held = Awaited<ReturnType<typeof hold>>;

/** Texts of the answers that ended. */
function watchEnds({ asked }: Held): string[] {
  const ended: string[] = [];
  for (const answer of asked) void answer.then(async (response) => ended.push(await response.text())).catch(() => undefined);
  return ended;
}

// Beside a load one is ended before its first message.
const reason = /(^|\n\n): too_many_requests\n\n$/;

it('the oldest event streams of a user end with the reason when there are more than thirty, and nobody else’s', async () => {
  const [ada, bert] = [await server.user(), await server.user()];
  const other = await hold(bert, 1, true);
  const othersEnded = watchEnds(other);
  const sessions = mostHeld / mostHeldBySession + 1;
  const devices = await Promise.all(
    Array.from({ length: sessions }, async () => hold({ ...ada, token: await signIn(server.sql, ada.id) }, mostHeldBySession, true)),
  );
  const ended = devices.map(watchEnds);
  await expect.poll(() => ended.flat().length).toBe(mostHeldBySession);
  for (const text of ended.flat()) expect(text).toMatch(reason);
  expect(othersEnded).toEqual([]);
  for (const { leave } of [...devices, other]) leave();
  // Their places are free again.
  const later = await hold(ada, 1, true);
  expect((await later.asked[0])?.status).toBe(200);
  later.leave();
});

it('a session holds ten event streams: the oldest ends with the reason, and those of the user’s other devices go on', async () => {
  const ada = await server.user();
  const phone = await hold({ ...ada, token: await signIn(server.sql, ada.id) }, mostHeldBySession, true);
  const phoneEnded = watchEnds(phone);
  const desk = await hold(ada, mostHeldBySession + 5, true);
  const deskEnded = watchEnds(desk);
  await expect.poll(() => deskEnded.length).toBe(5);
  for (const text of deskEnded) expect(text).toMatch(reason);
  expect(phoneEnded).toEqual([]);
  for (const { leave } of [phone, desk]) leave();
});

it('the oldest long polls end with the reason and the time to come back', async () => {
  const user = await server.user();
  const polls = await hold(user, mostHeldBySession + 5, false);
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
