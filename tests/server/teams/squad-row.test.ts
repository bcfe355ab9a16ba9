import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { teamPreviewSchema } from '@anwurf/contract/team';
import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { askTeams, foundTeam, leaveTeam, makeCode } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let team: string;

beforeEach(async () => {
  [coach, player] = [await server.user(), await server.user()];
  team = await foundTeam(server, coach);
});

const join = async (body: object = {}) =>
  askTeams(server, player, 'POST', '/join', { code: await makeCode(server, coach, team, 'player'), ...body });

async function push(...mutations: readonly object[]): Promise<void> {
  const response = await server.push(
    player,
    mutations.map((mutation) => ({ id: newId(), ...mutation })),
  );
  for (const result of pushResponseSchema.parse(await response.json()).results) expect(result).toMatchObject({ status: 'applied' });
}

function decide(kind: SharedKind, granted: boolean): Promise<void> {
  const values = { team_id: team, kind, granted, text_version: 'test', decided_at: new Date().toISOString() };
  return push({ table: 'sharing_consents', op: 'upsert', key: newId(), values });
}

async function squadRow(): Promise<unknown> {
  const [row] = await server.sql`
    select shared_kinds as kinds, week_sessions as sessions from team_members where team_id = ${team} and user_id = ${player.id}`;
  return row;
}

describe('a player who joins', () => {
  it('shares what he agreed to from that moment on, with the version of the text', async () => {
    expect((await join({ kinds: ['trainings', 'tests', 'tests'], textVersion: '2026-11-27' })).status).toBe(200);
    expect(await squadRow()).toEqual({ kinds: ['tests', 'trainings'], sessions: null });
    const decisions = await server.sql`
      select kind, granted, text_version as version, decided_at <= now() as "isPast" from sharing_consents where user_id = ${player.id} order by kind`;
    expect([...decisions]).toEqual(['tests', 'trainings'].map((kind) => ({ kind, granted: true, version: '2026-11-27', isPast: true })));
  });

  it('shares nothing when he agreed to nothing', async () => {
    expect((await join()).status).toBe(200);
    expect(await squadRow()).toEqual({ kinds: [], sessions: null });
  });

  it('is not asked again: a second joining changes nothing of what he shares', async () => {
    await join({ kinds: ['tests'] });
    await decide('tests', false);
    expect((await join({ kinds: [...SHARED_KINDS] })).status).toBe(200);
    expect(await squadRow()).toEqual({ kinds: [], sessions: null });
  });

  it('shares nothing while he is under 16, whatever was sent', async () => {
    const year = new Date().getFullYear() - 15;
    await server.sql`insert into profiles (id, date_of_birth) values (${player.id}, ${`${year}-12-31`})
      on conflict (id) do update set date_of_birth = excluded.date_of_birth`;
    await join({ kinds: [...SHARED_KINDS] });
    expect(await squadRow()).toEqual({ kinds: [], sessions: null });
  });

  it.each([[['weights']], [Array.from({ length: SHARED_KINDS.length + 1 }, () => 'tests')], ['tests']])(
    'is refused kinds such as %j',
    async (kinds) => {
      expect((await join({ kinds })).status).toBe(400);
    },
  );

  it('as a coach shares nothing', async () => {
    const code = await makeCode(server, coach, team, 'coach');
    await askTeams(server, player, 'POST', '/join', { code, kinds: [...SHARED_KINDS] });
    expect(await squadRow()).toEqual({ kinds: [], sessions: null });
  });
});

it('the preview of a code says whether the caller is in the team', async () => {
  const preview = async () => {
    const code = await makeCode(server, coach, team, 'player');
    const answer = await askTeams(server, player, 'POST', '/preview', { code });
    return teamPreviewSchema.parse(await answer.json()).isMember;
  };
  expect(await preview()).toBe(false);
  await join();
  expect(await preview()).toBe(true);
});

describe('the squad’s row', () => {
  it('follows each decision, and the end of a membership', async () => {
    await join({ kinds: ['loads'] });
    await decide('trainings', true);
    expect(await squadRow()).toMatchObject({ kinds: ['loads', 'trainings'] });
    await decide('loads', false);
    expect(await squadRow()).toMatchObject({ kinds: ['trainings'] });
    await leaveTeam(server, player, team);
    expect(await squadRow()).toBeUndefined();
    await join();
    expect(await squadRow()).toMatchObject({ kinds: [] });
  });

  it('has the sessions a week of the plan that the player chose last, while he shares his trainings', async () => {
    await join();
    const plan = (sessions: number | null, chosen: string | null) => {
      const key = newId();
      const values = { name: 'Plan', sessions_per_week: sessions, chosen_at: chosen };
      return push({ table: 'trainingsplanreal', op: 'upsert', key, values }).then(() => key);
    };
    const first = await plan(3, '2026-11-01T10:00:00Z');
    expect(await squadRow()).toMatchObject({ sessions: null });
    await decide('trainings', true);
    expect(await squadRow()).toMatchObject({ sessions: 3 });
    const second = await plan(5, '2026-11-02T10:00:00Z');
    expect(await squadRow()).toMatchObject({ sessions: 5 });
    await plan(7, null);
    expect(await squadRow()).toMatchObject({ sessions: 5 });
    await push({ table: 'trainingsplanreal', op: 'update', key: second, values: { archived_at: '2026-11-03T10:00:00Z' } });
    expect(await squadRow()).toMatchObject({ sessions: 3 });
    await push({ table: 'trainingsplanreal', op: 'delete', key: first });
    expect(await squadRow()).toMatchObject({ sessions: 7 });
    await decide('trainings', false);
    expect(await squadRow()).toMatchObject({ sessions: null });
  });
});
