import { copiedRows } from '@anwurf/contract/sync/copied-rows';
import { newestRows } from '@anwurf/contract/sync/newest-rows';
import { copiedMessages, readCopied } from '@anwurf/db/sync/apply/copied-rows';
import { beforeAll, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { foundTeam, joinAs } from '../teams/team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let team: string;

beforeAll(async () => {
  [coach, player] = [await server.user(), await server.user()];
  team = await foundTeam(server, coach);
  await joinAs(server, { coach, team, role: 'player' }, player);
  await server.sql`insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
    values (${newId()}, ${player.id}, ${team}, 'loads', true, 'test', now())`;
  for (const day of ['2026-03-01', '2026-10-16', '2026-10-17', '2026-11-20']) {
    await server.sql`insert into handball_loads (id, user_id, kind, day, minutes, effort, noted_at)
      values (${newId()}, ${player.id}, 'team', ${day}, 90, 6, now())`;
  }
});

const ask = (as: TestUser, query: Record<string, string>, table = 'shared_loads') =>
  server.fetch(`/api/shapes/${table}?${new URLSearchParams({ offset: '-1', team, ...query })}`, { as });
const daysOf = async (answer: Response) => {
  const { rows } = readCopied(new Uint8Array(await answer.arrayBuffer()));
  return copiedMessages('shared_loads', rows).map((message) => String(message.kind === 'change' && message.value['day']));
};

it('the rows of a day and later are sent, without a position', async () => {
  const answer = await ask(coach, { rows: 'copy', newest: '2026-10-17' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(newestRows.contentType);
  for (const name of ['electric-handle', 'electric-offset', 'etag']) expect(answer.headers.get(name)).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect((await daysOf(answer)).toSorted()).toEqual(['2026-10-17', '2026-11-20']);
});

it('a condition of the request does not make an answer of them', async () => {
  const headers = { 'if-none-match': '"undefined"' };
  const answer = await server.fetch(`/api/shapes/shared_loads?offset=-1&rows=copy&newest=2026-10-17&team=${team}`, { as: coach, headers });
  expect([answer.status, await daysOf(answer)]).toEqual([200, expect.arrayContaining(['2026-11-20'])]);
});

it('a table without newest rows is sent as a whole, and so is one whose rows are messages', async () => {
  const members = await ask(coach, { rows: 'copy', newest: '2026-10-17' }, 'team_members');
  expect(members.headers.get('content-type')).toBe(copiedRows.contentType);
  expect(members.headers.get('electric-handle')).not.toBeNull();
  const messages = (await (await ask(coach, { newest: '2026-10-17' })).json()) as { value?: { day: string } }[];
  expect(messages.flatMap(({ value }) => value?.day ?? [])).toHaveLength(4);
});

it('anything but a day of the calendar is refused', async () => {
  for (const newest of ['', 'x', '2026-02-30', "2026-01-01' or true --", '2026-10-17T00:00:00Z']) {
    const answer = await ask(coach, { rows: 'copy', newest });
    expect([newest, answer.status, (await answer.json()).error.fields]).toEqual([newest, 400, { newest: 'is a day' }]);
  }
});

it('nobody reads them who does not read the table', async () => {
  for (const other of [player, await server.user()]) {
    expect((await ask(other, { rows: 'copy', newest: '2026-10-17' })).status).toBe(403);
  }
});
