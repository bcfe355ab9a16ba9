/** Works off a queue of the database in the background. */
export type QueueWorker = {
  /** Looks into the queue now. */
  wake(): void;
  /** Resolves when the running round has ended; starts no further one. */
  stop(): Promise<void>;
};

type QueueWork = {
  /** Works until nothing is due, or `isStopped` says so. */
  readonly work: (isStopped: () => boolean) => Promise<void>;
  /** Milliseconds until the next entry is due; undefined: none waits. */
  readonly untilNext: () => Promise<number | undefined>;
  /** Longest pause between looks into the queue, in ms; also the one after a failure. */
  readonly pollMs: number;
  readonly onFailure: (error: unknown) => void;
};

/**
 * Starts a worker with one round at a time. The database is the queue; waking it only shortens the pause. A call during a round starts one
 * more after it.
 */
export function startQueueWorker({ work, untilNext, pollMs, onFailure }: QueueWork): QueueWorker {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    do {
      again = false;
      await work(() => stopped);
    } while (again && !stopped);
    const wait = Math.min((await untilNext()) ?? pollMs, pollMs);
    if (!stopped) timer = setTimeout(wake, wait + 1);
  }

  function wake(): void {
    again = true;
    if (stopped || running !== undefined) return;
    clearTimeout(timer);
    running = run()
      .catch((error: unknown) => {
        if (stopped) return;
        onFailure(error);
        timer = setTimeout(wake, pollMs);
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
