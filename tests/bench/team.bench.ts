import { setTimeout as pause } from 'node:timers/promises';
import { pushMutations } from '@anwurf/db/sync/upload/push-requests';
import { expect, test } from 'vitest';
import { newId, type TestUser } from '../server/fixture.ts';
import { useBenchServer } from './bench-server.ts';
import { Device } from '../sync/device.ts';
import { record, timed } from './figures.ts';
import { insertSquads, SQUAD } from './squad-history.ts';

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

/** Resolves when the coach's device shows so many rows of the player's. */
async function untilShown(device: Device, user: string, count: number): Promise<void> {
  for (;;) {
    const { rows } = await device.store.query<{ n: number }>(`select count(*)::int as n from shared_trainings where user_id = $1`, [user]);
    if (rows[0]?.n === count) return;
    await pause(2);
  }
}

test('a full squad’s trainings and revocations on the way to the coach', async () => {
  const coach = await server.user();
  const player = await server.user();
  const { teams } = await insertSquads(server.sql, coach, SQUAD - 1);
  const [team = ''] = teams;
  await server.sql`insert into memberships (id, user_id, team_id, role) values (${newId()}, ${player.id}, ${team}, 'player')`;
  const decide = (granted: boolean) => server.sql`
    insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
    select gen_random_uuid(), ${player.id}, ${team}, 'trainings', ${granted}, 'test', clock_timestamp()`;
  await decide(true);
  const device = await Device.open(server.url, coach);
  await device.until('the first sync', () => device.state.firstSyncDone);
  const arrivals: number[] = [];
  for (let run = 1; run <= 25; run += 1) {
    // The change feed is asked again.
    await pause(200);
    const began = performance.now();
    await Promise.all([expectPush(player), untilShown(device, player.id, run)]);
    arrivals.push(performance.now() - began);
  }
  record(`Finished training pushed → row of the coach's device, ${SQUAD} players, Node`, arrivals.slice(5), { aim: { p95: 300 } });
  const revocations: number[] = [];
  for (let run = 0; run < 8; run += 1) {
    await pause(200);
    const began = performance.now();
    await Promise.all([decide(false), untilShown(device, player.id, 0)]);
    revocations.push(performance.now() - began);
    await decide(true);
    await untilShown(device, player.id, 25);
  }
  record(`Sharing taken back → gone from the coach's device, ${SQUAD} players, Node`, revocations, { aim: { p95: 2000 } });
  await device.close();
});
