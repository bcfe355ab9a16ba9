import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Sql } from '../database/connection.ts';

/** Counts attempts in Postgres (migration 0024), across all servers. */
export type AttemptLimit = {
  /**
   * Counts an attempt.
   * @param weight share of the limit; default 1
   * @returns 0 when it is allowed, else the seconds until the next one
   */
  take(key: string, weight?: number): Promise<number>;
  /** Uncounts a successful attempt. */
  giveBack(key: string): Promise<void>;
  /** Removes all attempts of a key. */
  forgive(key: string): Promise<void>;
};

/** Secrets of the databases, by their pool. */
const secrets = new WeakMap<Sql, Uint8Array>();

/** Sets the secret with which a database's limits mask their keys; to be called before the first attempt is counted. */
export function keyAttemptLimits(sql: Sql, secret: Uint8Array): void {
  secrets.set(sql, secret);
}

/**
 * Masks a key: the table must not reveal addresses or networks. Without the secret nobody can try all four billion networks on it.
 * @throws Error without a secret
 */
function maskOf(sql: Sql, key: string): string {
  const secret = secrets.get(sql);
  if (secret === undefined) throw new Error('The limits of this database have no secret.');
  return createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);
}

/** The part of the node-postgres pool interface that the limiter uses. */
function asPool(sql: Sql) {
  return {
    async query({ text, values }: { text: string; values: (string | number | null)[] }) {
      const rows = await sql.unsafe(text, values, { prepare: true });
      return { rows: [...rows], rowCount: rows.count };
    },
  };
}

async function secondsToWait(taken: Promise<unknown>): Promise<number> {
  try {
    await taken;
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** Counts in this process only, for frequent requests. @returns as {@link AttemptLimit.take} */
export function createLocalLimit(most: number, windowSeconds: number): (key: string) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: most, duration: windowSeconds });
  return (key) => secondsToWait(limiter.consume(key));
}

/**
 * @param name of the limit; limits of one name share their counts
 * @param most attempts within the window
 * @param windowSeconds counted from the first attempt
 */
export function createAttemptLimit(sql: Sql, name: string, most: number, windowSeconds: number): AttemptLimit {
  const common = { keyPrefix: name, points: most, duration: windowSeconds };
  const limiter = new RateLimiterPostgres({
    ...common,
    storeClient: asPool(sql),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Further attempts after a refusal do not reach the database.
    inMemoryBlockOnConsumed: most + 1,
    // While the database is unavailable, this server counts on its own.
    insuranceLimiter: new RateLimiterMemory(common),
  });
  return {
    take: async (key, weight) => secondsToWait(limiter.consume(maskOf(sql, key), weight)),
    giveBack: async (key) => void (await limiter.reward(maskOf(sql, key))),
    forgive: async (key) => void (await limiter.delete(maskOf(sql, key))),
  };
}

/** Removes the counts of ended windows. */
export async function pruneRateLimits(sql: Sql): Promise<void> {
  await sql`delete from rate_limits where expire < ${Date.now()}`;
}
