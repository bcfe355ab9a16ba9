import type { ErrorLog } from '../logging/log.ts';

/** Work that is done after the answer, so that neither its body nor its time tells what there was to do. */
export type AfterAnswer = {
  /** Starts work under a name for the log, where its failure ends. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing is under way: a server that stops waits for it. */
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
