import type { Sql } from '../database/connection.ts';
import { createAttemptLimit, createLocalLimit } from '../limits/attempt-limit.ts';
import { requireNoWait } from '../limits/request-limit.ts';

const day = 86_400;
/** A season of a keen player has some 20,000 changes; a phone that comes back after it brings them within a day. */
const most = { pushesAMinute: 600, changesADay: 100_000, kilobytesADay: 200_000 } as const;

/** What a user may write in a day. */
export type PushQuota = {
  /** @throws ApiError too_many_requests: the device keeps what it has and comes again */
  takePush(userId: string): Promise<void>;
  /**
   * @param bytes of the request
   * @throws ApiError too_many_requests, with the seconds until the next day of his
   */
  takeChanges(userId: string, changes: number, bytes: number): Promise<void>;
};

/** Bounds what one account can make the database store. What is over it is not refused but waits on the device. */
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
