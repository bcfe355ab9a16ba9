import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Sql } from '../database/connection.ts';

/** Counts attempts in Postgres (migration 0024), for all servers together. */
export type AttemptLimit = {
  /**
   * Notes an attempt.
   * @param weight how much of the limit it takes; 1 when absent
   * @returns 0 when it may be made, else the seconds until the next one
   */
  take(key: string, weight?: number): Promise<number>;
  /** Takes a noted attempt back: it succeeded. */
  giveBack(key: string): Promise<void>;
  /** Forgets all attempts of a key. */
  forgive(key: string): Promise<void>;
};

/** The table is for counting: nobody's address or network can be read in it. */
const maskOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22);

/** The part of a node-postgres pool that the limiter uses. */
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

/** Counts in this process alone, for what is asked many times a minute. @returns as {@link AttemptLimit.take} */
export function createLocalLimit(most: number, windowSeconds: number): (key: string) => Promise<number> {
  const limiter = new RateLimiterMemory({ points: most, duration: windowSeconds });
  return (key) => secondsToWait(limiter.consume(key));
}

/**
 * @param name of what is limited; limits of one name share their counts
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
    // Whoever goes on after a no costs the database nothing more.
    inMemoryBlockOnConsumed: most + 1,
    // While the database is away, this server counts for itself.
    insuranceLimiter: new RateLimiterMemory(common),
  });
  return {
    take: (key, weight) => secondsToWait(limiter.consume(maskOf(key), weight)),
    giveBack: async (key) => void (await limiter.reward(maskOf(key))),
    forgive: async (key) => void (await limiter.delete(maskOf(key))),
  };
}

/** Removes the counts of windows that have ended. */
export async function pruneRateLimits(sql: Sql): Promise<void> {
  await sql`delete from rate_limits where expire < ${Date.now()}`;
}
