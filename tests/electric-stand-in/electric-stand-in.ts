import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { deadline } from '@anwurf/contract/deadline';
import { connect, type Sql } from '../../server/database/connection.ts';
import { type Definition, FollowedShape, parseOffset } from './followed-shape.ts';
import type { Transaction } from './pgoutput.ts';
import { createSlot, publication, Replication } from './replication.ts';

/** Behaviour and delays of a stand-in; Electric's values unless a test sets others. */
export type Habits = {
  readonly secret: string;
  /** False, as Electric by itself: it publishes a table at its first shape and drops it when it forgets its last. */
  readonly manualPublishing: boolean;
  readonly longPollMs: number;
  readonly keepAliveMs: number;
  readonly sseCloseMs: number;
  /** How old its knowledge of a table's columns may be. */
  readonly schemaMs: number;
  /** How long it waits for an offset that its log does not reach. */
  readonly beyondMs: number;
  readonly rowsPerChunk: number;
  readonly entriesPerAnswer: number;
};

const electricHabits: Habits = {
  secret: 'geheim',
  manualPublishing: true,
  longPollMs: 20_000,
  keepAliveMs: 21_000,
  sseCloseMs: 60_000,
  schemaMs: 60_000,
  beyondMs: 10_000,
  rowsPerChunk: 500,
  entriesPerAnswer: 1000,
};

/** Transactions kept for shapes whose snapshot may have been taken just before they became visible. */
const recentTransactions = 2000;

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Record<string, string> = {},
  ) {
    super(JSON.stringify(body));
  }
}

const invalid = (field: string, message: string): Refusal =>
  new Refusal(400, { message: 'Invalid request', errors: { [field]: [message] } });
const mustRefetch = (handle?: string): Refusal =>
  new Refusal(409, [{ headers: { control: 'must-refetch' } }], handle === undefined ? {} : { 'electric-handle': handle });

type Query = {
  readonly definition: Definition;
  readonly handle: string | undefined;
  readonly offset: string;
  readonly mode: 'catch-up' | 'long-poll' | 'sse';
  readonly cursor: number | undefined;
};

/**
 * Plays Electric 1.7 as it was observed (`electric-protocol.md`): it follows a real Postgres by logical replication, and so
 * knows nothing of the product's own shape log. It can lag, forget, die and come back.
 */
export class ElectricStandIn {
  #habits: Habits;
  readonly #shapes = new Map<string, FollowedShape>();
  readonly #beginning = new Map<string, Promise<unknown>>();
  readonly #columns = new Map<string, { readonly types: ReadonlyMap<string, object>; readonly readAt: number }>();
  readonly #described = new Map<string, string>();
  #recent: Transaction[] = [];
  /** By table: what waits to be taken, in order. */
  readonly #pending = new Map<string, Promise<void>>();
  readonly #held = new Map<string, { readonly released: Promise<void>; readonly release: () => void }>();
  #lags: (table: string) => number = () => 0;
  #server: Server | undefined;
  #replication: Replication | undefined;
  #port = 0;
  #lsn = 0n;
  #life = new AbortController();
  /** Requests, oldest first. */
  readonly requests: { readonly url: URL; readonly headers: IncomingMessage['headers'] }[] = [];

  private constructor(
    private readonly databaseUrl: string,
    private readonly slot: string,
    private readonly sql: Sql,
    habits: Partial<Habits>,
  ) {
    this.#habits = { ...electricHabits, ...habits };
  }

  /** Starts to follow a database in which the server's migrations have run or will run. */
  static async start(databaseUrl: string, habits: Partial<Habits> = {}): Promise<ElectricStandIn> {
    const slot = `stand_in_${randomUUID().replaceAll('-', '')}`;
    const sql = connect(databaseUrl, 4);
    const [existing] = await sql`select from pg_publication where pubname = ${publication}`;
    if (existing === undefined) await sql.unsafe(`create publication ${publication}`);
    await createSlot(databaseUrl, slot);
    const electric = new ElectricStandIn(databaseUrl, slot, sql, habits);
    await electric.revive();
    return electric;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get secret(): string {
    return this.#habits.secret;
  }

  /** Changes what it does from now on. */
  become(habits: Partial<Habits>): void {
    this.#habits = { ...this.#habits, ...habits };
  }

  /** @param lags by how many ms a table's shapes are behind */
  lag(lags: (table: string) => number): void {
    this.#lags = lags;
  }

  /** Does not know a column, as when a migration has just added it, until it looks again (`schemaMs`). */
  async unlearn(table: string, column: string): Promise<void> {
    const types = await this.#readTypes(table);
    types.delete(column);
    this.#columns.set(table, { types, readAt: Date.now() });
  }

  /** Has storage that is older than the database: the shapes of a table lack the rows of their snapshots, and no log shows it. */
  loseRows(table: string): void {
    for (const shape of this.#shapes.values()) if (shape.definition.table === table) shape.loseRows();
  }

  /** Stops taking changes of a table until they are released. */
  hold(table: string): void {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    this.#held.set(table, { released, release });
  }

  release(table: string): void {
    this.#held.get(table)?.release();
    this.#held.delete(table);
  }

  /** Dies in the middle of everything. With its storage it later goes on where it was, without it knows no handle. */
  async die({ losesStorage }: { losesStorage: boolean }): Promise<void> {
    this.#life.abort();
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve())));
    this.#lsn = this.#replication?.lsn ?? this.#lsn;
    await this.#replication?.close();
    this.#replication = undefined;
    if (losesStorage) for (const key of this.#shapes.keys()) await this.#forget(key);
  }

  /** Comes back under the same address. */
  async revive(): Promise<void> {
    this.#life = new AbortController();
    this.#replication = await Replication.open(this.databaseUrl, this.slot, this.#lsn, {
      onTransaction: (transaction) => this.#take(transaction),
      onRelation: (table, columns) => this.#noteRelation(table, columns),
    });
    const server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const table of this.#held.keys()) this.release(table);
    if (this.#server !== undefined) await this.die({ losesStorage: false });
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const dropped = await this.sql`select pg_drop_replication_slot(${this.slot})`.then(
        () => true,
        () => false,
      );
      if (dropped) break;
      await wait(20);
    }
    await this.sql.end({ timeout: 1 });
  }

  #take(transaction: Transaction): void {
    this.#recent = [...this.#recent.slice(-recentTransactions), transaction];
    const tables = new Set([...transaction.changes.map(({ table }) => table), ...transaction.truncated]);
    for (const table of tables) {
      const before = this.#pending.get(table);
      const lag = this.#lags(table);
      const held = this.#held.get(table);
      if (before === undefined && held === undefined && lag === 0) {
        this.#hand(table, transaction);
        continue;
      }
      const turn = Promise.all([before, held?.released, wait(lag)]).then(() => {
        this.#hand(table, transaction);
        if (this.#pending.get(table) === turn) this.#pending.delete(table);
      });
      this.#pending.set(table, turn);
    }
  }

  #hand(table: string, transaction: Transaction): void {
    for (const [key, shape] of this.#shapes) {
      if (shape.definition.table !== table) continue;
      if (transaction.truncated.includes(table)) void this.#forget(key);
      else shape.take(transaction);
    }
  }

  /** A table whose columns change ends its shapes. */
  #noteRelation(table: string, columns: readonly string[]): void {
    const described = columns.join(',');
    const before = this.#described.get(table);
    this.#described.set(table, described);
    if (before === undefined || before === described) return;
    for (const [key, shape] of this.#shapes) if (shape.definition.table === table) void this.#forget(key);
  }

  async #forget(key: string): Promise<void> {
    const shape = this.#shapes.get(key);
    this.#shapes.delete(key);
    shape?.end();
    const table = shape?.definition.table;
    const isLast = ![...this.#shapes.values()].some(({ definition }) => definition.table === table);
    if (table === undefined || !isLast || this.#habits.manualPublishing) return;
    await this.sql.unsafe(`alter publication ${publication} drop table "${table}"`).catch(() => undefined);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const ending = AbortSignal.any([gone.signal, this.#life.signal]);
    const headers = { 'electric-server': 'ElectricSQL/1.7.12', 'access-control-allow-origin': '*' };
    try {
      if (url.pathname.endsWith('/v1/health')) {
        response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end('{"status":"active"}');
        return;
      }
      if (!url.pathname.endsWith('/v1/shape')) throw new Refusal(404, { message: 'Not found' });
      this.requests.push({ url, headers: request.headers });
      if (url.searchParams.get('secret') !== this.#habits.secret) throw new Refusal(401, { message: 'Unauthorized - Invalid API secret' });
      await this.#answerShape(url.searchParams, request, response, headers, ending);
    } catch (error) {
      if (response.destroyed || response.headersSent || ending.aborted) response.destroy();
      else {
        const {
          status,
          body,
          headers: own,
        } = error instanceof Refusal ? error : new Refusal(503, { message: String(error) }, { 'retry-after': '1' });
        response
          .writeHead(status, { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store', ...own })
          .end(JSON.stringify(body));
      }
    }
  }

  async #answerShape(
    parameters: URLSearchParams,
    request: IncomingMessage,
    response: ServerResponse,
    common: Record<string, string>,
    ending: AbortSignal,
  ): Promise<void> {
    const query = parseQuery(parameters);
    const schema = await this.#describeColumns(query.definition);
    const shape = await this.#shapeFor(query);
    const headers = { ...common, 'content-type': 'application/json', 'electric-handle': shape.handle, 'electric-has-data': 'true' };
    const offset = parseOffset(query.offset);
    if (query.offset === 'now') {
      const upToDate = {
        'electric-offset': shape.readAfter([2n ** 62n, 0], 0).offset,
        'electric-up-to-date': '',
        'electric-schema': schema,
      };
      response.writeHead(200, { ...headers, ...upToDate }).end(`[${this.#upToDate()}]`);
      return;
    }
    if (offset !== undefined && shape.isBeyond(offset)) await this.#waitBeyond(shape, offset, ending);
    if (query.mode === 'sse') return this.#answerEvents(shape, offset, query, response, headers, ending);

    const held = deadline([ending], this.#habits.longPollMs);
    let page = shape.readAfter(offset, this.#habits.entriesPerAnswer);
    while (query.mode === 'long-poll' && isEmpty(page) && !shape.isGone && !held.signal.aborted) {
      await shape.changed(held.signal);
      page = shape.readAfter(offset, this.#habits.entriesPerAnswer);
    }
    held.clear();
    ending.throwIfAborted();
    // A shape that ends under an open request names no successor.
    if (shape.isGone) throw mustRefetch();
    const etag = `"${shape.handle}:${query.offset}:${page.offset}"`;
    const own = {
      'electric-offset': page.offset,
      etag,
      ...(query.mode === 'catch-up' ? { 'electric-schema': schema } : { 'electric-cursor': String(nextCursor(query.cursor)) }),
      ...(page.isEnd ? { 'electric-up-to-date': '' } : {}),
    };
    if (query.mode === 'catch-up' && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { ...headers, ...own }).end();
      return;
    }
    const body = page.chunk ?? `[${[...page.messages, ...(page.isEnd ? [this.#upToDate()] : [])].join('\n,')}]`;
    response.writeHead(200, { ...headers, ...own }).end(body);
  }

  /** Opens without up-to-date; after data that was there already it closes at once. */
  async #answerEvents(
    shape: FollowedShape,
    start: ReturnType<typeof parseOffset>,
    query: Query,
    response: ServerResponse,
    headers: Record<string, string>,
    ending: AbortSignal,
  ): Promise<void> {
    let page = shape.readAfter(start, this.#habits.entriesPerAnswer);
    const isCatchUp = !isEmpty(page);
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream',
      'electric-offset': query.offset,
      'electric-cursor': String(nextCursor(query.cursor)),
    });
    response.flushHeaders();
    const keepAlive = setInterval(() => response.write(': keep-alive\n\n'), this.#habits.keepAliveMs);
    const { signal: until, clear } = deadline([ending], this.#habits.sseCloseMs);
    try {
      for (;;) {
        const messages = page.chunk === undefined ? page.messages : [];
        if (messages.length > 0 && page.isEnd) messages.push(this.#upToDate());
        for (const message of messages) response.write(`data: ${message}\n\n`);
        if (isCatchUp || until.aborted || shape.isGone) break;
        await shape.changed(until);
        page = shape.readAfter(parseOffset(page.offset), this.#habits.entriesPerAnswer);
      }
    } finally {
      clearInterval(keepAlive);
      clear();
      response.end();
    }
  }

  async #waitBeyond(shape: FollowedShape, offset: NonNullable<ReturnType<typeof parseOffset>>, ending: AbortSignal): Promise<void> {
    const { signal, clear } = deadline([ending], this.#habits.beyondMs);
    while (shape.isBeyond(offset) && !signal.aborted && !shape.isGone) await shape.changed(signal);
    clear();
    ending.throwIfAborted();
    if (shape.isBeyond(offset)) throw invalid('offset', 'out of bounds for this shape');
  }

  async #shapeFor({ definition, handle, offset }: Query): Promise<FollowedShape> {
    const key = JSON.stringify(definition);
    const known = this.#shapes.get(key);
    const shape = known ?? new FollowedShape(definition);
    if (known === undefined) {
      this.#shapes.set(key, shape);
      this.#beginning.set(
        key,
        this.#begin(shape).catch((error: unknown) => {
          this.#shapes.delete(key);
          throw error;
        }),
      );
    }
    await this.#beginning.get(key);
    if (offset !== '-1' && offset !== 'now' && handle !== shape.handle) throw mustRefetch(shape.handle);
    return shape;
  }

  async #begin(shape: FollowedShape): Promise<void> {
    const { table } = shape.definition;
    // Without waiting for those who write the table, which is how rows get lost.
    if (!this.#habits.manualPublishing) {
      await this.sql.unsafe(`alter publication ${publication} add table "${table}"`).catch(() => undefined);
    }
    await shape.begin(this.sql, this.#habits.rowsPerChunk, this.#recent);
  }

  /**
   * Describes the known columns, as in Electric's header.
   * @throws Refusal 400 for a column that it does not know (yet)
   */
  async #describeColumns({ table, columns, where }: Definition): Promise<string> {
    let known = this.#columns.get(table);
    if (known === undefined || Date.now() - known.readAt > this.#habits.schemaMs) {
      known = { types: await this.#readTypes(table), readAt: Date.now() };
      if (known.types.size > 0) this.#columns.set(table, known);
    }
    const { types } = known;
    if (types.size === 0) throw invalid('table', `Table "public"."${table}" does not exist`);
    const unknown = [...columns, ...(where === undefined ? [] : [where.column])].filter((name) => !types.has(name));
    if (unknown.length > 0) throw invalid('columns', `The following columns are not found on the table: ${unknown.join(', ')}`);
    return JSON.stringify(Object.fromEntries(columns.map((name) => [name, types.get(name)])));
  }

  async #readTypes(table: string): Promise<Map<string, object>> {
    const rows = await this.sql<{ name: string; type: string; dims: number }[]>`
      select attname as name, ltrim(typname, '_') as type, case when typcategory = 'A' then 1 else 0 end as dims
      from pg_attribute join pg_type on pg_type.oid = atttypid
      where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped`;
    return new Map(rows.map(({ name, type, dims }) => [name, dims === 0 ? { type } : { type, dims }]));
  }

  #upToDate(): string {
    const lsn = this.#replication?.lsn ?? this.#lsn;
    return JSON.stringify({ headers: { control: 'up-to-date', global_last_seen_lsn: String(lsn) } });
  }
}

function isEmpty({ messages, chunk }: { messages: readonly string[]; chunk?: string }): boolean {
  return messages.length === 0 && chunk === undefined;
}

/** A cursor greater than the one sent. */
function nextCursor(sent: number | undefined): number {
  const now = Math.floor(Date.now() / 20_000);
  return sent === undefined || now > sent ? now : sent + 1 + Math.floor(Math.random() * 3600);
}

/** @throws Refusal 400 */
function parseQuery(parameters: URLSearchParams): Query {
  const get = (name: string): string | undefined => parameters.get(name) ?? undefined;
  const table = get('table')?.replace(/^public\./, '');
  const offset = get('offset');
  const live = get('live') ?? 'false';
  const sse = (get('live_sse') ?? get('experimental_live_sse')) === 'true';
  const start = offset === '-1' || offset === 'now';
  if (table === undefined) throw invalid('table', "can't be blank");
  if (offset === undefined) throw invalid('offset', "can't be blank");
  if (!start && parseOffset(offset) === undefined) throw invalid('offset', 'has invalid format');
  if (!start && get('handle') === undefined) throw invalid('handle', "can't be blank when offset != -1");
  if (live !== 'true' && live !== 'false') throw invalid('live', 'is invalid');
  if (live === 'true' && start) throw invalid('live', 'not allowed');
  if (sse && live !== 'true') throw invalid('live_sse', "can't be true unless live is also true");
  const columns = [...(get('columns') ?? '').matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '');
  const condition = get('where');
  const [known, column] = /^(?:"([^"]+)" = \$1)?(?:(?:^| AND )(\d) = \2)?$/.exec(condition ?? '') ?? [];
  if (condition !== undefined && known === undefined) throw invalid('where', 'is not one that the stand-in knows');
  const cursor = Number(get('cursor') ?? Number.NaN);
  return {
    definition: {
      table,
      columns,
      condition,
      where: column === undefined ? undefined : { column, value: get('params[1]') ?? '' },
      full: get('replica') === 'full',
    },
    handle: get('handle'),
    offset,
    mode: live === 'true' ? (sse ? 'sse' : 'long-poll') : 'catch-up',
    cursor: Number.isSafeInteger(cursor) ? cursor : undefined,
  };
}
