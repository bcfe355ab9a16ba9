import { randomInt } from 'node:crypto';
import type { Sql } from '../../server/database/connection.ts';
import type { Change, Row, Transaction } from './pgoutput.ts';

/** Rows and columns that a request selects. */
export type Definition = {
  readonly table: string;
  readonly columns: readonly string[];
  /** As it was spelled: to Electric, another spelling is another shape. */
  readonly condition?: string | undefined;
  /** Only equality with one parameter, which is all that the product asks. */
  readonly where: { readonly column: string; readonly value: string } | undefined;
  readonly full: boolean;
};

type Offset = readonly [lsn: bigint, op: number];
type Entry = { readonly offset: Offset; readonly text: string };
type Snapshot = { readonly xmin: string; readonly xmax: string; readonly xips: readonly string[] };

const compare = (one: Offset, other: Offset): number => (one[0] === other[0] ? one[1] - other[1] : one[0] < other[0] ? -1 : 1);

/** Reads `<lsn>_<op>`; `inf` is after everything at that lsn. */
export function parseOffset(offset: string): Offset | undefined {
  const [, lsn, op] = /^(\d+)_(\d+|inf)$/.exec(offset) ?? [];
  return lsn === undefined || op === undefined ? undefined : [BigInt(lsn), op === 'inf' ? Infinity : Number(op)];
}

const print = ([lsn, op]: Offset): string => `${lsn}_${op === Infinity ? 'inf' : op}`;

/** One shape: its snapshot in chunks, then its log. Everybody who asks for the same definition shares it. */
export class FollowedShape {
  readonly handle = `${randomInt(1e8, 1e9)}-${Date.now()}${randomInt(100, 1000)}`;
  #chunks: string[] = [];
  #log: Entry[] = [];
  #snapshot: Snapshot | undefined;
  #key = 'id';
  readonly #early: Transaction[] = [];
  readonly #waiting = new Set<() => void>();
  isGone = false;

  constructor(readonly definition: Definition) {}

  /** Takes the snapshot. @param recent transactions that may be too young for it although the stream has brought them */
  async begin(sql: Sql, rowsPerChunk: number, recent: readonly Transaction[]): Promise<void> {
    const { table, columns, where } = this.definition;
    const list = columns.map((name) => `"${name}"::text as "${name}"`).join(', ');
    const snapshot = await sql.begin('isolation level repeatable read read only', async (tx) => {
      const [state] = await tx<{ xmin: string; xmax: string; xips: string[]; key: string }[]>`
        select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, pg_snapshot_xmax(pg_current_snapshot())::text as xmax,
          array(select pg_snapshot_xip(pg_current_snapshot())::text) as xips,
          (select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
            where indrelid = ${table}::regclass and indisprimary) as key`;
      if (state === undefined) throw new Error('no snapshot');
      this.#key = state.key;
      const filter = where === undefined ? 'true' : `"${where.column}" = $1`;
      const rows = await tx.unsafe<Row[]>(`select ${list} from "${table}" where ${filter}`, where === undefined ? [] : [where.value]);
      const messages = rows.map((row) => this.#print('insert', row[this.#key] ?? '', row, { relation: ['public', table] }));
      messages.push(JSON.stringify({ headers: { control: 'snapshot-end', xmin: state.xmin, xmax: state.xmax, xip_list: state.xips } }));
      for (let at = 0; at < messages.length; at += rowsPerChunk) {
        this.#chunks.push(`[${messages.slice(at, at + rowsPerChunk).join('\n,')}]`);
      }
      return state;
    });
    // Only now, with what has waited for it: a transaction that came before those, while this one ended, would have them dropped as old.
    this.#snapshot = snapshot;
    for (const transaction of new Set([...recent, ...this.#early])) this.take(transaction);
    this.#early.length = 0;
  }

  /** Takes what a transaction did, unless the snapshot has it. */
  take(transaction: Transaction): void {
    if (this.#snapshot === undefined) {
      this.#early.push(transaction);
      return;
    }
    const { txid, lsn } = transaction;
    if (BigInt(txid) < BigInt(this.#snapshot.xmax) && !this.#snapshot.xips.includes(txid)) return;
    const newest = this.#log.at(-1)?.offset[0];
    if (newest !== undefined && lsn <= newest) return;
    const operations = transaction.changes.flatMap((change) => this.#operations(change));
    operations.forEach(({ op, key, row, old }, position) => {
      const last = position === operations.length - 1 ? { last: true } : {};
      const headers = {
        relation: ['public', this.definition.table],
        lsn: String(lsn),
        op_position: position * 2,
        txids: [Number(txid)],
        ...last,
      };
      this.#log.push({ offset: [lsn, position * 2], text: this.#print(op, key, row, headers, old) });
    });
    if (operations.length > 0) this.wake();
  }

  loseRows(): void {
    this.#chunks = this.#chunks.slice(-1).map((chunk) => `[${chunk.slice(chunk.lastIndexOf('{"headers":{"control":"snapshot-end"'))}`);
  }

  /** The shape has ended: whoever asks for it starts over. */
  end(): void {
    this.isGone = true;
    this.wake();
  }

  wake(): void {
    for (const go of this.#waiting) go();
  }

  /** Resolves at the next change or end, or when `signal` aborts. */
  async changed(signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.isGone) return;
    await new Promise<void>((resolve) => {
      const go = (): void => {
        this.#waiting.delete(go);
        signal.removeEventListener('abort', go);
        resolve();
      };
      this.#waiting.add(go);
      signal.addEventListener('abort', go);
    });
  }

  /** Whether the log has not come as far as `offset`. */
  isBeyond(offset: Offset): boolean {
    return offset[0] > 0n && compare(offset, this.#log.at(-1)?.offset ?? [0n, Infinity]) > 0;
  }

  /**
   * Reads what follows `offset`: the next chunk of the snapshot, or entries of the log.
   * @returns the messages, and `isEnd` when nothing follows
   */
  readAfter(offset: Offset | undefined, maxEntries: number): { messages: string[]; chunk?: string; offset: string; isEnd: boolean } {
    const nextChunk = offset === undefined ? 0 : offset[0] === 0n ? offset[1] + 1 : Infinity;
    const chunk = this.#chunks[nextChunk];
    if (chunk !== undefined) return { messages: [], chunk, offset: `0_${nextChunk}`, isEnd: false };
    const start = offset ?? [0n, Infinity];
    const entries = this.#log.filter((entry) => compare(entry.offset, start) > 0);
    const page = entries.slice(0, maxEntries);
    const end: Offset = page.at(-1)?.offset ?? (start[0] === 0n ? [0n, Infinity] : start);
    return { messages: page.map(({ text }) => text), offset: print(end), isEnd: page.length === entries.length };
  }

  #matches(row: Row): boolean {
    const { where } = this.definition;
    return where === undefined || row[where.column] === where.value;
  }

  /** Translates a change into the shape's terms; nothing when it touches none of its columns. */
  #operations({ table, op, old, row }: Change): { op: string; key: string; row: Row; old?: Row }[] {
    if (table !== this.definition.table) return [];
    const pick = (whole: Row): Row => Object.fromEntries(this.definition.columns.map((name) => [name, whole[name] ?? null]));
    const key = row[this.#key] ?? '';
    const identity = (of: Row): Row => (this.definition.full ? pick(of) : { [this.#key]: of[this.#key] ?? null });
    const removal = (of: Row) => ({ op: 'delete', key: of[this.#key] ?? '', row: identity(of) });
    if (op === 'insert') return this.#matches(row) ? [{ op, key, row: pick(row) }] : [];
    if (op === 'delete') return this.#matches(row) ? [removal(row)] : [];
    const before = old === undefined ? this.#matches(row) : this.#matches(old);
    const after = this.#matches(row);
    if (!before && !after) return [];
    if (!before) return [{ op: 'insert', key, row: pick(row) }];
    if (!after) return [removal(old ?? row)];
    if (old !== undefined && old[this.#key] !== key) return [removal(old), { op: 'insert', key, row: pick(row) }];
    const changed = this.definition.columns.filter((name) => old === undefined || old[name] !== row[name]);
    if (changed.length === 0) return [];
    const values = Object.fromEntries(changed.map((name) => [name, row[name] ?? null]));
    if (!this.definition.full) return [{ op, key, row: { [this.#key]: key, ...values } }];
    return [{ op, key, row: pick(row), old: Object.fromEntries(changed.map((name) => [name, old?.[name] ?? null])) }];
  }

  #print(operation: string, key: string, value: Row, headers: object, old?: Row): string {
    const name = `"public"."${this.definition.table}"/"${key.replaceAll('/', '//')}"`;
    return JSON.stringify({ key: name, value, ...(old === undefined ? {} : { old_value: old }), headers: { operation, ...headers } });
  }
}
