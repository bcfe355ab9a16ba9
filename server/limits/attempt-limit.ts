import { createHash } from 'node:crypto';
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

/** Hashes the key: the table must not reveal addresses or networks. */
const maskOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);

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
    take: (key, weight) => secondsToWait(limiter.consume(maskOf(key), weight)),
    giveBack: async (key) => void (await limiter.reward(maskOf(key))),
    forgive: async (key) => void (await limiter.delete(maskOf(key))),
  };
}

/** Removes the counts of ended windows. */
export async function pruneRateLimits(sql: Sql): Promise<void> {
  await sql`delete from rate_limits where expire < ${Date.now()}`;
}
