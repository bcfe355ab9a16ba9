import { quietEnd } from '@anwurf/domain/calendar/quiet-hours';
import type { Sql } from '../database/connection.ts';
import type { ErrorLog } from '../logging/log.ts';
import { type QueueWorker, startQueueWorker } from '../services/queue-worker.ts';
import { claimPush, type DuePush, endPush, expirePushes, postponePush, prunePushes, untilNextPush } from './outbox.ts';
import { queueDue } from './queue-due.ts';
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
};

const pushTimes: PushTimes = { retry: 10_000, poll: 60_000, timeout: 10_000 };

const maxAttempts = 6;
/** Longer than any delivery takes. */
const leaseMs = 60_000;

/** Starts the worker that sends notifications. */
export function startPushWorker(
  options: { sql: Sql; log: ErrorLog; times?: PushTimes | undefined } & Omit<PushSending, 'timeoutMs'>,
): QueueWorker {
  const { sql, log, times = pushTimes, ...sending } = options;

  async function deliver(due: DuePush): Promise<void> {
    const { id, sessionId, kind, attempts, quietFrom, quietUntil, timeZone, expiresAt } = due;
    const now = new Date();
    const wakeUp = kind === 'trial' ? null : quietEnd({ from: quietFrom, until: quietUntil, zone: timeZone }, now);
    if (wakeUp !== null) return postponePush(sql, id, wakeUp, false);
    const ttlSeconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
    const outcome = await sendPush({ ...due, ttlSeconds }, { kind }, { ...sending, timeoutMs: times.timeout });
    if (outcome === 'gone') return removeSubscription(sql, sessionId);
    if (outcome === 'later' && attempts < maxAttempts)
      return postponePush(sql, id, new Date(Date.now() + times.retry * 4 ** (attempts - 1)), true);
    if (outcome !== 'taken') log(`notification ${id} (${kind}) is given up: ${outcome}`, undefined);
    return endPush(sql, id, outcome === 'taken' ? 'sent' : 'failed');
  }

  return startQueueWorker({
    async work(isStopped) {
      await queueDue(sql);
      await expirePushes(sql);
      await prunePushes(sql);
      for (;;) {
        const due = isStopped() ? undefined : await claimPush(sql, leaseMs);
        if (due === undefined) return;
        await deliver(due);
      }
    },
    untilNext: () => untilNextPush(sql),
    pollMs: times.poll,
    onFailure: (error) => log('notifications could not be sent', error),
  });
}
