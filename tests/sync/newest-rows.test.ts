import { newestRows } from '@anwurf/contract/sync/newest-rows';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId, ServerFixture, type TestUser } from '../server/fixture.ts';
import { foundTeam, joinAs, leaveTeam } from '../server/teams/team-requests.ts';
import { differences } from './canonical-dump.ts';
import { Device } from './device.ts';
import { useServerWithDevices } from './server-with-devices.ts';
import { openEmbeddedLog, openForwarding } from './shape-backend.ts';
import { dumpTeamsCentrally, dumpTeamsOnDevice } from './team-dump.ts';

const today = new Date().toISOString().slice(0, 10);
/** Days before today: each with a training of its own. */
const daysAgo = [1, 20, 100, 200];

/** Holds the answers of snapshots of trainings back, also those that are asked for later, until they are let go. */
function holdSnapshots(): { readonly asked: string[]; letGo: () => void } {
  const asked: string[] = [];
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const real = fetch;
  vi.stubGlobal('fetch', async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    const isSnapshot = url.includes('/shared_trainings?offset=-1') && !url.includes(`${newestRows.parameter}=`);
    if (!isSnapshot) return real(input, init);
    asked.push(url);
    const ended = new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    await Promise.race([gone, ended]);
    return real(input, init);
  });
  return { asked, letGo: () => letGo() };
}

describe('over the embedded log', () => {
  const { server, openDevice } = useServerWithDevices(openEmbeddedLog);
  let coach: TestUser;
  let player: TestUser;
  let team: string;

  beforeEach(async () => {
    [coach, player] = [await server.user(), await server.user()];
    team = await foundTeam(server, coach);
    await joinAs(server, { coach, team, role: 'player' }, player);
    for (const ago of daysAgo) {
      const day = dayAfter(today, -ago);
      await server.sql`insert into completed_sessions (id, user_id, plan_name, completed_at, local_day, duration_minutes)
        values (${newId()}, ${player.id}, 'Athletik', ${`${day}T18:00:00Z`}, ${day}, 60)`;
    }
    await decide(true);
  });
  afterEach(() => void vi.unstubAllGlobals());

  const decide = (granted: boolean) =>
    server.sql`insert into sharing_consents (id, user_id, team_id, kind, granted, text_version, decided_at)
      values (${newId()}, ${player.id}, ${team}, 'trainings', ${granted}, 'test', now())`;
  const trainings = async (device: Device) =>
    (await device.store.query<{ n: number }>('select count(*)::int as n from shared_trainings')).rows[0]?.n;
  const untilTrainings = (device: Device, count: number) =>
    device.until(`${count} trainings`, async () => (await trainings(device)) === count);
  const isWhole = async (device: Device) =>
    (await device.store.query('select from streams where newest_from is not null')).rows.length === 0;

  async function expectRight(device: Device): Promise<void> {
    await device.until('nothing is the newest alone', () => isWhole(device));
    const wanted = await dumpTeamsCentrally(server.sql, coach.id);
    await device.until('the teams’ rows are here', async () => differences(wanted, await dumpTeamsOnDevice(device.store)).length === 0);
  }

  /** A device that has the newest rows while the others are held back. */
  async function halfFilled() {
    const held = holdSnapshots();
    const device = await openDevice(coach);
    await untilTrainings(device, 2);
    expect(await isWhole(device)).toBe(false);
    return { device, held };
  }

  test('the newest weeks of a squad are here before the season, which follows', async () => {
    const { device, held } = await halfFilled();
    await device.until('the first sync', () => device.state.firstSyncDone);
    await device.until('the season was asked for', () => held.asked.length > 0);
    held.letGo();
    await expectRight(device);
    expect(await trainings(device)).toBe(4);
  });

  test('a device that is ended in between goes on, and shows meanwhile what it has', async () => {
    const { device, held } = await halfFilled();
    await device.until('the season was asked for', () => held.asked.length > 0);
    await device.restart();
    expect(await trainings(device)).toBe(2);
    await device.until('the season was asked for again', () => held.asked.length > 1);
    held.letGo();
    await expectRight(device);
    expect(await trainings(device)).toBe(4);
  });

  test('trainings that are taken back in between are gone when the season has come', async () => {
    const { device, held } = await halfFilled();
    await decide(false);
    held.letGo();
    await untilTrainings(device, 0);
    await expectRight(device);
  });

  test('a training that is finished in between is here as well', async () => {
    const { device, held } = await halfFilled();
    await device.until('the season was asked for', () => held.asked.length > 0);
    await server.sql`insert into completed_sessions (id, user_id, plan_name, completed_at, local_day, duration_minutes)
      values (${newId()}, ${player.id}, 'Athletik', ${`${today}T08:00:00Z`}, ${today}, 60)`;
    held.letGo();
    await untilTrainings(device, 5);
    await expectRight(device);
  });

  test('they go with a membership that ends in between', async () => {
    const { device, held } = await halfFilled();
    const second = await server.user();
    await joinAs(server, { coach, team, role: 'coach' }, second);
    await leaveTeam(server, coach, team);
    await untilTrainings(device, 0);
    held.letGo();
    await expectRight(device);
    expect(await trainings(device)).toBe(0);
  });
});

test('over Electric, which knows no newest rows, the season is asked for once', async () => {
  const server = new ServerFixture();
  const backend = await openForwarding();
  await server.start(backend.environment);
  const coach = await server.user();
  const team = await foundTeam(server, coach);
  const asked: string[] = [];
  const real = fetch;
  vi.stubGlobal('fetch', (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return real(input, init);
  });
  const device = await Device.open(server.url, coach);
  await device.until('the squad', async () => {
    const { rows } = await device.store.query(`select from streams where table_name = $1 and last_up_to_date_at is not null`, [
      `shared_loads@${team}`,
    ]);
    return rows.length > 0;
  });
  expect(asked.filter((url) => url.includes('/shared_loads?offset=-1'))).toHaveLength(1);
  vi.unstubAllGlobals();
  await device.close();
  await server.stop();
  await backend.stop();
}, 60_000);
