/**
 * Waits for a piece of work, but not for ever; what is late goes on unheard.
 * @param late makes the error of what takes longer than `limitMs` milliseconds
 */
export async function inTime<Result>(work: Promise<Result>, limitMs: number, late: () => Error): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(late());
  }, limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
