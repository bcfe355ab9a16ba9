import { quietEnd } from '@anwurf/domain/calendar/quiet-hours';
import type { Sql } from '../database/connection.ts';
import type { ErrorLog } from '../logging/log.ts';
import { type QueueWorker, startQueueWorker } from '../services/queue-worker.ts';
import { claimPush, type DuePush, endPush, expirePushes, postponePush, prunePushes, untilNextPush } from './outbox.ts';
import { queueSessions, queueTests } from './queue-due.ts';
import { type PushSending, sendPush } from './send-push.ts';
import { removeSubscription } from './subscription.ts';

/** In ms. */
export type PushTimes = {
  /** Back-off before the first retry; each further one is four times as long. */
  readonly retry: number;
  /** Longest interval between checks of outbox and clock. */
  readonly poll: number;
  /** For one request. */
  readonly timeout: number;
  /** Decides what the devices' clocks show. */
  readonly now: () => Date;
};

const pushTimes: PushTimes = { retry: 10_000, poll: 60_000, timeout: 10_000, now: () => new Date() };

const maxAttempts = 6;
/** Longer than any delivery takes. */
const leaseMs = 60_000;
/** Requests at once: a push service that does not answer holds up one of them. */
const deliveriesAtOnce = 8;

/** Starts the worker that sends notifications. */
export function startPushWorker(
  options: { sql: Sql; log: ErrorLog; times?: PushTimes | undefined } & Omit<PushSending, 'timeoutMs'>,
): QueueWorker {
  const { sql, log, times = pushTimes, ...sending } = options;

  async function deliver(due: DuePush): Promise<void> {
    const { id, sessionId, kind, attempts, quietFrom, quietUntil, timeZone, expiresAt } = due;
    const wakeUp = kind === 'trial' ? null : quietEnd({ from: quietFrom, until: quietUntil, zone: timeZone }, times.now());
    if (wakeUp !== null) return postponePush(sql, id, wakeUp, false);
    const ttlSeconds = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
    const outcome = await sendPush({ ...due, ttlSeconds }, { kind }, { ...sending, timeoutMs: times.timeout });
    if (outcome === 'gone') return removeSubscription(sql, sessionId);
    if (outcome === 'later' && attempts < maxAttempts)
      return postponePush(sql, id, new Date(Date.now() + times.retry * 4 ** (attempts - 1)), true);
    if (outcome !== 'taken') log(`notification ${id} (${kind}) is given up: ${outcome}`, undefined);
    return endPush(sql, id, outcome === 'taken' ? 'sent' : 'failed');
  }

  async function deliverDue(isStopped: () => boolean): Promise<void> {
    async function deliverInTurn(): Promise<void> {
      for (;;) {
        const due = isStopped() ? undefined : await claimPush(sql, leaseMs);
        if (due === undefined) return;
        await deliver(due);
      }
    }
    // All end before a failure is reported: a round that goes on would run beside the next one.
    const ended = await Promise.allSettled(Array.from({ length: deliveriesAtOnce }, deliverInTurn));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  return startQueueWorker({
    async work(isStopped) {
      await queueTests(sql, times.now());
      await expirePushes(sql);
      await prunePushes(sql);
      // At five o'clock thousands want to know: nobody waits for the last of them, nor they for a minute each.
      for (let isMore = true; isMore && !isStopped();) {
        isMore = await queueSessions(sql, times.now(), log);
        await deliverDue(isStopped);
      }
    },
    untilNext: () => untilNextPush(sql),
    pollMs: times.poll,
    onFailure: (error) => log('notifications could not be sent', error),
  });
}
