import { pushResponseSchema } from '@anwurf/contract/sync/mutation';
import { sharingTextVersion } from '@anwurf/contract/team';
import { ownNorms } from '@anwurf/domain/norms/own-norms';
import { placesOf } from '@anwurf/domain/team/shared-places';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import { beforeEach, describe, expect, it } from 'vitest';
import { importNorms } from '../../../server/norms/import-norms.ts';
import { newId, type TestUser, useServer } from '../fixture.ts';
import { readShape } from '../shapes/shape-client.ts';
import { askTeams, foundTeam, joinAs, leaveTeam, makeCode } from './team-requests.ts';

const server = useServer();
let coach: TestUser;
let player: TestUser;
let team: string;
/** A text before places and stages stood in it. */
const earlier = '2026-11-29';

beforeEach(async () => {
  [coach, player] = [await server.user(), await server.user()];
  team = await foundTeam(server, coach);
});

async function push(user: TestUser, ...mutations: readonly object[]): Promise<void> {
  const response = await server.push(
    user,
    mutations.map((mutation) => ({ id: newId(), ...mutation })),
  );
  const { results } = pushResponseSchema.parse(await response.json());
  expect(results.map(({ status }) => status)).toEqual(mutations.map(() => 'applied'));
}

const decision = (kind: SharedKind, granted = true, text_version = sharingTextVersion) => ({
  table: 'sharing_consents',
  op: 'upsert',
  key: newId(),
  values: { team_id: team, kind, granted, text_version, decided_at: new Date().toISOString() },
});
const jumped = (best: number) => ({ countermovement_jump: { bester_wert: best, einheit: 'cm', versuch_1: best } });
const measured = (best: number, day = '2026-11-20', key = newId()) => ({
  table: 'fitness_tests',
  op: 'upsert',
  key,
  values: { test_category: 'sprungkraft', test_date: day, test_time: '18:00', results: jumped(best) },
});
const born = (date_of_birth: string | null) => ({
  table: 'profiles',
  op: 'upsert',
  key: player.id,
  values: { date_of_birth, gender: 'female' },
});

const places = async () =>
  (
    await server.sql<{ places: unknown }[]>`
    select coalesce(places, '{}') as places from shared_tests left join shared_places using (id) where shared_tests.team_id = ${team} order by shared_tests.day`
  ).map((row) => row.places);
const placeAt = (best: number, age: number) => placesOf(ownNorms(), 'sprungkraft', jumped(best), { age, gender: 'female' });
const derived = (table: 'test_places' | 'recovery_stages') => server.sql`select from ${server.sql(table)} where user_id = ${player.id}`;

describe('the places of shared tests', () => {
  beforeEach(() => joinAs(server, { coach, team, role: 'player' }, player));

  it('come with a test, by the age on its day, and follow the birth date', async () => {
    await push(player, born('2008-11-21'), decision('tests'));
    await push(player, measured(40, '2025-11-20'), measured(34));
    expect(await places()).toEqual([placeAt(40, 16), placeAt(34, 17)]);
    expect(placeAt(34, 17)).toMatchObject({ countermovement_jump: { isEstimated: expect.any(Boolean) } });
    await push(player, born('2006-11-21'));
    expect(await places()).toEqual([placeAt(40, 18), placeAt(34, 19)]);
    await push(player, born(null));
    expect(await places()).toEqual([{}, {}]);
  });

  it('come with the yes for tests that are there, and not with a yes to a text that did not name them', async () => {
    await push(player, born('2008-11-21'), measured(34), decision('tests', true, earlier));
    expect(await places()).toEqual([{}]);
    await push(player, decision('tests'));
    expect(await places()).toEqual([placeAt(34, 17)]);
  });

  it('go with the sharing, also where they are worked out, and with the test', async () => {
    const test = measured(34);
    await push(player, born('2008-11-21'), decision('tests'), test, measured(36, '2026-11-21'));
    expect(await derived('test_places')).toHaveLength(2);
    await push(player, { table: 'fitness_tests', op: 'delete', key: test.key, values: {} });
    expect(await places()).toEqual([placeAt(36, 18)]);
    expect(await derived('test_places')).toHaveLength(1);
    await push(player, decision('tests', false));
    expect(await places()).toEqual([]);
    expect(await server.sql`select from shared_places where team_id = ${team}`).toEqual([]);
    expect(await derived('test_places')).toEqual([]);
    const log =
      await server.sql`select value from shape_log where owner = ${team} and table_name = 'shared_places' and value::text like '%isEstimated%'`;
    expect(log).toEqual([]);
  });
});

it('an import of reference values places tests anew', async () => {
  await joinAs(server, { coach, team, role: 'player' }, player);
  await push(player, born('2008-11-21'), decision('tests'), measured(34));
  const before = await places();
  const [cell] = ownNorms().values.filter(({ test, gender, age }) => test === 'countermovement_jump' && gender === 'female' && age === 17);
  if (cell === undefined) throw new Error('no values');
  const values = [{ line: 1, value: { ...cell, mean: cell.mean + 1, provenance: 'estimated' as const, source: null } }];
  try {
    expect(await importNorms(server.sql, { values, sources: {}, refused: [], unread: [] }, { dryRun: false })).toMatchObject({
      written: 1,
    });
    expect(await places()).not.toEqual(before);
  } finally {
    await server.sql`delete from reference_values`;
  }
});

it('joining with a yes to tests brings their places', async () => {
  await push(player, born('2008-11-21'), measured(34));
  const code = await makeCode(server, coach, team, 'player');
  expect((await askTeams(server, player, 'POST', '/join', { code, kinds: ['tests'] })).status).toBe(200);
  expect(await places()).toEqual([placeAt(34, 17)]);
});

describe('the stage of a recovery', () => {
  const health = (granted: boolean) => ({
    table: 'health_consents',
    op: 'upsert',
    key: newId(),
    values: { purpose: 'coaching', granted, text_version: 'test', decided_at: new Date().toISOString() },
  });
  const event = (kind: string, day: string, more: object = {}) => ({
    table: 'recovery_events',
    op: 'upsert',
    key: newId(),
    values: { ladder: 'knie', kind, day, happened_at: `${day}T10:00:00Z`, side: null, pain: null, details: {}, ...more },
  });
  const note = { checks: ['gehen'], signs: ['taub'], results: { geheim: 12 } };
  const stages = () => server.sql`select ladder, status, stage, since::text from shared_recoveries where team_id = ${team}`;
  const begun = { ladder: 'knie', status: 'active', stage: 0, since: '2026-11-02' };

  beforeEach(async () => {
    await joinAs(server, { coach, team, role: 'player' }, player);
    await push(player, health(true), event('start', '2026-11-02', { side: 'left' }));
  });

  it('reaches coaches with the consent that names it, and nothing of what was noted does', async () => {
    await push(player, decision('trainings'), decision('complaints', true, earlier));
    expect(await stages()).toEqual([]);
    await push(player, decision('complaints'));
    expect(await stages()).toEqual([begun]);
    await push(player, event('entry', '2026-11-04', { pain: 3, details: note }));
    expect(await stages()).toEqual([{ ...begun, status: 'stopped' }]);
    const [row] = (await readShape(server, coach, 'shared_recoveries', { team })).rows;
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['id', 'ladder', 'server_version', 'since', 'stage', 'status', 'team_id', 'user_id']);
    await push(player, event('cleared', '2026-11-06'));
    expect(await stages()).toEqual([{ ...begun, since: '2026-11-06' }]);
  });

  it.each([
    ['the sharing', () => push(player, decision('complaints', false))],
    ['the consent to storing it', () => push(player, health(false))],
    ['its end', () => push(player, event('end', '2026-11-10'))],
    ['the membership', () => leaveTeam(server, player, team)],
    ['the account', () => server.sql`delete from users where id = ${player.id}`],
  ])('goes with %s, out of the log as well', async (_, end) => {
    await push(player, decision('complaints'));
    expect(await stages()).toEqual([begun]);
    await end();
    expect(await stages()).toEqual([]);
    expect(await derived('recovery_stages')).toEqual([]);
    expect(
      await server.sql`select from shape_log where owner = ${team} and table_name = 'shared_recoveries' and value::text like '%knie%'`,
    ).toEqual([]);
  });

  it('does not reach a team with which no complaints are shared', async () => {
    const other = await foundTeam(server, coach, 'Herren');
    await joinAs(server, { coach, team: other, role: 'player' }, player);
    await push(player, decision('complaints'));
    expect(await server.sql`select from shared_recoveries where team_id = ${other}`).toEqual([]);
  });
});
