import type { ErrorLog } from '../logging/log.ts';
import { ServiceFailure } from '../services/call-service.ts';
import { failGeneration } from './close-generation.ts';
import { externalTries, leaseMs, makePlan, type PlanTools } from './make-plan.ts';
import { claimJob, noteHandOverProblem, type PlanJob, postponeJob, releaseJob } from './plan-job.ts';

/** Makes plans in the background. */
export type PlanWorker = {
  /** There may be something to do. */
  wake(): void;
  /** Resolves when the running jobs have ended; what they could not finish is given back. */
  stop(): Promise<void>;
};

/** Jobs worked on at a time: a slow automation holds up none but a few. */
const maxAtOnce = 4;
/** Unforeseen failures after which a job, also of the built-in generator, is given up. */
const lastTries = 3;

/** What the worker needs. */
type WorkerOptions = Omit<PlanTools, 'closing'> & {
  readonly log: ErrorLog;
  /** Whom to tell of an automation that cannot be reached. */
  readonly operatorEmail?: string | undefined;
};

/**
 * Starts the worker. The database is the queue (`plan_jobs`); being woken only makes it faster than its slow poll.
 * Several servers may run on one database.
 */
export function startPlanWorker(options: WorkerOptions): PlanWorker {
  const { log, operatorEmail, ...rest } = options;
  const closing = new AbortController();
  const tools: PlanTools = { ...rest, closing: closing.signal };
  const { sql, adapter, times } = tools;
  const running = new Set<Promise<void>>();
  const maxTries = (adapter.kind === 'built_in' ? 0 : externalTries) + lastTries;
  let wakes = 0;

  async function postpone(job: PlanJob, delayMs: number, note: string): Promise<void> {
    await postponeJob(sql, job, delayMs, note);
    setTimeout(wake, delayMs).unref();
  }

  async function handleFailure(job: PlanJob, error: unknown): Promise<void> {
    if (closing.signal.aborted) return releaseJob(sql, job);
    log(`plan generation ${job.id} failed (attempt ${job.attempts})`, error);
    const delayMs = times.retry * 4 ** (Math.min(job.attempts, externalTries) - 1);
    if (error instanceof ServiceFailure) {
      if (adapter.kind === 'automation') await noteHandOverProblem(sql, job, error.message, operatorEmail);
      return postpone(job, job.attempts < externalTries ? delayMs : 0, error.message);
    }
    if (job.attempts >= maxTries) return failGeneration(sql, job, 'generator_failed');
    return postpone(job, delayMs, 'Unerwarteter Fehler, siehe Protokoll.');
  }

  async function drain(): Promise<void> {
    while (!closing.signal.aborted) {
      const before = wakes;
      const job = await claimJob(sql, leaseMs(tools));
      if (job !== undefined) {
        start();
        await makePlan(tools, job).catch((error: unknown) => handleFailure(job, error));
        // Nothing due: end, unless there was a wake while the database was asked.
      } else if (wakes === before) return;
    }
  }

  /** Works on jobs until none is due; whoever finds one calls the next to look for more. */
  function start(): void {
    if (closing.signal.aborted || running.size >= maxAtOnce) return;
    const drained = drain()
      .catch((error: unknown) => {
        if (!closing.signal.aborted) log('plan jobs could not be worked on', error);
      })
      .finally(() => running.delete(drained));
    running.add(drained);
  }

  function wake(): void {
    wakes += 1;
    start();
  }

  const poll = setInterval(wake, times.poll);
  wake();
  return {
    wake,
    async stop() {
      clearInterval(poll);
      closing.abort();
      await Promise.all(running);
    },
  };
}
