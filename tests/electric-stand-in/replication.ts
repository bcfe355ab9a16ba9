import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { PgoutputReader, type Transaction } from './pgoutput.ts';

/** Electric's own name for its publication. */
export const publication = 'electric_publication_default';

const postgresEpochMs = Date.UTC(2000, 0, 1);

type Handlers = {
  readonly onTransaction: (transaction: Transaction) => void;
  readonly onRelation: (table: string, columns: readonly string[]) => void;
};

function replicating(databaseUrl: string): postgres.Sql {
  return postgres(databaseUrl, {
    max: 1,
    fetch_types: false,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => undefined,
    connection: { replication: 'database', application_name: 'stand-in', TimeZone: 'UTC', DateStyle: 'ISO, YMD' },
  });
}

/** Makes the replication slot from which {@link Replication} reads; it outlives any connection. */
export async function createSlot(databaseUrl: string, slot: string): Promise<void> {
  const sql = replicating(databaseUrl);
  await sql.unsafe(`CREATE_REPLICATION_SLOT ${slot} LOGICAL pgoutput NOEXPORT_SNAPSHOT`);
  await sql.end();
}

/** How long Postgres may take to notice that the connection before is gone. */
const noticedMs = 30_000;

/**
 * Follows what a database commits, through logical replication, from where its slot stands. Postgres ends the connection of
 * whoever does not answer it for a minute, as on a machine that is too busy; then another one is opened, as Electric does.
 */
export class Replication {
  #lsn: bigint;
  /** Position that Postgres has read; the commit of a running transaction may begin right there. */
  #read = 0n;
  #connection: { readonly sql: postgres.Sql; readonly stream: Duplex } | undefined;
  #isClosed = false;

  private constructor(
    private readonly databaseUrl: string,
    private readonly slot: string,
    after: bigint,
    private readonly handlers: Handlers,
  ) {
    this.#lsn = after;
  }

  /** @param after transactions up to here are known */
  static async open(databaseUrl: string, slot: string, after: bigint, handlers: Handlers): Promise<Replication> {
    const replication = new Replication(databaseUrl, slot, after, handlers);
    await replication.#connect();
    return replication;
  }

  /** Commit of the last transaction that was handed out. */
  get lsn(): bigint {
    return this.#lsn;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const { sql, stream } = this.#connection ?? {};
    stream?.destroy();
    await sql?.end({ timeout: 0 });
  }

  async #connect(): Promise<void> {
    const sql = replicating(this.databaseUrl);
    const stream = await this.#start(sql).catch(async (error: unknown) => {
      await sql.end({ timeout: 0 });
      throw error;
    });
    this.#connection = { sql, stream };
    const reader = new PgoutputReader(this.handlers.onRelation);
    stream.on('data', (message: Buffer) => this.#take(reader, message));
    stream.on('error', () => undefined);
    stream.once('close', () => {
      if (this.#isClosed) return;
      void sql.end({ timeout: 0 });
      // Without a catch: a stand-in that gets no replication any more must not go on as if nothing happened.
      void this.#connect();
    });
    if (this.#isClosed) await this.close();
  }

  async #start(sql: postgres.Sql): Promise<Duplex> {
    const command = `START_REPLICATION SLOT ${this.slot} LOGICAL 0/0 (proto_version '1', publication_names '${publication}')`;
    for (const end = Date.now() + noticedMs; ;) {
      try {
        return (await sql.unsafe(command).writable()) as unknown as Duplex;
      } catch (error) {
        if (Date.now() > end) throw error;
        await wait(20);
      }
    }
  }

  #take(reader: PgoutputReader, message: Buffer): void {
    if (message[0] === 0x77) {
      const transaction = reader.read(message.subarray(25));
      // Postgres repeats everything before the last confirmation after a restart.
      if (transaction === undefined || transaction.lsn <= this.#lsn) return;
      this.#lsn = transaction.lsn;
      this.handlers.onTransaction(transaction);
    } else if (message[0] === 0x6b) {
      this.#read = message.readBigUInt64BE(1);
      if (message[17] === 1) this.#confirm();
    }
  }

  #confirm(): void {
    const answer = Buffer.alloc(34);
    answer.write('r');
    const known = this.#read > this.#lsn ? this.#read : this.#lsn;
    for (const at of [1, 9, 17]) answer.writeBigUInt64BE(known, at);
    answer.writeBigInt64BE(BigInt(Date.now() - postgresEpochMs) * 1000n, 25);
    this.#connection?.stream.write(answer);
  }
}
