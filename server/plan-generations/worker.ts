import type { CatalogueExercise } from '@anwurf/domain/catalogue/catalogue-exercise';
import postgres from 'postgres';
import type { Sql } from '../database/connection.ts';
import type { ErrorLog } from '../errors/error-handler.ts';
import { failGeneration, findOpenGenerations, generatePlan, type OpenGeneration } from './generate-plan.ts';

/** Builds plans in the background. */
export type PlanWorker = {
  /** There may be something to do. */
  wake(): void;
  /** Resolves when the running round has ended; none is begun after it. */
  stop(): Promise<void>;
};

const pollMs = 15_000;

/** A lost connection or a restarting database: the generation stays open and the next round tries again. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!(error instanceof postgres.PostgresError)) return 'code' in error;
  return !/^(22|23)/.test(error.code);
}

/** Starts the worker. The database is the queue; being woken only makes it faster than its slow poll. */
export function startPlanWorker(sql: Sql, catalogue: readonly CatalogueExercise[], log: ErrorLog): PlanWorker {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function work(open: OpenGeneration): Promise<void> {
    try {
      await generatePlan(sql, open, catalogue);
    } catch (error) {
      if (stopped) return;
      log(`plan generation ${open.id} failed`, error);
      if (!isPassing(error)) await failGeneration(sql, open);
    }
  }

  async function run(): Promise<void> {
    do {
      again = false;
      for (const open of await findOpenGenerations(sql)) if (!stopped) await work(open);
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    if (stopped || running !== undefined) return;
    running = run()
      .catch((error: unknown) => {
        if (!stopped) log('plan generations could not be read', error);
      })
      .finally(() => {
        running = undefined;
      });
  }

  const poll = setInterval(wake, pollMs);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(poll);
      await running;
    },
  };
}
