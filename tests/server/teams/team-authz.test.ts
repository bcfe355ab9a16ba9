import { type MutationResult, pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { syncedTable, type TeamTableName, teamOwnerOf, teamTableNames } from '@anwurf/contract/sync/registry';
import { TEAM_ROLES, type TeamRole } from '@anwurf/contract/team';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { insertParents, insertRow, type SampleParents, sampleValues } from '../pushes/sample-rows.ts';
import { readShape, requestShape } from '../shapes/shape-client.ts';
import { foundTeam, joinAs, leaveTeam } from './team-requests.ts';

const server = useServer();
const operations = ['upsert', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

/** Everybody who is something else to the team: its members by role, and those who are none. */
const states = ['never a member', 'removed', 'left', 'coach of another team', 'deleted'] as const;
type State = (typeof states)[number];

type Cast = { readonly team: string; readonly members: Record<TeamRole, TestUser>; readonly others: Record<State, TestUser> };
let cast: Cast;
/** Rows of the team that others refer to. */
let parents: SampleParents;
/** Another team of the coach. */
let other: string;

async function makeCast(): Promise<Cast> {
  const user = () => server.user();
  const members = { coach: await user(), physio: await user(), player: await user() };
  const others = {
    'never a member': await user(),
    removed: await user(),
    left: await user(),
    'coach of another team': await user(),
    deleted: await user(),
  };
  const team = await foundTeam(server, members.coach);
  const inTeam = { coach: members.coach, team };
  await joinAs(server, { ...inTeam, role: 'physio' }, members.physio);
  await joinAs(server, { ...inTeam, role: 'player' }, members.player);
  await joinAs(server, { ...inTeam, role: 'coach' }, others.removed, others.left, others.deleted);
  await leaveTeam(server, members.coach, team, others.removed.id);
  await leaveTeam(server, others.left, team);
  await foundTeam(server, others['coach of another team']);
  await server.sql`delete from users where id = ${others.deleted.id}`;
  return { team, members, others };
}

beforeAll(async () => {
  cast = await makeCast();
  parents = await insertParents(server.sql, cast.members.player.id, { teams: cast.team });
  other = await foundTeam(server, cast.members.coach, 'wA-Jugend');
}, 60_000);

const rowOf = (table: TeamTableName) => (table === 'teams' ? cast.team : insertRow(server.sql, table, cast.members.player.id, parents));

async function readRow(table: TeamTableName, key: string): Promise<string | undefined> {
  const [row] = await server.sql<{ row: string }[]>`select to_jsonb(t)::text as row from ${server.sql(table)} t where id = ${key}`;
  return row?.row;
}

/** The mutation of a row in which every column is sent that a device may write. */
function mutationOf(table: TeamTableName, op: Operation, key: string, team: string) {
  const { writes } = syncedTable(table);
  const allowed = op === 'upsert' ? writes.insert : writes.update;
  const values = Object.fromEntries(Object.entries(sampleValues(table, parents)).filter(([name]) => allowed.includes(name)));
  return { id: newId(), table, op, key, team, values: op === 'delete' ? {} : values };
}

async function push(user: TestUser, mutation: unknown): Promise<MutationResult | number> {
  const response = await server.push(user, [mutation]);
  return response.ok ? (pushResponseSchema.parse(await response.json()).results[0] ?? 0) : response.status;
}

function isAllowed(table: TeamTableName, role: TeamRole, op: Operation): boolean {
  const { writes } = syncedTable(table);
  const byTable = op === 'delete' ? writes.delete : writes[op === 'upsert' ? 'insert' : 'update'].length > 0;
  return byTable && teamOwnerOf(table)?.writers.includes(role) === true;
}

describe.each(teamTableNames)('%s', (table) => {
  it.each(TEAM_ROLES)('is read by a %s exactly when the registry says so', async (role) => {
    const row = await rowOf(table);
    const { team } = cast;
    const reads = teamOwnerOf(table)?.readers.includes(role) === true;
    const answer = await requestShape(server, cast.members[role], table, { offset: '-1', team });
    expect(answer.response.status).toBe(reads ? 200 : 403);
    if (reads) expect((await readShape(server, cast.members[role], table, { team })).rows.map(({ id }) => id)).toContain(row);
  });

  it.each(states)('is closed to somebody who is %s', async (state) => {
    const row = await rowOf(table);
    const answer = await requestShape(server, cast.others[state], table, { offset: '-1', team: cast.team });
    expect([401, 403, 410]).toContain(answer.response.status);
    expect(answer.text).not.toContain(row);
    for (const op of operations) {
      const before = await readRow(table, row);
      const result = await push(cast.others[state], mutationOf(table, op, op === 'upsert' && table !== 'teams' ? newId() : row, cast.team));
      if (typeof result === 'number') expect([401, 410]).toContain(result);
      else expect(result).toMatchObject({ status: 'refused', code: 'forbidden' });
      expect(await readRow(table, row)).toBe(before);
    }
  });

  it.each(TEAM_ROLES.flatMap((role) => operations.map((op) => [role, op] as const)))(
    'lets a %s %s exactly when the registry says so',
    async (role, op) => {
      const row = await rowOf(table);
      const key = op === 'upsert' && table !== 'teams' ? newId() : row;
      const before = await readRow(table, row);
      const result = await push(cast.members[role], mutationOf(table, op, key, cast.team));
      if (isAllowed(table, role, op)) {
        expect(result).toMatchObject({ status: 'applied', txid: expect.stringMatching(/^\d+$/) });
        expect(await readRow(table, key)).toEqual(op === 'delete' ? undefined : expect.stringContaining(cast.team));
      } else {
        expect(result).toMatchObject({ status: 'refused', code: 'forbidden' });
        expect(await readRow(table, row)).toBe(before);
      }
    },
  );

  it('keeps the rows of two teams of one coach apart', async () => {
    const { coach } = cast.members;
    const row = await rowOf(table);
    expect((await readShape(server, coach, table, { team: other })).rows.map(({ id }) => id)).not.toContain(row);
    // A row of one team under the name of the other.
    for (const op of operations) {
      const before = await readRow(table, row);
      expect(await push(coach, mutationOf(table, op, row, other))).toMatchObject({ status: 'refused', code: 'forbidden' });
      expect(await readRow(table, row)).toBe(before);
    }
  });

  it('is no table of a user: without a team nothing is read or written', async () => {
    const { coach } = cast.members;
    expect((await requestShape(server, coach, table, { offset: '-1' })).response.status).toBe(400);
    const { team: _, ...mutation } = mutationOf(table, 'upsert', newId(), cast.team);
    expect(await push(coach, mutation)).toMatchObject({ status: 'refused', code: 'forbidden' });
  });

  it('does not take another team’s handle', async () => {
    const { coach } = cast.members;
    const { handle, offset } = await readShape(server, coach, table, { team: cast.team });
    expect((await requestShape(server, coach, table, { team: other, handle, offset })).response.status).toBe(409);
  });
});

it('a table of users takes no team', async () => {
  const { coach } = cast.members;
  expect((await requestShape(server, coach, 'fitness_tests', { offset: '-1', team: cast.team })).response.status).toBe(400);
  const values = { name: 'Eigene' };
  const mutation = { id: newId(), table: 'athleten_uebungen', op: 'upsert', key: newId(), team: cast.team, values };
  expect(await push(coach, mutation)).toMatchObject({ status: 'refused', code: 'forbidden' });
});

it('a held request of a member who is removed meanwhile answers nothing', async () => {
  const { coach } = cast.members;
  const physio = await server.user();
  await joinAs(server, { coach, team: cast.team, role: 'physio' }, physio);
  const { handle, offset } = await readShape(server, physio, 'team_events', { team: cast.team });
  const held = requestShape(server, physio, 'team_events', { team: cast.team, handle, offset, live: 'true' });
  await leaveTeam(server, coach, cast.team, physio.id);
  await insertRow(server.sql, 'team_events', coach.id, { teams: cast.team });
  expect((await held).response.status).toBe(403);
});

it('logged nothing unexpected', () => {
  expect(server.logged).toEqual([]);
});
