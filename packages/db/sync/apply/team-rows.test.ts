import type { PGlite } from '@electric-sql/pglite';
import { type StreamName, teamStream } from '@anwurf/contract/sync/stream-name';
import { beforeEach, describe, expect, test } from 'vitest';
import { LiveQueries } from '../../live/live-queries.ts';
import { emptyStore } from '../../store/empty-store.ts';
import { discardMutation, recordResults, writeMutations } from '../upload/outbox.ts';
import { applyBatch } from './apply-batch.ts';
import type { ShapeMessage } from './batch.ts';
import { endUnfollowed } from './followed-streams.ts';
import { change, eventRow, joined, left, membershipRow, team, upToDate, user, uuid, writeEvent } from './team-rows.test-support.ts';
import { beginRefetch, EndedStream, type RequestPosition } from './stream-position.ts';

let store: PGlite;
beforeEach(async () => {
  store = await emptyStore();
});

const [bears, wolves] = [team(1), team(2)];
const events = (id: string) => teamStream('team_events', id);
const position = { handle: 'h', offset: '1_0' };

const apply = (name: StreamName, messages: readonly ShapeMessage[], from?: RequestPosition) =>
  applyBatch(store, name, { copied: null, messages: [...messages, upToDate] }, position, user, from);
const titles = async () => {
  const { rows } = await store.query<{ name: string }>('select right(team_id::text, 1) || title as name from team_events order by 1');
  return rows.map(({ name }) => name);
};
const names = async (table: string) =>
  (await store.query<{ name: string }>(`select distinct table_name as name from ${table} where table_name like '%@%' order by 1`)).rows.map(
    ({ name }) => name,
  );
const outbox = async () =>
  (await store.query<{ n: number; status: string }>('select right(id::text, 3)::int as n, status from outbox order by seq')).rows.map(
    ({ n, status }) => [n, status],
  );
const reopen = () => store.transaction((tx) => endUnfollowed(tx, user));
const applied = (n: number, txid: string | null, version: string) =>
  recordResults(store, [{ id: uuid(700_000 + n), status: 'applied', txid, serverVersion: version }], user);
const refused = (n: number) =>
  recordResults(store, [{ id: uuid(700_000 + n), status: 'refused', code: 'forbidden', message: 'no member' }], user);

/** A coach of two teams, with an event of each. */
async function coachTwoTeams(): Promise<void> {
  await apply('memberships', [joined(1, bears), joined(2, wolves)]);
  await apply(events(bears), [change('insert', uuid(1), eventRow(bears, 'a'))]);
  await apply(events(wolves), [change('insert', uuid(2), eventRow(wolves, 'b'))]);
}

describe('rows of teams in one table', () => {
  test('the streams of two teams are applied apart, each with its position', async () => {
    await coachTwoTeams();
    await apply(events(bears), [
      change('update', uuid(1), { title: 'c' }, '8'),
      change('insert', uuid(3), eventRow(bears, 'd'), '8'),
      change('delete', uuid(3), {}, '9'),
    ]);
    expect(await titles()).toEqual(['1c', '2b']);
    const stored = await store.query(`select table_name, last_txid::int as txid from streams where table_name like '%@%' order by 1`);
    expect(stored.rows).toEqual([
      { table_name: events(bears), txid: 9 },
      { table_name: events(wolves), txid: 7 },
    ]);
  });

  test('a refetch of one team removes no row of the other', async () => {
    await coachTwoTeams();
    await writeMutations(store, [writeEvent(1, wolves, uuid(4), 'e')], user);
    await beginRefetch(store, events(bears));
    await apply(events(bears), [change('insert', uuid(5), eventRow(bears, 'f'))], { handle: null, offset: '-1' });
    expect(await titles()).toEqual(['1f', '2b', '2e']);
  });

  test('a snapshot of a team enters a table that has rows of another one', async () => {
    await coachTwoTeams();
    const rows = Array.from({ length: 1500 }, (_, n) => change('insert', uuid(10_000 + n), eventRow(bears, `n${n}`)));
    await apply(events(bears), rows);
    expect(await titles()).toHaveLength(1502);
  });

  test('an own entry belongs to its team, settles by its stream, and comes back under no other', async () => {
    await coachTwoTeams();
    const written = [writeEvent(1, bears, uuid(3), 'mine'), writeEvent(2, wolves, uuid(4), 'mine')];
    await writeMutations(store, written, user);
    expect(await titles()).toEqual(['1a', '1mine', '2b', '2mine']);
    for (const n of [1, 2]) await applied(n, '9', '5');
    await apply(events(wolves), [change('insert', uuid(4), eventRow(wolves, 'mine', 5), '9')]);
    expect(await outbox()).toEqual([[1, 'confirmed']]);
    await apply(events(bears), [change('insert', uuid(3), eventRow(bears, 'mine', 5), '9')]);
    expect([await outbox(), await titles()]).toEqual([[], ['1a', '1mine', '2b', '2mine']]);
  });

  test('the team’s own row, whose key is the team, is changed and falls back', async () => {
    await coachTwoTeams();
    const row = { name: 'Bären', club: null, age_group: null, created_at: '2026-11-20 10:00:00+00', server_version: '1' };
    await apply(teamStream('teams', bears), [change('insert', bears, row)]);
    await writeMutations(
      store,
      [{ id: uuid(700_001), table: 'teams', team: bears, op: 'update', key: bears, values: { club: 'TV' } }],
      user,
    );
    const club = async () => (await store.query('select name, club from teams')).rows;
    expect(await club()).toEqual([{ name: 'Bären', club: 'TV' }]);
    await refused(1);
    await discardMutation(store, uuid(700_001), user);
    expect(await club()).toEqual([{ name: 'Bären', club: null }]);
  });

  test('a mutation without its team, or with a team for a table of the user, is written nowhere', async () => {
    const { team: _, ...ofNobody } = writeEvent(1, bears, uuid(3), 'a');
    await expect(writeMutations(store, [ofNobody], user)).rejects.toThrow('no stream');
    const favourite = { id: uuid(700_002), table: 'completed_sessions' as const, op: 'delete' as const, key: uuid(3), values: {} };
    await expect(writeMutations(store, [{ ...favourite, team: bears }], user)).rejects.toThrow('no stream');
    expect(await outbox()).toEqual([]);
  });
});

describe('the end of a membership', () => {
  test('takes the team’s rows and positions with it, and no others', async () => {
    await coachTwoTeams();
    await apply(teamStream('shared_loads', bears), [
      change('insert', uuid(20), {
        team_id: bears,
        user_id: uuid(30),
        day: '2026-12-01',
        kind: 'own',
        minutes: '60',
        effort: '5',
        server_version: '1',
      }),
    ]);
    await beginRefetch(store, events(bears));
    await apply('memberships', [left(1)]);
    expect(await titles()).toEqual(['2b']);
    expect((await store.query('select from shared_loads')).rows).toEqual([]);
    expect(await names('streams')).toEqual([events(wolves)]);
  });

  test('keeps changes that the server has not taken, with the rows that they make alone', async () => {
    await coachTwoTeams();
    const changeOf = (n: number, op: 'update' | 'delete', key: string, values = {}) =>
      ({ id: uuid(700_000 + n), table: 'team_events', team: bears, op, key, values }) as const;
    const own = [writeEvent(1, bears, uuid(3), 'waits'), writeEvent(2, bears, uuid(4), 'refused'), writeEvent(3, bears, uuid(5), 'taken')];
    await writeMutations(store, [...own, changeOf(4, 'update', uuid(1), { title: 'edited' })], user);
    await refused(2);
    await applied(3, '9', '5');
    await apply('memberships', [left(1)]);
    expect(await outbox()).toEqual([
      [1, 'pending'],
      [2, 'refused'],
      [4, 'pending'],
    ]);
    expect(await titles()).toEqual(['1refused', '1waits', '2b']);
    expect((await store.query(`select from base_rows where row is not null`)).rows).toEqual([]);
    // Its answer comes later: nothing is left to wait for.
    await applied(1, '10', '6');
    await refused(4);
    for (const n of [2, 4]) await discardMutation(store, uuid(700_000 + n), user);
    expect([await outbox(), await titles(), await names('base_rows')]).toEqual([[], ['2b'], []]);
    const settled = await store.query('select from settled_mutations');
    expect(settled.rows).toHaveLength(4);
  });

  test('reaches every screen that shows the team’s rows', async () => {
    await coachTwoTeams();
    const lives = await LiveQueries.open(store);
    const shown = await new Promise((resolve) => {
      void lives.subscribe('select title from team_events', [], resolve).then(() => apply('memberships', [left(1)]));
    });
    expect(shown).toEqual([{ title: 'b' }]);
  });

  test('reaches a device that fetches its memberships anew after a long time', async () => {
    await coachTwoTeams();
    await beginRefetch(store, 'memberships');
    const again = change('insert', uuid(800_002), membershipRow(wolves, 'coach'));
    await applyBatch(store, 'memberships', { copied: null, messages: [again] }, position, user);
    expect(await titles()).toEqual(['1a', '2b']);
    await apply('memberships', []);
    expect(await titles()).toEqual(['2b']);
  });

  test('is completed by the next opening when the device was killed in between', async () => {
    await coachTwoTeams();
    await writeMutations(store, [writeEvent(1, bears, uuid(3), 'waits'), writeEvent(2, bears, uuid(4), 'taken')], user);
    await applied(2, '9', '5');
    await store.query('delete from memberships where team_id = $1', [bears]);
    for (let opening = 0; opening < 2; opening += 1) {
      await reopen();
      expect([await titles(), await outbox()]).toEqual([['1waits', '2b'], [[1, 'pending']]]);
      expect(await names('streams')).toEqual([events(wolves)]);
    }
  });

  test('ends only what another role does not read', async () => {
    await coachTwoTeams();
    const member = {
      team_id: bears,
      user_id: user,
      role: 'coach',
      display_name: 'Ada',
      joined_at: '2026-11-20 10:00:00+00',
      shared_kinds: '{}',
      week_sessions: null,
      server_version: '1',
    };
    for (const id of [bears, wolves]) {
      await apply(teamStream('team_members', id), [change('insert', uuid(id === bears ? 40 : 41), { ...member, team_id: id })]);
    }
    await apply('memberships', [change('update', uuid(800_001), { role: 'player' })]);
    expect(await titles()).toEqual(['1a', '2b']);
    expect((await store.query('select team_id from team_members')).rows).toEqual([{ team_id: wolves }]);
    await apply('memberships', [change('update', uuid(800_001), { role: 'physio' })]);
    // The stream begins anew.
    await apply(teamStream('team_members', bears), [change('insert', uuid(40), member)], { handle: null, offset: '-1' });
    expect((await store.query('select from team_members')).rows).toHaveLength(2);
  });

  test('is none when the team is joined again in the same batch', async () => {
    await coachTwoTeams();
    await apply('memberships', [left(1), joined(3, bears, 'player')]);
    expect(await titles()).toEqual(['1a', '2b']);
    await apply(events(bears), [change('update', uuid(1), { title: 'c' })], position);
    expect(await titles()).toEqual(['1c', '2b']);
  });

  test('is none while another membership of the same team reads the table', async () => {
    await coachTwoTeams();
    await apply('memberships', [joined(3, bears, 'player')]);
    await apply('memberships', [left(1)]);
    expect(await titles()).toEqual(['1a', '2b']);
  });
});

describe('an answer that comes too late', () => {
  test('brings no row of a team that has been left', async () => {
    await coachTwoTeams();
    await apply('memberships', [left(1)]);
    await expect(apply(events(bears), [change('insert', uuid(1), eventRow(bears, 'a'))])).rejects.toBeInstanceOf(EndedStream);
    await beginRefetch(store, events(bears));
    expect([await titles(), await names('streams')]).toEqual([['2b'], [events(wolves)]]);
  });

  test('does not continue from rows that have gone, once the team has been joined again', async () => {
    await coachTwoTeams();
    await apply('memberships', [left(1)]);
    await apply('memberships', [joined(3, bears)]);
    const late = apply(events(bears), [change('insert', uuid(7), eventRow(bears, 'late'))], position);
    await expect(late).rejects.toBeInstanceOf(EndedStream);
    await apply(events(bears), [change('insert', uuid(1), eventRow(bears, 'a'))], { handle: null, offset: '-1' });
    expect(await titles()).toEqual(['1a', '2b']);
  });

  test('a change that the journal brought back waits for its team until the memberships are known', async () => {
    await writeMutations(store, [writeEvent(1, bears, uuid(3), 'mine')], user, { isReplay: true });
    await applied(1, '9', '5');
    await reopen();
    expect([await outbox(), await titles()]).toEqual([[[1, 'confirmed']], ['1mine']]);
    await apply('memberships', [joined(1, bears)]);
    await apply(events(bears), [change('insert', uuid(3), eventRow(bears, 'mine', 5), '9')]);
    expect([await outbox(), await titles()]).toEqual([[], ['1mine']]);
  });

  test('a change that the journal brought back is settled when its team is no more', async () => {
    await writeMutations(store, [writeEvent(1, bears, uuid(3), 'mine')], user, { isReplay: true });
    await applied(1, '9', '5');
    await apply('memberships', []);
    expect([await outbox(), await titles()]).toEqual([[], []]);
  });
});
