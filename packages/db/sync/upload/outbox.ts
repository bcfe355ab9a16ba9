import type { PGliteInterface } from '@electric-sql/pglite';
import type { Mutation, MutationResult } from '@anwurf/contract/sync/mutation';
import { isStreamName, readStreamName, type StreamName } from '@anwurf/contract/sync/stream-name';
import { noteWrittenRows } from '../../store/outgrown-plans.ts';
import { runPrepared } from '../../store/run-prepared.ts';
import { dropConfirmed, hasEnded } from '../apply/followed-streams.ts';
import { settle } from '../apply/settle.ts';
import { mutationStatements } from './mutation-statements.ts';
import type { NewMutation } from './new-mutation.ts';
import { recompute } from '../apply/visible-rows.ts';

/**
 * Writes mutations: changes the visible rows and appends to the outbox, in one local transaction. Skips mutations that the outbox
 * already holds, so a repeated call (another tab took over, a journal is replayed) is harmless.
 * @param options.isReplay they may have been pushed in an earlier opening of the store
 * @throws when a row violates the local schema; nothing is written then
 */
export async function writeMutations(
  store: PGliteInterface,
  mutations: readonly NewMutation[],
  userId: string,
  { isReplay = false }: { readonly isReplay?: boolean } = {},
): Promise<void> {
  const statements = mutationStatements(mutations, userId, isReplay);
  await store.transaction(async (tx) => {
    await runPrepared(store, statements);
    await noteWrittenRows(store, tx, mutations.length);
  });
}

/** Removes mutations that settled over 90 days ago: no journal and no waiting call is that old. */
export async function pruneSettled(store: PGliteInterface): Promise<void> {
  await store.query(`delete from settled_mutations where settled_at < now() - interval '90 days'`);
}

/** Written out, for `tests/store/statement-types.test.ts` reads it from the source. */
type StoredMutation = {
  readonly id: string;
  readonly stream: string;
  readonly op: Mutation['op'];
  readonly key: string;
  readonly values: Mutation['values'];
  readonly origin: string | null;
};

/**
 * Oldest mutations that the server has not answered yet, at most `limit`.
 * @param answered left out: the server has answered them, which the store does not know yet
 */
export async function pendingMutations(
  store: PGliteInterface,
  limit: number,
  answered: readonly { readonly id: string }[] = [],
): Promise<Mutation[]> {
  const pending = await store.query<StoredMutation>(
    `select id, table_name as stream, op, key, "values", origin from outbox
      where status = 'pending' and id <> all($2::uuid[]) order by seq limit $1`,
    [limit, answered.map(({ id }) => id)],
  );
  return pending.rows.map(({ stream, origin, ...mutation }) => {
    const { table, team } = readStreamName(stream) ?? { table: stream, team: null };
    return { ...mutation, table, ...(team === null ? {} : { team }), ...(origin === null ? {} : { origin }) };
  });
}

/**
 * Records the server's answers. Confirmed mutations whose effect is already in the base leave the outbox at once, the others when
 * it arrives; refused ones stay, with their reason. Returns the affected streams.
 */
export async function recordResults(store: PGliteInterface, results: readonly MutationResult[], userId: string): Promise<StreamName[]> {
  return store.transaction(async (tx) => {
    const rows = results.map((result) =>
      result.status === 'applied'
        ? { id: result.id, status: 'confirmed', txid: result.txid, server_version: result.serverVersion }
        : { id: result.id, status: 'refused', code: result.code, message: result.message, rules: result.rules },
    );
    const changed = await tx.query<{ stream: string; txid: string | null }>(
      `update outbox set status = answer.status, txid = answer.txid, server_version = answer.server_version,
              code = answer.code, message = answer.message, rules = answer.rules
         from json_to_recordset($1::json) as answer(id uuid, status text, txid text, server_version bigint, code text, message text, rules jsonb)
        where outbox.id = answer.id and outbox.status <> 'confirmed'
       returning outbox.table_name as stream, outbox.txid`,
      [JSON.stringify(rows)],
    );
    const streams = [...new Set(changed.rows.map((row) => row.stream))].filter(isStreamName);
    // Earlier answers are checked whenever their stream moves.
    const ids = results.map(({ id }) => id);
    for (const name of streams) {
      const settled = (await hasEnded(tx, name)) ? await dropConfirmed(tx, name) : await settle(tx, name, ids);
      await recompute(tx, name, settled, userId);
    }
    return streams;
  });
}

/** Those of `streams` with mutations in the outbox that are confirmed but whose effect has not arrived. */
export async function unsettledStreams(store: PGliteInterface, streams: readonly StreamName[]): Promise<StreamName[]> {
  const { rows } = await store.query<{ name: string }>(
    `select distinct table_name as name from outbox where status = 'confirmed' and table_name = any($1)`,
    [streams],
  );
  return rows.map(({ name }) => name).filter(isStreamName);
}

/** Puts a refused mutation back into the queue; it keeps its place and its id. */
export async function retryMutation(store: PGliteInterface, id: string): Promise<void> {
  await store.query(
    `update outbox set status = 'pending', code = null, message = null, rules = null where id = $1 and status = 'refused'`,
    [id],
  );
}

/** Discards a refused mutation: the row shows the base again, with the device's other mutations applied. */
export async function discardMutation(store: PGliteInterface, id: string, userId: string): Promise<void> {
  await store.transaction(async (tx) => {
    const dropped = await tx.query<{ stream: string; key: string }>(
      `delete from outbox where id = $1 and status = 'refused' returning table_name as stream, key`,
      [id],
    );
    await tx.query('insert into settled_mutations (id) select $1 on conflict do nothing', [id]);
    for (const { stream, key } of dropped.rows) if (isStreamName(stream)) await recompute(tx, stream, [key], userId);
  });
}
