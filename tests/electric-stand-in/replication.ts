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

/** Follows what a database commits, through logical replication, from where its slot stands. */
export class Replication {
  #lsn = 0n;
  /** What Postgres has read; the commit of a transaction that is still to come may begin right there. */
  #read = 0n;

  private constructor(
    private readonly sql: postgres.Sql,
    private readonly stream: import('node:stream').Duplex,
    handlers: Handlers,
    after: bigint,
  ) {
    const reader = new PgoutputReader(handlers.onRelation);
    this.#lsn = after;
    stream.on('error', () => undefined);
    stream.on('data', (message: Buffer) => {
      if (message[0] === 0x77) {
        const transaction = reader.read(message.subarray(25));
        // What was there before the last confirmation comes again after a restart.
        if (transaction !== undefined && transaction.lsn > this.#lsn) {
          this.#lsn = transaction.lsn;
          handlers.onTransaction(transaction);
        }
      } else if (message[0] === 0x6b) {
        this.#read = message.readBigUInt64BE(1);
        if (message[17] === 1) this.#confirm();
      }
    });
  }

  /** @param after transactions up to here are known */
  static async open(databaseUrl: string, slot: string, after: bigint, handlers: Handlers): Promise<Replication> {
    const sql = replicating(databaseUrl);
    for (let attempt = 0; ; attempt += 1) {
      try {
        const command = `START_REPLICATION SLOT ${slot} LOGICAL 0/0 (proto_version '1', publication_names '${publication}')`;
        const stream = await sql.unsafe(command).writable();
        return new Replication(sql, stream as unknown as import('node:stream').Duplex, handlers, after);
      } catch (error) {
        // Postgres has not noticed yet that the connection before this one is gone.
        if (attempt > 100) throw error;
        await wait(20);
      }
    }
  }

  /** Commit of the last transaction that was handed out. */
  get lsn(): bigint {
    return this.#lsn;
  }

  #confirm(): void {
    const answer = Buffer.alloc(34);
    answer.write('r');
    const known = this.#read > this.#lsn ? this.#read : this.#lsn;
    for (const at of [1, 9, 17]) answer.writeBigUInt64BE(known, at);
    answer.writeBigInt64BE(BigInt(Date.now() - postgresEpochMs) * 1000n, 25);
    this.stream.write(answer);
  }

  async close(): Promise<void> {
    this.stream.destroy();
    await this.sql.end({ timeout: 0 });
  }
}
