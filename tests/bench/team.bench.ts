import { pushMutations } from '@anwurf/db/sync/transport';
import { expect, test } from 'vitest';
import { newId, type TestUser } from '../server/fixture.ts';
import { useBenchServer } from './bench-server.ts';
import { record, timed } from './figures.ts';

const server = useBenchServer();

/** Puts a player into teams of twenty with three of a staff each, with a season behind him, and lets him share two kinds. */
async function playIn(player: TestUser, teams: number): Promise<void> {
  const { sql } = server;
  for (let made = 0; made < teams; made += 1) {
    const team = newId();
    const fellows = Array.from({ length: 22 }, newId);
    await sql`insert into teams (id, name) values (${team}, 'Probe')`;
    await sql`insert into users (id, email) select id, id || '@test.example' from unnest(${fellows}::uuid[]) as id`;
    await sql`insert into memberships (id, user_id, team_id, role)
      select gen_random_uuid(), id, ${team}, case when place <= 3 then 'coach' else 'player' end
      from unnest(${fellows}::uuid[]) with ordinality as fellow (id, place)`;
    await sql`insert into memberships (id, user_id, team_id, role) values (${newId()}, ${player.id}, ${team}, 'player')`;
    await sql`insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
      select gen_random_uuid(), ${player.id}, ${team}, kind, true, 'test', now() from unnest(array['trainings', 'loads']) as kind`;
  }
}

async function expectPush(user: TestUser): Promise<number> {
  const options = { baseUrl: server.url, fetch, accessToken: () => Promise.resolve(user.token) };
  const values = { completed_at: new Date().toISOString(), local_day: '2026-11-27', duration_minutes: 60, effort: 7 };
  const mutation = { id: newId(), table: 'completed_sessions', op: 'upsert' as const, key: newId(), values };
  return timed(async () => {
    const [result] = await pushMutations(options, { user: user.id, mutations: [mutation] }, new AbortController().signal);
    expect(result?.status).toBe('applied');
  });
}

test('pushing a finished training that is shared with teams', async () => {
  for (const teams of [0, 1, 5, 20]) {
    const player = await server.user();
    await server.sql`insert into completed_sessions (id, user_id, completed_at, local_day, duration_minutes, effort)
      select gen_random_uuid(), ${player.id}, timestamptz '2026-01-01 18:00+00' + n * interval '1 day', date '2026-01-01' + n::int, 60, 6
      from generate_series(1, 250) n`;
    await playIn(player, teams);
    const times: number[] = [];
    for (let run = 0; run < 40; run += 1) times.push(await expectPush(player));
    record(`Push of a finished training, shared with ${teams} teams (3 of the staff each)`, times.slice(5));
  }
});
