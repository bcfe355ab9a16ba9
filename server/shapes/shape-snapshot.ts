import { pipeline, Readable } from 'node:stream';
import { createGzip, type Gzip } from 'node:zlib';
import type { Queryable, Sql } from '../database/connection.ts';
import type { Shape } from './shape.ts';
import type { SnapshotBody } from './snapshot-bodies.ts';
import { Spool } from './spool.ts';

/** Where a shape's log stands in a snapshot. */
export type SnapshotPlace = { readonly position: bigint; readonly epoch: bigint };

/** The part of a shape that a snapshot sends. */
export type SnapshotPart = {
  readonly shape: Shape;
  readonly body: SnapshotBody;
  /** False: no rows. */
  readonly rows: boolean;
  /** A day of the calendar: rows with an earlier `day` are left out. */
  readonly newestFrom: string | null;
};

/** An open snapshot: the places of its shapes in the log, and their rows on demand. */
export type Snapshot = {
  /** @throws Error for a shape that is not the snapshot's */
  placeOf(shape: Shape): SnapshotPlace;
  /**
   * The answer's body, as gzip; destroyed when its reader stalls for a while, or a part cannot be read. Ends the snapshot as soon as Postgres has
   * sent it, regardless of the reader; call either this or `close`.
   * @throws PostgresError when the rows of the first part cannot be read; the snapshot is closed then
   */
  stream(parts: readonly SnapshotPart[]): Promise<Readable>;
  close(): Promise<void>;
  /** Resolves when the connection is free again. */
  readonly closed: Promise<void>;
};

/** Approximate batch size: each write costs more than a row. */
const batchBytes = 131_072;
/** Limits of unread output: compressed, a first sync of 30,000 sets stays in memory. */
const spoolLimits = { memoryBytes: 1_500_000, patienceMs: 30_000 };

type State = { readonly places: { position: string; epoch: string }[]; xmin: string; xmax: string; xips: string[] };

async function readState(tx: Queryable, shapes: readonly Shape[]): Promise<State> {
  // The newest position of each shape in this snapshot: within an owner, positions commit in their order.
  const [state] = await tx<State[]>`select
    (select json_agg(json_build_object(
        'position', greatest((select max(seq) from shape_log where owner = shape.owner and table_name = shape.name),
          (select seq from shape_log_pruned where owner = shape.owner and table_name = shape.name), 0)::text,
        'epoch', coalesce((select epoch from shape_epochs where table_name = shape.name), 0)::text) order by shape.place)
      from unnest(${shapes.map(({ owner }) => owner)}::uuid[], ${shapes.map(({ table }) => table)}::text[])
        with ordinality as shape (owner, name, place)) as places,
    pg_snapshot_xmin(pg_current_snapshot())::text as xmin, pg_snapshot_xmax(pg_current_snapshot())::text as xmax,
    array(select pg_snapshot_xip(pg_current_snapshot())::text) as xips`;
  if (state === undefined) throw new Error('no snapshot');
  return state;
}

/**
 * Begins a COPY. postgres.js 3.4.9 hands its stream over by a promise: an error in the same packet is emitted before the promise
 * continues, and without a listener it would end the process.
 * @throws PostgresError when nothing could be read
 */
async function readCopy(tx: Queryable, statement: string): Promise<Readable> {
  const query = tx.unsafe(statement);
  const resolve: unknown = Reflect.get(query, 'resolve');
  if (typeof resolve !== 'function') throw new Error('postgres.js resolves its queries in another way.');
  Reflect.set(query, 'resolve', (answer: unknown) => {
    // It resolves once more, with the result, when all rows have come.
    if (answer instanceof Readable) answer.once('error', () => undefined);
    Reflect.apply(resolve, query, [answer]);
  });
  const copy = await query.readable();
  if (copy.errored !== null) throw copy.errored;
  return copy;
}

/** Ends the transaction of a snapshot, with the error for which it ends. Resolves when the connection is free again. */
type Close = (error?: Error) => Promise<void>;

/** Statement that reads a part's rows. */
function copyOf({ shape, rows, newestFrom }: SnapshotPart): string {
  const columns = shape.columns.map((name) => `"${name}"`).join(', ');
  // COPY takes no parameters. The owner is the id of a verified access token, and checked to be a uuid.
  const owner = /^[\da-f-]{36}$/.test(shape.owner) && rows ? `'${shape.owner}'` : 'null';
  const owned = shape.ownerColumn === undefined && rows ? 'true' : `"${shape.ownerColumn ?? shape.key}" = ${owner}`;
  // Checked to be a day as well.
  const filter = newestFrom === null ? owned : `${owned} and "day" >= '${newestFrom}'`;
  return `copy (select ${columns} from "${shape.table}" where ${filter}) to stdout`;
}

/** Writes the rows of a COPY to `gzip`, in batches. Resolves when all are written. */
function writeRows(copy: Readable, body: SnapshotBody, gzip: Gzip): Promise<void> {
  let batch: Buffer[] = [];
  let size = 0;
  const send = () => {
    const written = body.rows(Buffer.concat(batch));
    batch = [];
    size = 0;
    if (!gzip.destroyed) gzip.write(written);
  };
  return new Promise((resolve, reject) => {
    // Read to the end at Postgres' pace, however slow the device: others need the connection, and an undrained COPY blocks
    // it. The spool buffers the rest for the device.
    copy.on('data', (row: Buffer) => {
      batch.push(row);
      size += row.length;
      if (size > batchBytes) send();
    });
    copy.once('end', () => {
      // postgres.js pauses its socket when this stream is full and resumes it on the next read; a stream that was full when
      // its end arrived is never read, and the connection would hang.
      copy._read(0);
      send();
      resolve();
    });
    copy.once('error', reject);
  });
}

function snapshotIn(tx: Queryable, shapes: readonly Shape[], state: State, close: Close): Omit<Snapshot, 'closed'> {
  const control = { control: 'snapshot-end', xmin: state.xmin, xmax: state.xmax, xip_list: state.xips };
  const end = JSON.stringify({ headers: control });

  async function writeParts(parts: readonly SnapshotPart[], first: Readable, gzip: Gzip): Promise<void> {
    for (const [index, part] of parts.entries()) {
      // The reader has gone.
      if (gzip.destroyed) return close();
      if (index > 0) gzip.write(part.body.begin);
      await writeRows(index === 0 ? first : await readCopy(tx, copyOf(part)), part.body, gzip);
      // Before the end is said: what is read whole has a snapshot that has ended.
      if (index === parts.length - 1) await close();
      gzip.write(part.body.end(end));
    }
    gzip.end();
  }

  return {
    placeOf(shape) {
      const place = state.places[shapes.indexOf(shape)];
      if (place === undefined) throw new Error(`${shape.table} is not in the snapshot.`);
      return { position: BigInt(place.position), epoch: BigInt(place.epoch) };
    },
    close: () => close(),
    async stream(parts) {
      const [head] = parts;
      if (head === undefined) throw new Error('a snapshot without parts');
      const first = await readCopy(tx, copyOf(head)).catch(async (error: Error) => {
        await close(error);
        throw error;
      });
      const gzip = createGzip({ level: 1, chunkSize: 65_536 });
      const spool = new Spool(spoolLimits);
      pipeline(gzip, spool, () => undefined);
      gzip.write(head.body.begin);
      void writeParts(parts, first, gzip).catch((error: Error) => void close(error).then(() => gzip.destroy(error)));
      return spool;
    },
  };
}

/**
 * Opens a snapshot of shapes: one read-only transaction, in which positions and rows agree. The rows come by COPY, by far the
 * cheapest way to read 100,000 of them from Postgres as text.
 */
export function openSnapshot(sql: Sql, shapes: readonly Shape[]): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    const closed: Promise<void> = sql
      .begin('isolation level repeatable read read only', async (tx) => {
        const state = await readState(tx, shapes);
        await new Promise<void>((end, fail) => {
          const close: Close = async (error) => {
            if (error === undefined) end();
            else fail(error);
            await closed;
          };
          resolve({ ...snapshotIn(tx, shapes, state, close), closed });
        });
      })
      // It has been handed out by then, or never opened.
      .catch(reject);
  });
}
