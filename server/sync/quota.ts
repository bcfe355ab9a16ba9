import type { Sql } from '../database/connection.ts';
import { createAttemptLimit, createLocalLimit } from '../limits/attempt-limit.ts';
import { requireNoWait } from '../limits/request-limit.ts';

const day = 86_400;
/** A keen player's season has some 20,000 changes; a phone that returns after it sends them within a day. */
const most = { pushesAMinute: 600, changesADay: 100_000, kilobytesADay: 200_000 } as const;

/** Daily write quota of a user. */
export type PushQuota = {
  /** @throws ApiError too_many_requests: the device keeps its mutations and retries */
  takePush(userId: string): Promise<void>;
  /**
   * @param bytes of the request
   * @throws ApiError too_many_requests, with the seconds until the user's next day
   */
  takeChanges(userId: string, changes: number, bytes: number): Promise<void>;
};

/** Bounds what one account can make the database store. Excess is not refused but waits on the device. */
export function createPushQuota(sql: Sql): PushQuota {
  const pushes = createLocalLimit(most.pushesAMinute, 60);
  const changes = createAttemptLimit(sql, 'push changes', most.changesADay, day);
  const kilobytes = createAttemptLimit(sql, 'push kilobytes', most.kilobytesADay, day);
  return {
    takePush: async (userId) => requireNoWait(await pushes(userId)),
    async takeChanges(userId, count, bytes) {
      const waits = await Promise.all([changes.take(userId, count), kilobytes.take(userId, Math.ceil(bytes / 1024))]);
      requireNoWait(Math.max(...waits));
    },
  };
}
