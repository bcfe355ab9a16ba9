import type { Sql } from '../database/connection.ts';
import type { ErrorLog } from '../logging/log.ts';
import { claimMail, type DueMail, expireMails, noteGivenUp, noteSent, postponeMail, untilNextMail } from './outbox.ts';
import { isRefusedForGood, type Post } from './post.ts';
import { renderMail } from './render-mail.ts';

/** Delivers mails in the background. */
export type MailWorker = {
  /** Checks the outbox now. */
  wake(): void;
  /** Resolves when the running delivery has ended; starts no further one. */
  stop(): Promise<void>;
};

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

/** Starts the worker. The database is the queue; waking it only shortens the poll interval. */
export function startMailWorker(options: { sql: Sql; post: Post; log: ErrorLog; times?: MailTimes | undefined }): MailWorker {
  const { sql, post, log, times = mailTimes } = options;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function deliver({ id, mail, attempts }: DueMail): Promise<void> {
    try {
      await post.send(id, mail.to, await renderMail(mail));
    } catch (error) {
      const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
      if (attempts < maxAttempts && !isRefusedForGood(error)) return postponeMail(sql, id, times.retry * 4 ** (attempts - 1), reason);
      log(`mail ${id} (${mail.template}) is given up`, error);
      return noteGivenUp(sql, id, reason);
    }
    await noteSent(sql, id);
  }

  async function run(): Promise<void> {
    do {
      again = false;
      await expireMails(sql);
      for (let due = await claimMail(sql, leaseMs); due !== undefined; due = stopped ? undefined : await claimMail(sql, leaseMs))
        await deliver(due);
    } while (again && !stopped);
    const wait = Math.min((await untilNextMail(sql)) ?? times.poll, times.poll);
    if (!stopped) timer = setTimeout(wake, wait + 1);
  }

  function wake(): void {
    again = true;
    if (stopped || running !== undefined) return;
    clearTimeout(timer);
    running = run()
      .catch((error: unknown) => {
        if (stopped) return;
        log('mails could not be delivered', error);
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
      post.close();
    },
  };
}
