import { plainTableNames, type SyncedTableName, teamOwnerOf, teamTableNames } from '@anwurf/contract/sync/registry';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import { describe, expect, test } from 'vitest';
import { pruneShapeLog } from '../../server/shapes/prune-shape-log.ts';
import { newId, type TestUser } from '../server/fixture.ts';
import { foundTeam, joinAs, leaveTeam } from '../server/teams/team-requests.ts';
import { differences } from './canonical-dump.ts';
import type { Device } from './device.ts';
import { useServerWithDevices } from './server-with-devices.ts';
import { openEmbeddedLog, openForwarding } from './shape-backend.ts';
import { dumpTeamsCentrally, dumpTeamsOnDevice } from './team-dump.ts';

describe.each([
  ['the embedded log', openEmbeddedLog],
  ['Electric behind the server', openForwarding],
] as const)('over %s', (_, open) => {
  const { server, openDevice } = useServerWithDevices(open);

  async function deviceOf(user: TestUser): Promise<Device> {
    const device = await openDevice(user);
    await device.until('the first sync', () => device.state.firstSyncDone);
    return device;
  }

  async function teamOf(coach: TestUser, ...players: TestUser[]): Promise<string> {
    const team = await foundTeam(server, coach);
    if (players.length > 0) await joinAs(server, { coach, team, role: 'player' }, ...players);
    return team;
  }

  const decision = (team: string, kind: SharedKind, granted: boolean) => ({
    table: 'sharing_consents' as const,
    op: 'upsert' as const,
    key: newId(),
    values: { team_id: team, kind, granted, text_version: 'test', decided_at: new Date().toISOString() },
  });
  const training = (day: string) => ({
    table: 'completed_sessions' as const,
    op: 'upsert' as const,
    key: newId(),
    values: { completed_at: `${day}T18:00:00Z`, local_day: day, duration_minutes: 60, effort: 6 },
  });
  const event = (team: string, day: string) => ({
    table: 'team_events' as const,
    op: 'upsert' as const,
    key: newId(),
    team,
    values: { kind: 'match' as const, day },
  });

  const countOn = async (device: Device, table: SyncedTableName): Promise<number> =>
    (await device.store.query<{ n: number }>(`select count(*)::int as n from "${table}"`)).rows[0]?.n ?? -1;
  const until = (device: Device, table: SyncedTableName, count: number) =>
    device.until(`${count} rows of ${table}`, async () => (await countOn(device, table)) === count);
  const settled = (device: Device) => device.until('all is settled', async () => (await device.outboxSize()) === 0);

  /** The device shows exactly the rows of teams that its user reads. */
  const expectRight = async (device: Device): Promise<void> => {
    const wanted = await dumpTeamsCentrally(server.sql, device.user.id);
    await device.until('the teams’ rows are here', async () => differences(wanted, await dumpTeamsOnDevice(device.store)).length === 0);
  };

  test('a training shows at the coach’s device when it is consented, and leaves it when the consent ends', async () => {
    const [coach, player] = [await server.user(), await server.user()];
    const team = await teamOf(coach, player);
    const [desk, phone] = [await deviceOf(coach), await deviceOf(player)];
    await until(desk, 'team_members', 2);
    await phone.write(training('2026-11-20'), decision(team, 'trainings', true));
    await until(desk, 'shared_trainings', 1);
    await phone.write(training('2026-11-21'));
    await until(desk, 'shared_trainings', 2);
    await phone.write(decision(team, 'trainings', false));
    await until(desk, 'shared_trainings', 0);
    await phone.write(decision(team, 'trainings', true));
    await until(desk, 'shared_trainings', 2);
    await expectRight(desk);
    // The player himself has no copies.
    expect(await countOn(phone, 'shared_trainings')).toBe(0);
    await expectRight(phone);
  });

  test('a revocation that finds the coach offline reaches him when he returns, also by a stream that has forgotten him', async () => {
    const [coach, player] = [await server.user(), await server.user()];
    const team = await teamOf(coach, player);
    const [desk, phone] = [await deviceOf(coach), await deviceOf(player)];
    await phone.write(training('2026-11-20'), training('2026-11-21'), decision(team, 'trainings', true), decision(team, 'loads', true));
    await until(desk, 'shared_loads', 2);
    await until(desk, 'shared_trainings', 2);
    await desk.sleep();
    await phone.write(decision(team, 'trainings', false), training('2026-11-22'));
    await settled(phone);
    // As after a year: nothing is left of what the device goes on from.
    await pruneShapeLog(server.sql, { keepEntries: 0 });
    await desk.wakeUp();
    await until(desk, 'shared_trainings', 0);
    await until(desk, 'shared_loads', 3);
    await expectRight(desk);
  });

  test.each(['leaves', 'is removed'])('everything of a team leaves the device of a coach who %s, also while it is away', async (how) => {
    const [coach, second, player] = [await server.user(), await server.user(), await server.user()];
    const [team, other] = [await teamOf(coach, player), await teamOf(second)];
    await joinAs(server, { coach, team, role: 'coach' }, second);
    const [desk, phone] = [await deviceOf(second), await deviceOf(player)];
    await phone.write(training('2026-11-20'), decision(team, 'trainings', true));
    await desk.write(event(team, '2026-11-28'), event(other, '2026-11-29'));
    await until(desk, 'shared_trainings', 1);
    await settled(desk);
    await desk.sleep();
    await leaveTeam(server, how === 'leaves' ? second : coach, team, second.id);
    await desk.wakeUp();
    await until(desk, 'shared_trainings', 0);
    await until(desk, 'team_events', 1);
    await expectRight(desk);
    const bookkeeping = await desk.store.query<{ name: string }>(`select table_name as name from streams where table_name like '%' || $1`, [
      team,
    ]);
    expect(bookkeeping.rows).toEqual([]);
  });

  test('a member who returns has the team’s rows again, without those of before', async () => {
    const [coach, second] = [await server.user(), await server.user()];
    const team = await teamOf(coach);
    await joinAs(server, { coach, team, role: 'coach' }, second);
    const [first, desk] = [await deviceOf(coach), await deviceOf(second)];
    const early = event(team, '2026-11-28');
    await first.write(early);
    await until(desk, 'team_events', 1);
    await desk.sleep();
    await leaveTeam(server, second, team);
    await first.write({ table: 'team_events', op: 'delete', key: early.key, team }, event(team, '2026-12-05'), event(team, '2026-12-12'));
    await joinAs(server, { coach, team, role: 'coach' }, second);
    await settled(first);
    await desk.wakeUp();
    await until(desk, 'team_events', 2);
    await expectRight(desk);
  });

  test('two coaches who are both offline keep both their entries, and change one row column by column', async () => {
    const [coach, second] = [await server.user(), await server.user()];
    const team = await teamOf(coach);
    await joinAs(server, { coach, team, role: 'coach' }, second);
    const [one, two] = [await deviceOf(coach), await deviceOf(second)];
    const shared = event(team, '2026-11-28');
    await one.write(shared);
    await until(two, 'team_events', 1);
    await Promise.all([one.sleep(), two.sleep()]);
    await one.write(event(team, '2026-12-01'), { ...shared, op: 'update', values: { minutes: 60 } });
    await two.write(event(team, '2026-12-02'), { ...shared, op: 'update', values: { place: 'Halle 2' } });
    await Promise.all([one.wakeUp(), two.wakeUp()]);
    for (const device of [one, two]) {
      await until(device, 'team_events', 3);
      await settled(device);
      await expectRight(device);
    }
    expect(await server.sql`select minutes, place from team_events where id = ${shared.key}`).toEqual([{ minutes: 60, place: 'Halle 2' }]);
  });

  test('changes of a coach who is removed meanwhile stay on his device as refused, until he discards them', async () => {
    const [coach, second] = [await server.user(), await server.user()];
    const team = await teamOf(coach);
    await joinAs(server, { coach, team, role: 'coach' }, second);
    const desk = await deviceOf(second);
    await until(desk, 'team_members', 2);
    await desk.sleep();
    await desk.write(event(team, '2026-11-28'));
    await leaveTeam(server, coach, team, second.id);
    await desk.wakeUp();
    await desk.until('the refusal is shown', () => desk.state.refused.length === 1);
    expect(desk.state.refused[0]).toMatchObject({ table: 'team_events', code: 'forbidden' });
    expect(await countOn(desk, 'team_events')).toBe(1);
    await desk.discard(desk.state.refused[0]?.mutationId ?? '');
    await until(desk, 'team_events', 0);
  });

  test('a coach who plays in another team coaches here and shares there', async () => {
    const [coach, player] = [await server.user(), await server.user()];
    const [own, other] = [await teamOf(coach, player), await teamOf(player, coach)];
    const [desk, phone] = [await deviceOf(coach), await deviceOf(player)];
    await desk.write(training('2026-11-20'), decision(other, 'trainings', true));
    await phone.write(training('2026-11-21'), decision(own, 'loads', true));
    await until(phone, 'shared_trainings', 1);
    await until(desk, 'shared_loads', 1);
    expect([await countOn(desk, 'shared_trainings'), await countOn(phone, 'shared_loads')]).toEqual([0, 0]);
    for (const device of [desk, phone]) await expectRight(device);
  });
});

test('the tables of teams are apart from those of users', () => {
  expect(plainTableNames.filter((name) => teamOwnerOf(name) !== undefined)).toEqual([]);
  expect(teamTableNames.length).toBeGreaterThan(5);
});
