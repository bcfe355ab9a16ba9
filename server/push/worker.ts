import { quietEnd } from '@anwurf/domain/calendar/quiet-hours';
import type { Sql } from '../database/connection.ts';
import type { ErrorLog } from '../logging/log.ts';
import { claimPush, type DuePush, endPush, expirePushes, postponePush, prunePushes, untilNextPush } from './outbox.ts';
import { queueDue } from './queue-due.ts';
import { type PushSending, sendPush } from './send-push.ts';
import { removeSubscription } from './subscription.ts';

/** Sends notifications in the background. */
export type PushWorker = {
  /** Checks the outbox now. */
  wake(): void;
  /** Resolves when the running delivery has ended; starts no further one. */
  stop(): Promise<void>;
};

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

/** Starts the worker. The database is the queue; waking it only shortens the poll interval. */
export function startPushWorker(
  options: { sql: Sql; log: ErrorLog; times?: PushTimes | undefined } & Omit<PushSending, 'timeoutMs'>,
): PushWorker {
  const { sql, log, times = pushTimes, ...sending } = options;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

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

  async function run(): Promise<void> {
    do {
      again = false;
      await queueDue(sql);
      await expirePushes(sql);
      await prunePushes(sql);
      for (;;) {
        const due = stopped ? undefined : await claimPush(sql, leaseMs);
        if (due === undefined) break;
        await deliver(due);
      }
    } while (again && !stopped);
    const wait = Math.min((await untilNextPush(sql)) ?? times.poll, times.poll);
    if (!stopped) timer = setTimeout(wake, wait + 1);
  }

  function wake(): void {
    again = true;
    if (stopped || running !== undefined) return;
    clearTimeout(timer);
    running = run()
      .catch((error: unknown) => {
        if (stopped) return;
        log('notifications could not be sent', error);
        timer = setTimeout(wake, times.poll);
      })
      .finally(() => {
        running = undefined;
      });
  }

  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
