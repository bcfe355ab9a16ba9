/**
 * Waits for a piece of work, but not for ever; what is late goes on unheard.
 * @param late makes the error of what takes longer than `limitMs` milliseconds
 */
export async function inTime<Result>(work: Promise<Result>, limitMs: number, late: () => Error): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
