import { readRows } from '@anwurf/db/queries/local-query';
import { ownThread, teamThread } from '@anwurf/db/queries/comments';
import { afterEach, expect, test } from 'vitest';
import { newId, type TestUser, useServer } from '../server/fixture.ts';
import { foundTeam, joinAs } from '../server/teams/team-requests.ts';
import { Device } from './device.ts';

const server = useServer();
const devices: Device[] = [];
const day = '2026-11-20';

afterEach(async () => {
  await Promise.all(devices.splice(0).map((device) => device.close()));
});

async function deviceOf(user: TestUser): Promise<Device> {
  const device = await Device.open(server.url, user);
  devices.push(device);
  await device.until('the first sync', () => device.state.firstSyncDone);
  return device;
}

/** Writes the player's answer about a workout. */
const answer = (device: Device, team: string, workout: string, body: string, minute: number, key = newId()) =>
  device.write({
    table: 'session_comments',
    op: 'upsert',
    key,
    values: { team_id: team, workout_id: workout, assignment_id: null, day, body, written_at: `2026-11-21T09:0${minute}:00Z` },
  });

test('two devices of a player that answer in one thread without a network keep both answers, in one order everywhere', async () => {
  const [coach, player] = [await server.user(), await server.user()];
  const team = await foundTeam(server, coach);
  await joinAs(server, { coach, team, role: 'player' }, player);
  const [desk, phone, tablet] = [await deviceOf(coach), await deviceOf(player), await deviceOf(player)];
  const workout = newId();
  const consent = { team_id: team, kind: 'trainings' as const, granted: true, text_version: 'test', decided_at: new Date().toISOString() };
  await phone.write(
    { table: 'sharing_consents', op: 'upsert', key: newId(), values: consent },
    {
      table: 'completed_sessions',
      op: 'upsert',
      key: workout,
      values: { completed_at: `${day}T18:00:00Z`, local_day: day, duration_minutes: 60, effort: 6 },
    },
  );
  const shared = async () =>
    (
      await desk.store.query<{ id: string; member: string }>(
        `select s.id, m.id as member from shared_trainings s join team_members m using (team_id, user_id)`,
      )
    ).rows[0];
  await desk.until('the training is at the coach’s', async () => (await shared()) !== undefined);
  const { id: training = '', member = '' } = (await shared()) ?? {};
  const own = async (device: Device) => (await readRows(device.store, ownThread(workout))).map(({ body }) => body);
  const coached = async () => (await readRows(desk.store, teamThread(team, training, coach.id))).map(({ body }) => body);
  await desk.write({
    table: 'team_comments',
    op: 'upsert',
    key: newId(),
    team,
    values: { member_id: member, training_id: training, assignee_id: null, day, body: 'Wie war es?', written_at: '2026-11-21T09:00:00Z' },
  });
  for (const device of [phone, tablet]) await device.until('the coach’s words', async () => (await own(device)).length === 1);

  await phone.sleep();
  await tablet.sleep();
  await answer(phone, team, workout, 'Gut.', 1);
  await answer(tablet, team, workout, 'Das Knie zog.', 2);
  await answer(phone, team, workout, 'Morgen wieder.', 3);
  // Both at one moment: their ids decide.
  const [smaller, larger] = [newId(), newId()].toSorted();
  await answer(phone, team, workout, 'Bis dann.', 4, smaller);
  await answer(tablet, team, workout, 'Bis morgen.', 4, larger);
  expect(await own(phone)).toEqual(['Wie war es?', 'Gut.', 'Morgen wieder.', 'Bis dann.']);

  // The one that wrote later is back first.
  await tablet.wakeUp();
  await tablet.until('its answers are taken', async () => (await tablet.outboxSize()) === 0);
  await phone.wakeUp();
  const whole = ['Wie war es?', 'Gut.', 'Das Knie zog.', 'Morgen wieder.', 'Bis dann.', 'Bis morgen.'];
  for (const device of [phone, tablet]) {
    await device.until('all answers', async () => (await device.outboxSize()) === 0 && (await own(device)).length === whole.length);
    expect(await own(device)).toEqual(whole);
  }
  await desk.until('all answers', async () => (await coached()).length === whole.length);
  expect(await coached()).toEqual(whole);
  await phone.reopen();
  expect(await own(phone)).toEqual(whole);
});
