/**
 * Waits for `work` with a time limit; late work goes on, its result is ignored.
 * @param late makes the error when `work` takes longer than `limitMs` milliseconds
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
