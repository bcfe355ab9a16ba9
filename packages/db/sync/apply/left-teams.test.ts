import type { PGlite } from '@electric-sql/pglite';
import { teamStream } from '@anwurf/contract/sync/stream-name';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { emptyStore } from '../../store/empty-store.ts';
import { discardMutation, recordResults, writeMutations } from '../upload/outbox.ts';
import { applyBatch } from './apply-batch.ts';
import type { ShapeMessage } from './batch.ts';
import { endUnfollowed } from './followed-streams.ts';
import { change, eventRow, joined, left, team, upToDate, user, uuid, writeEvent } from './team-rows.test-support.ts';
import { overlay } from './visible-rows.ts';
import { beginRefetch } from './stream-position.ts';

let store: PGlite;
beforeAll(async () => {
  store = await emptyStore();
});

const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('join' as const, 'join' as const, 'leave' as const, 'rejoin' as const), team: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('refetch' as const, 'reopen' as const), team: fc.nat(2) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('put' as const, 'remove' as const), team: fc.nat(2), row: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      team: fc.nat(2),
      row: fc.nat(2),
      op: fc.constantFrom('upsert', 'update', 'delete'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('confirm' as const, 'arrive' as const, 'refuse' as const, 'discard' as const),
      team: fc.nat(2),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

type Waiting = { readonly n: number; readonly op: string; readonly row: number; readonly title: string; version: number | null };
type Row = { readonly title: string; readonly version: number };

/** Expected contents of a device with these teams: kept beside the store, and much simpler. */
class Expected {
  readonly base: Map<number, Row>[] = [new Map(), new Map(), new Map()];
  readonly waiting: Waiting[][] = [[], [], []];
  readonly membership: (number | null)[] = [null, null, null];
}

const keyOf = (ofTeam: number, row: number) => uuid(100 * (ofTeam + 1) + row);
const streamOf = (ofTeam: number) => teamStream('team_events', team(ofTeam));

/** Carries out steps on the store and on what is expected of it. */
class Run {
  readonly expected = new Expected();
  #count = 0;
  #offset = new Map<string, string>();

  #next(): number {
    return (this.#count += 1);
  }

  async #apply(name: Parameters<typeof applyBatch>[1], messages: readonly ShapeMessage[]): Promise<void> {
    const offset = `${this.#next()}_0`;
    this.#offset.set(name, offset);
    await applyBatch(store, name, { copied: null, messages: [...messages, upToDate] }, { handle: 'h', offset }, user);
  }

  /** Puts the server's row at a version, as the stream brings it. */
  async #bring(ofTeam: number, row: number, title: string | null, version: number): Promise<void> {
    const [base, key] = [this.expected.base[ofTeam] ?? new Map<number, Row>(), keyOf(ofTeam, row)];
    if (title === null) {
      if (!base.delete(row)) return;
      await this.#apply(streamOf(ofTeam), [change('delete', key, { server_version: String(version) }, String(version))]);
      return;
    }
    const message = base.has(row)
      ? change('update', key, { title, server_version: String(version) }, String(version))
      : change('insert', key, eventRow(team(ofTeam), title, version), String(version));
    base.set(row, { title, version });
    await this.#apply(streamOf(ofTeam), [message]);
  }

  #leave(ofTeam: number): void {
    this.expected.base[ofTeam]?.clear();
    this.expected.membership[ofTeam] = null;
    // Those that the server has answered are nothing to wait for.
    this.expected.waiting[ofTeam] = (this.expected.waiting[ofTeam] ?? []).filter(({ version }) => version === null);
  }

  async take(drawn: Step): Promise<void> {
    const { team: ofTeam } = drawn;
    const { membership, waiting, base } = this.expected;
    const [id, own] = [membership[ofTeam] ?? null, waiting[ofTeam] ?? []];
    switch (drawn.kind) {
      case 'join':
        if (id !== null) return;
        membership[ofTeam] = this.#next();
        return this.#apply('memberships', [joined(membership[ofTeam], team(ofTeam), ofTeam === 0 ? 'coach' : 'player')]);
      case 'leave':
        if (id === null) return;
        this.#leave(ofTeam);
        return this.#apply('memberships', [left(id)]);
      case 'rejoin':
        if (id === null) return;
        membership[ofTeam] = this.#next();
        return this.#apply('memberships', [left(id), joined(membership[ofTeam], team(ofTeam), 'coach')]);
      case 'refetch': {
        if (id === null) return;
        await beginRefetch(store, streamOf(ofTeam));
        const rows = [...(base[ofTeam] ?? [])].slice(1);
        base[ofTeam] = new Map(rows);
        return this.#apply(
          streamOf(ofTeam),
          rows.map(([row, { title, version }]) => change('insert', keyOf(ofTeam, row), eventRow(team(ofTeam), title, version), '1')),
        );
      }
      case 'reopen':
        return store.transaction((tx) => endUnfollowed(tx, user));
      case 'put':
      case 'remove': {
        if (id === null) return;
        const version = this.#next();
        const isBehind = own.some((one) => one.row === drawn.row && one.version !== null);
        // The stream brings a row's versions in their order: a confirmed one before its removal.
        if (isBehind && drawn.kind === 'remove') return;
        // A newer version has the confirmed ones in it.
        waiting[ofTeam] = own.filter((one) => one.row !== drawn.row || one.version === null);
        return this.#bring(ofTeam, drawn.row, drawn.kind === 'put' ? `server ${version}` : null, version);
      }
      case 'write': {
        const n = this.#next();
        const title = `own ${n}`;
        const mutation = writeEvent(n, team(ofTeam), keyOf(ofTeam, drawn.row), title);
        const { op } = drawn;
        own.push({ n, op, row: drawn.row, title, version: null });
        const values = op === 'upsert' ? mutation.values : op === 'update' ? { title } : {};
        return writeMutations(store, [{ ...mutation, op, values }], user);
      }
      case 'confirm': {
        const first = own.find(({ version }) => version === null);
        if (first === undefined) return;
        first.version = this.#next();
        if (id === null) waiting[ofTeam] = own.filter((one) => one !== first);
        const version = String(first.version);
        await recordResults(store, [{ id: uuid(700_000 + first.n), status: 'applied', txid: version, serverVersion: version }], user);
        return;
      }
      case 'arrive': {
        const [first] = own;
        if (first === undefined || first.version === null || id === null) return;
        waiting[ofTeam] = own.slice(1);
        const has = base[ofTeam]?.has(first.row) === true;
        const isGone = first.op === 'delete' || (first.op === 'update' && !has);
        // A transaction that left nothing of this row: another row of it names it.
        if (isGone && !has) {
          return this.#apply(streamOf(ofTeam), [change('delete', uuid(99), {}, String(first.version))]);
        }
        return this.#bring(ofTeam, first.row, isGone ? null : first.title, first.version);
      }
      case 'refuse': {
        const first = own.find(({ version }) => version === null);
        if (first === undefined) return;
        await recordResults(store, [{ id: uuid(700_000 + first.n), status: 'refused', code: 'forbidden', message: 'no' }], user);
        return;
      }
      case 'discard': {
        const found = await store.query<{ n: number }>(
          `select right(id::text, 5)::int as n from outbox where table_name = $1 and status = 'refused' order by seq limit 1`,
          [streamOf(ofTeam)],
        );
        const [refused] = found.rows;
        if (refused === undefined) return;
        waiting[ofTeam] = own.filter(({ n }) => n !== refused.n);
        return discardMutation(store, uuid(700_000 + refused.n), user);
      }
    }
  }

  /** Visible rows by key, and the ids of the outbox, by team. */
  wanted(): unknown {
    const rows = this.expected.base.flatMap((base, ofTeam) =>
      [0, 1, 2].flatMap((row) => {
        const key = keyOf(ofTeam, row);
        const mutations = (this.expected.waiting[ofTeam] ?? []).filter((one) => one.row === row);
        const shown = overlay(
          base.has(row) ? { title: base.get(row)?.title } : null,
          mutations.map(({ op, title }) => ({ op: op as 'upsert', values: op === 'delete' ? {} : { title } })),
          {},
        );
        return shown === null ? [] : [{ team: team(ofTeam), key, title: shown['title'] }];
      }),
    );
    const ids = this.expected.waiting.flatMap((own) => own.map(({ n }) => n)).toSorted((one, other) => one - other);
    const streams = this.expected.membership.flatMap((id, ofTeam) => (id === null ? [] : [team(ofTeam)]));
    return { rows, ids, ended: streams };
  }
}

async function stored(run: Run): Promise<unknown> {
  const rows = await store.query('select team_id as team, id as key, title from team_events order by id');
  const ids = await store.query<{ n: number }>('select right(id::text, 5)::int as n from outbox order by seq');
  const streams = await store.query<{ team: string }>(
    `select split_part(table_name, '@', 2) as team from streams where table_name like '%@%'`,
  );
  const followed = run.expected.membership.flatMap((id, ofTeam) => (id === null ? [] : [team(ofTeam)]));
  // A stream without its membership has ended; one that has not begun yet has no position.
  const stray = streams.rows.filter((row) => !followed.includes(row.team)).map((row) => row.team);
  return { rows: rows.rows, ids: ids.rows.map(({ n }) => n), ended: [...followed, ...stray] };
}

test('after any sequence of messages, writes and memberships of three teams each row is its team’s base with its outbox', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
    await store.exec('truncate memberships, team_events, outbox, base_rows, streams, refetched_keys, seen_transactions, settled_mutations');
    const run = new Run();
    for (const ofTeam of [0, 1, 2]) await run.take({ kind: 'join', team: ofTeam });
    for (const [index, drawn] of steps.entries()) {
      await run.take(drawn);
      expect(await stored(run), `after step ${index}, ${JSON.stringify(drawn)}`).toEqual(run.wanted());
    }
    const bases = await store.query(
      'select from base_rows where not exists (select from outbox where outbox.table_name = base_rows.table_name and outbox.key = base_rows.key)',
    );
    expect(bases.rows).toEqual([]);
  });
  await fc.assert(property, { numRuns: 30 });
});
