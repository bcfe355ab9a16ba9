import type { Sql } from '../database/connection.ts';
import type { ErrorLog } from '../logging/log.ts';
import { claimMail, type DueMail, expireMails, noteGivenUp, noteSent, postponeMail, untilNextMail } from './outbox.ts';
import { type QueueWorker, startQueueWorker } from '../services/queue-worker.ts';
import { runForRequest } from '../logging/request-context.ts';
import { redactAddresses } from './redact-address.ts';
import { isRefusedForGood, type Post } from './post.ts';
import { renderMail } from './render-mail.ts';

/** Delivery times, in ms. */
export type MailTimes = {
  /** Back-off before the first retry; each further one is four times as long. */
  readonly retry: number;
  /** Longest interval between checks of the outbox. */
  readonly poll: number;
};

/** 10 s, 40 s, … 15 h in all, unless the mail expires earlier. */
const mailTimes: MailTimes = { retry: 10_000, poll: 60_000 };

const maxAttempts = 8;
/** Longer than any delivery takes. */
const leaseMs = 180_000;

/** Starts the worker that delivers mails, until it stops; then its post is closed. */
export function startMailWorker(options: { sql: Sql; post: Post; log: ErrorLog; times?: MailTimes | undefined }): QueueWorker {
  const { sql, post, log, times = mailTimes } = options;

  async function handleFailure({ id, mail, attempts }: DueMail, error: unknown): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    // Not the error itself: that of a mail server carries the recipient in several places.
    const told = `mail ${id} (${mail.template}) to ${redactAddresses(mail.to)}`;
    if (attempts < maxAttempts && !isRefusedForGood(error)) {
      if (attempts === 1) log(`${told} could not be delivered and is tried again: ${redactAddresses(reason)}`, undefined);
      return postponeMail(sql, id, times.retry * 4 ** (attempts - 1), reason);
    }
    log(`${told} is given up: ${redactAddresses(reason)}`, undefined);
    return noteGivenUp(sql, id, reason);
  }

  async function deliver(due: DueMail): Promise<void> {
    const { id, mail } = due;
    try {
      await post.send(id, mail.to, await renderMail(mail));
    } catch (error) {
      return handleFailure(due, error);
    }
    await noteSent(sql, id);
  }

  async function expire(): Promise<void> {
    for (const { id, template, request } of await expireMails(sql))
      runForRequest(request, () => log(`mail ${id} (${template}) has expired undelivered`, undefined));
  }

  const worker = startQueueWorker({
    async work(isStopped) {
      await expire();
      for (;;) {
        const due = isStopped() ? undefined : await claimMail(sql, leaseMs);
        if (due === undefined) return;
        await runForRequest(due.request, () => deliver(due));
      }
    },
    untilNext: () => untilNextMail(sql),
    pollMs: times.poll,
    onFailure: (error) => log('mails could not be delivered', error),
  });
  return {
    wake: () => worker.wake(),
    async stop() {
      await worker.stop();
      post.close();
    },
  };
}
