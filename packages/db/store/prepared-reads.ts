import { type messages, parse, type PGlite, protocol } from '@electric-sql/pglite';
import { joined } from './wire-message.ts';

/** A query that Postgres has parsed. */
type Prepared = {
  readonly name: string;
  readonly paramTypes: readonly number[];
  /** Names and types of its columns. */
  readonly described: readonly messages.BackendMessage[];
};

/** A screen has at most forty queries. One takes up to 0.3 MB with its plan, 60 kB on average; all 150 of the app together 9 MB. */
const mostPrepared = 80;

/** SQLSTATE of a prepared query whose columns are others now. */
const changedColumns = '0A000';

const { serialize } = protocol;
const preparing = (name: string, text: string) => [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })];
const running = (name: string, values: (string | null)[] = []) => [serialize.bind({ statement: name, values }), serialize.execute({})];

const useGenericPlans = 'set plan_cache_mode = force_generic_plan';
const useAnyPlans = 'reset plan_cache_mode';

/** Names are never used twice: after a failed message it is unknown how far it came. */
let named = 0;
const newName = () => `read${(named += 1)}`;

/**
 * Runs a store's queries, each parsed and planned once: PGlite's `query` does both each time and sends six messages, a third to two
 * thirds of the time of a screen's queries (decision 0065).
 *
 * Plans are made for any parameters; `tests/sync/generic-plans.test.ts` compares each with the plan for its parameters. They are made for
 * the sizes that the tables have at the time; whoever writes many rows has them made again (`outgrown-plans.ts`).
 */
export class PreparedReads {
  /** By text; the one that ran last comes last. */
  readonly #prepared = new Map<string, Prepared>();
  #switches: { readonly on: string; readonly off: string } | null = null;

  constructor(private readonly store: PGlite) {}

  /**
   * Runs one query in a transaction of its own, after those that are running. Parameters and values are as in PGlite's `query`, but it
   * flushes nothing: the next statement of the sync does.
   * @throws Postgres' error, and when the store is closed
   */
  async query(sql: string, params: readonly unknown[]): Promise<unknown[]> {
    // As PGlite's `query` does: a transaction of its own would take two messages more.
    await this.store._checkReady();
    return this.store._runExclusiveTransaction(() => this.store.runExclusive(() => this.#run(sql, params)));
  }

  async #run(sql: string, params: readonly unknown[]): Promise<unknown[]> {
    const known = this.#prepared.get(sql);
    if (known === undefined) return this.#execute(await this.#prepare(sql), params);
    // Moves it to the end.
    this.#prepared.delete(sql);
    this.#prepared.set(sql, known);
    try {
      return await this.#execute(known, params);
    } catch (error) {
      if ((error as { code?: unknown }).code !== changedColumns) throw error;
      this.#prepared.delete(sql);
      await this.#send([serialize.close({ type: 'S', name: known.name })]);
      return this.#execute(await this.#prepare(sql), params);
    }
  }

  async #prepare(sql: string): Promise<Prepared> {
    const name = newName();
    const answer = await this.#send([...this.#closingOldest(), ...preparing(name, sql)]);
    const described = answer.filter(({ name: kind }) => kind === 'rowDescription');
    const prepared = { name, paramTypes: parse.parseDescribeStatementResults(answer), described };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  async #prepareSwitches(): Promise<{ readonly on: string; readonly off: string }> {
    const [on, off] = [newName(), newName()];
    await this.#send([...preparing(on, useGenericPlans), ...preparing(off, useAnyPlans)]);
    return { on, off };
  }

  #closingOldest(): Uint8Array[] {
    if (this.#prepared.size < mostPrepared) return [];
    const [[sql, { name }] = ['', { name: '' }]] = this.#prepared;
    this.#prepared.delete(sql);
    return [serialize.close({ type: 'S', name })];
  }

  async #execute({ name, paramTypes, described }: Prepared, params: readonly unknown[]): Promise<unknown[]> {
    const { on, off } = (this.#switches ??= await this.#prepareSwitches());
    const { parsers, serializers } = this.store;
    const values = params.map((param, index) => {
      if (param === null || param === undefined) return null;
      // Types without one of their own are texts to PGlite: ids, clock times.
      return serializers[paramTypes[index] ?? '']?.(param) ?? (typeof param === 'string' ? param : JSON.stringify(param));
    });
    // An error undoes the first setting with everything else before the sync.
    const answer = await this.#send([...running(on), ...running(name, values), ...running(off)]);
    const isSet = answer.findIndex(({ name: kind }) => kind === 'commandComplete');
    return parse.parseResults([...described, ...answer.slice(isSet + 1)], parsers)[0]?.rows ?? [];
  }

  async #send(parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return (await this.store.execProtocol(joined([...parts, serialize.sync()]), { syncToFs: false })).messages;
  }
}
