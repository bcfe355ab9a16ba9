import { joinRequestSchema } from '@anwurf/contract/team';
import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Sql } from '../../server/database/connection.ts';
import { foundTeam } from '../../server/teams/found-team.ts';
import { joinTeam } from '../../server/teams/join-team.ts';
import { endMembership, renewCode } from '../../server/teams/lead-team.ts';
import { proofCount } from '../proof-counts.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { createUser, newId } from '../server/fixture.ts';
import { differences } from './canonical-dump.ts';
import { Device } from './device.ts';
import { FaultProxy } from './fault-proxy.ts';
import { KillableServer } from './killable-server.ts';
import { SeededRandom } from './seeded-random.ts';
import type { ShapeBackend } from './shape-backend.ts';
import { dumpTeamsCentrally, dumpTeamsOnDevice } from './team-dump.ts';

const stepsPerSchedule = 60;
const serverCount = 2;
/** A request on the change feed is held for 20 s: what was lost with it comes with the next one. */
const heldTwiceMs = 60_000;

type Chaos = { readonly sql: Sql; readonly backend: ShapeBackend; readonly servers: readonly KillableServer[] };

/** Everybody of two teams: a coach each, who both coach the first one; the second coach plays there too, one player in both. */
type Cast = { readonly teams: readonly [string, string]; readonly devices: readonly Device[]; readonly proxies: readonly FaultProxy[] };

async function join(sql: Sql, coach: string, team: string, role: 'coach' | 'player', userId: string): Promise<void> {
  await joinTeam(sql, userId, joinRequestSchema.parse(await renewCode(sql, coach, team, role)));
}

async function makeCast({ sql, servers }: Chaos, seed: number): Promise<Cast> {
  const users = await Promise.all(Array.from({ length: 7 }, () => createUser(sql)));
  const [first, second, ...players] = users;
  if (first === undefined || second === undefined) throw new Error('no coaches');
  const teams = [await foundTeam(sql, first.id, { name: 'Erste' }), await foundTeam(sql, second.id, { name: 'Zweite' })] as const;
  await join(sql, first.id, teams[0], 'coach', second.id);
  for (const [place, { id }] of players.entries()) {
    if (place !== 4) await join(sql, first.id, teams[0], 'player', id);
    if (place >= 3) await join(sql, second.id, teams[1], 'player', id);
  }
  await join(sql, second.id, teams[1], 'player', first.id);
  const route = (place: number) => {
    const routing = new SeededRandom(seed * 11 + place);
    return () => routing.pick(servers).url;
  };
  const proxies = await Promise.all(users.map((_, place) => FaultProxy.open(route(place), new SeededRandom(seed * 7 + place))));
  const devices = await Promise.all(users.map((user, place) => Device.open(proxies[place]?.url ?? '', user)));
  return { teams, devices, proxies };
}

/** One step of a random day on somebody's device. */
async function act(random: SeededRandom, device: Device, teams: readonly [string, string], written: Map<string, string>): Promise<void> {
  const team = random.pick(teams);
  const day = `2026-11-${String(1 + random.below(28)).padStart(2, '0')}`;
  const dice = random.next();
  if (dice < 0.3) {
    const values = {
      completed_at: `${day}T18:00:00Z`,
      local_day: day,
      duration_minutes: 1 + random.below(90),
      effort: 1 + random.below(10),
    };
    await device.write({ table: 'completed_sessions', op: 'upsert', key: newId(), values });
  } else if (dice < 0.45) {
    const values = {
      day,
      kind: random.pick(['team', 'match'] as const),
      minutes: 60,
      effort: 1 + random.below(10),
      noted_at: new Date().toISOString(),
    };
    await device.write({ table: 'handball_loads', op: 'upsert', key: newId(), values });
  } else if (dice < 0.75) {
    const kind: SharedKind = random.pick(SHARED_KINDS);
    const values = { team_id: team, kind, granted: random.chance(0.6), text_version: 'test', decided_at: new Date().toISOString() };
    await device.write({ table: 'sharing_consents', op: 'upsert', key: newId(), values });
  } else {
    const known = [...written].filter(([, of]) => of === team).map(([key]) => key);
    const change = random.next();
    const key = known.length > 0 && change < 0.5 ? random.pick(known) : newId();
    if (known.includes(key) && change < 0.2) await device.write({ table: 'team_events', op: 'delete', key, team });
    else {
      await device.write({ table: 'team_events', op: 'upsert', key, team, values: { kind: 'training', day } });
      written.set(key, team);
    }
  }
}

/** Somebody leaves a team or comes back, whatever his device does meanwhile. The first coaches stay: without a coach a team ends. */
async function changeMembers({ sql }: Chaos, random: SeededRandom, { teams, devices }: Cast): Promise<void> {
  const [first, second] = devices;
  const [team, lead] = random.chance(0.5) ? [teams[0], first] : [teams[1], second];
  const somebody = random.pick(devices.filter((device) => device !== lead));
  if (lead === undefined) return;
  if (random.chance(0.5)) await endMembership(sql, lead.user.id, { team, member: somebody.user.id, mayEndTeam: false });
  else await join(sql, lead.user.id, team, random.chance(0.3) ? 'coach' : 'player', somebody.user.id);
}

/** The copies that there should be, computed apart from the server's triggers. */
async function expectedCopies(sql: Sql): Promise<Record<string, number>> {
  const copies: Record<string, number> = {};
  const members = await sql<{ user: string; team: string; version: string; joined: Date }[]>`
    select user_id as user, team_id as team, server_version as version, joined_at as joined from memberships where role = 'player'`;
  for (const { user, team, version, joined } of members) {
    for (const kind of ['trainings', 'loads'] as const) {
      const decisions = await sql<{ granted: boolean; at: Date; version: string }[]>`
        select granted, decided_at as at, server_version as version from sharing_consents
        where user_id = ${user} and team_id = ${team} and kind = ${kind} and server_version > ${version}`;
      const last = decisions.toSorted((one, other) => Number(other.version) - Number(one.version))[0];
      const newest = decisions.toSorted(
        (one, other) => Number(other.at) - Number(one.at) || Number(other.version) - Number(one.version),
      )[0];
      // A yes counts in the membership in which it was made, whenever it arrives.
      const counts = [last, newest].every((one) => one?.granted === true && one.at >= joined);
      if (!counts) continue;
      const [{ own, handball } = { own: 0, handball: 0 }] = await sql<{ own: number; handball: number }[]>`
        select (select count(*)::int from completed_sessions where user_id = ${user}) as own,
          (select count(distinct (day, kind))::int from handball_loads where user_id = ${user}) as handball`;
      const count = own + (kind === 'loads' ? handball : 0);
      if (count > 0) copies[`${kind} ${team} ${user}`] = count;
    }
  }
  return copies;
}

async function foundCopies(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; count: number }[]>`
    select format('trainings %s %s', team_id, user_id) as name, count(*)::int as count from shared_trainings group by 1
    union all select format('loads %s %s', team_id, user_id), count(*)::int from shared_loads group by 1`;
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

async function runSchedule(chaos: Chaos, seed: number): Promise<void> {
  const { sql, backend, servers } = chaos;
  const random = new SeededRandom(seed);
  backend.disturb?.(new SeededRandom(seed + 17));
  const cast = await makeCast(chaos, seed);
  const { devices, proxies, teams } = cast;
  const written = new Map<string, string>();
  for (const proxy of proxies) proxy.faultRate = 0.2;
  for (let step = 0; step < stepsPerSchedule; step += 1) {
    const place = random.below(devices.length);
    const [device, proxy] = [devices[place], proxies[place]];
    if (device === undefined || proxy === undefined) continue;
    const dice = random.next();
    if (dice < 0.68) await act(random, device, teams, written);
    else if (dice < 0.76) await changeMembers(chaos, random, cast);
    else if (dice < 0.84) proxy.toggleOffline();
    else if (dice < 0.89) proxy.disconnect();
    else if (dice < 0.94) await device.restart();
    else if (dice < 0.97) await backend.forget(sql, random);
    else await random.pick(servers).killAndRestart();
  }
  for (const proxy of proxies) {
    proxy.faultRate = 0;
    proxy.offline = false;
  }
  for (const device of devices) device.now();
  const isAnswered = async (device: Device) =>
    (await device.store.query<{ n: number }>(`select count(*)::int as n from outbox where status <> 'refused'`)).rows[0]?.n === 0;
  for (const device of devices) await device.until('every change is answered', () => isAnswered(device), heldTwiceMs);
  for (const device of devices) {
    for (const { mutationId } of device.state.refused) await device.discard(mutationId);
  }
  expect(await foundCopies(sql), `seed ${seed}: copies`).toEqual(await expectedCopies(sql));
  for (const device of devices) {
    const differs = async () => differences(await dumpTeamsCentrally(sql, device.user.id), await dumpTeamsOnDevice(device.store));
    await device.until('the teams’ rows are here', async () => (await differs()).length === 0, heldTwiceMs).catch(() => undefined);
    expect(await differs(), `seed ${seed}: a device differs from what its user reads`).toEqual([]);
  }
  await Promise.all([...devices, ...proxies].map((part) => part.close()));
}

/** Tests that teams keep their rules in random schedules. `proof` names the list of their seeds. */
export function proveTeamChaos(open: () => Promise<ShapeBackend>, proof: string): void {
  const schedules = seedsOf(proof).flatMap((seed) => Array.from({ length: proofCount('SCHEDULES_A_SEED') }, (_, place) => seed + place));
  let chaos: Chaos;

  beforeAll(async () => {
    const backend = await open();
    // One after the other: the first migrates.
    const servers: KillableServer[] = [];
    while (servers.length < serverCount) servers.push(await KillableServer.start(backend.environment));
    chaos = { backend, servers, sql: connect(backend.environment.DATABASE_URL, 4) };
  }, 60_000);

  afterAll(async () => {
    await chaos.sql.end();
    for (const server of chaos.servers) await server.kill();
    await chaos.backend.stop();
  });

  test.each(schedules)(
    'two coaches, five players, a bad line and two servers that are killed: every device shows what its user reads (SEED=%i)',
    (seed) => expect(runSchedule(chaos, seed)).resolves.toBeUndefined(),
    180_000,
  );
}
