/**
 * Wraps `work` so that it never runs twice at once (request coalescing): calls during a run share one more run after it, and
 * resolve with it.
 */
export function mergeCalls(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
  };
  return () => {
    if (running !== null) {
      again = true;
      return running;
    }
    running = run().finally(() => {
      running = null;
    });
    return running;
  };
}
