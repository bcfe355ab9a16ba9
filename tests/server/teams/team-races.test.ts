import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { expect, it } from 'vitest';
import { deleteAccount } from '../../../server/account-data/delete-account.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { SeededRandom } from '../../sync/seeded-random.ts';
import { askTeams, foundTeam, joinAs, makeCode } from './team-requests.ts';

const server = useServer();
const rounds = 12;

/** Rows that a team holds of users who are no players of it, and entries of feeds of users who are no members. */
const leftovers = () => server.sql`
  select 'copy' as what from (
    select team_id, user_id from shared_trainings union all select team_id, user_id from shared_loads) as copy
    where not exists (select from memberships m where m.team_id = copy.team_id and m.user_id = copy.user_id and role = 'player')
  union all select 'squad' from team_members where id not in (select id from memberships)
  union all select 'missing in the squad' from memberships where id not in (select id from team_members)
  union all select 'feed' from sync_heads, jsonb_object_keys(heads) as name where name like '%@%'
    and not exists (select from memberships m where m.user_id = sync_heads.user_id and name like '%@' || m.team_id)`;

it.each([1, 4])(
  'joining, leaving, pushing, deciding and deleting at once end without an error, and leave nothing behind (SEED=%i)',
  async (seed) => {
    const random = new SeededRandom(seed);
    const coach = await server.user();
    const teams = [await foundTeam(server, coach), await foundTeam(server, coach, 'Zweite')];
    const players = await Promise.all(Array.from({ length: 6 }, () => server.user()));
    const others = await Promise.all(Array.from({ length: 4 }, () => server.user()));
    for (const team of teams) {
      await joinAs(server, { coach, team, role: 'player' }, ...players);
      await joinAs(server, { coach, team, role: 'coach' }, ...others);
    }

    const erased = new Set<TestUser>();
    const push = async (user: TestUser, mutation: object) => {
      const response = await server.push(user, [{ id: newId(), ...mutation }]);
      // 401, 410: the account has just been deleted.
      if (!response.ok) return expect([401, 410]).toContain(response.status);
      const [result] = pushResponseSchema.parse(await response.json()).results;
      // The others: an account that is deleted while its push waits.
      if (result?.status === 'refused')
        expect(erased.has(user) ? ['forbidden', 'parent_missing', 'row_gone'] : ['forbidden']).toContain(result.code);
    };
    const load = { day: '2026-11-27', kind: 'team', minutes: 90, effort: 6, noted_at: new Date().toISOString() };
    const decide = (user: TestUser, team: string, granted: boolean) =>
      push(user, {
        table: 'sharing_consents',
        op: 'upsert',
        key: newId(),
        values: { team_id: team, kind: 'loads', granted, text_version: 'test', decided_at: new Date().toISOString() },
      });
    const codes = new Map<string, string>();
    for (const team of teams) {
      for (const role of ['player', 'coach'] as const) codes.set(`${team} ${role}`, await makeCode(server, coach, team, role));
    }
    /** Leaves and comes back, if the code is still open. */
    const comeBack = async (user: TestUser, team: string, role: 'player' | 'coach') => {
      const left = await askTeams(server, user, 'DELETE', `/${team}/members/${user.id}`);
      expect([204, 401, 410]).toContain(left.status);
      const joined = await askTeams(server, user, 'POST', '/join', { code: codes.get(`${team} ${role}`) });
      expect([200, 400, 401, 410]).toContain(joined.status);
    };
    const erase = async (user: TestUser) => {
      erased.add(user);
      const { id } = user;
      const [account] = await server.sql<{ email: string }[]>`select email from users where id = ${id}`;
      await deleteAccount(server.sql, { id, email: account?.email ?? '' } as Parameters<typeof deleteAccount>[1]);
    };

    for (let round = 0; round < rounds; round += 1) {
      const asked = [...players, ...others].flatMap((user) => {
        const [team, isPlayer] = [random.pick(teams), players.includes(user)];
        return [
          push(user, { table: 'handball_loads', op: 'upsert', key: newId(), values: load }),
          random.chance(0.4) ? comeBack(user, team, isPlayer ? 'player' : 'coach') : decide(user, team, random.chance(0.7)),
          isPlayer
            ? push(user, { table: 'users', op: 'update', key: user.id, values: { full_name: `Nr. ${random.below(99)}` } })
            : push(user, { table: 'team_events', op: 'upsert', key: newId(), team, values: { kind: 'training', day: '2026-11-27' } }),
        ];
      });
      const last = round === rounds - 1 ? [erase(players[0] ?? coach), erase(others[0] ?? coach)] : [];
      await Promise.all([...asked, ...last]);
      for (const team of teams) codes.set(`${team} coach`, await makeCode(server, coach, team, 'coach'));
      for (const team of teams) codes.set(`${team} player`, await makeCode(server, coach, team, 'player'));
    }
    expect(await leftovers()).toEqual([]);
    expect(server.logged).toEqual([]);
  },
  120_000,
);
