import type { ErrorLog } from '../logging/log.ts';
import { runForRequest } from '../logging/request-context.ts';
import { ServiceFailure } from '../services/service-failure.ts';
import { failGeneration } from './close-generation.ts';
import { externalTries, leaseMs, makePlan, type PlanTools } from './make-plan.ts';
import { claimJob, noteHandOverProblem, type PlanJob, postponeJob, releaseJob } from './plan-job.ts';

/** Makes plans in the background. */
export type PlanWorker = {
  /** Checks for jobs now. */
  wake(): void;
  /** Resolves when the running jobs have ended; unfinished ones are released. */
  stop(): Promise<void>;
};

/** Concurrent jobs: a slow automation blocks only a few. */
const maxAtOnce = 4;
/** Unexpected failures after which a job is given up, even by the built-in generator. */
const lastTries = 3;

/** Options of the worker. */
type WorkerOptions = Omit<PlanTools, 'closing'> & {
  readonly log: ErrorLog;
  /** Recipient of the mail about an unreachable automation. */
  readonly operatorEmail?: string | undefined;
};

/**
 * Starts the worker. The database is the queue (`plan_jobs`); waking it only shortens the poll interval. Several servers may run
 * on one database.
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
      if (adapter.kind === 'automation') await noteHandOverProblem(sql, job, error.problem, operatorEmail);
      return postpone(job, job.attempts < externalTries ? delayMs : 0, error.message);
    }
    if (job.attempts >= maxTries) return failGeneration(sql, job, 'generator_failed');
    return postpone(job, delayMs, 'unexpected error, see the log');
  }

  async function drain(): Promise<void> {
    while (!closing.signal.aborted) {
      const before = wakes;
      const job = await claimJob(sql, leaseMs(tools));
      if (job !== undefined) {
        start();
        await runForRequest(job.request, () => makePlan(tools, job).catch((error: unknown) => handleFailure(job, error)));
        // Nothing due: end, unless woken during the query.
      } else if (wakes === before) return;
    }
  }

  /** Works on jobs until none is due; each started job starts the search for the next. */
  function start(): void {
    if (closing.signal.aborted || running.size >= maxAtOnce) return;
    // Of no request: a timer that one has set must not name it for the jobs of others.
    const drained = runForRequest(null, drain)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) log('plan jobs failed', error);
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
