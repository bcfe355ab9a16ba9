import type { ErrorLog } from '../logging/log.ts';

/** Work deferred until after the answer, so that neither the answer's body nor its timing reveals it. */
export type AfterAnswer = {
  /** Starts work; failures are logged under its name. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when no work is running: a stopping server waits for it. */
  settled(): Promise<void>;
};

/** @param log where failures are written */
export function createAfterAnswer(log: ErrorLog): AfterAnswer {
  const open = new Set<Promise<void>>();
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    run(name, work) {
      const done = nextTurn()
        .then(work)
        .catch((error: unknown) => log(`${name} failed`, error))
        .finally(() => open.delete(done));
      open.add(done);
    },
    async settled() {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
