/** How many tests a step ran. */
export type Outcome = { readonly passed: number; readonly failed: number };

/** Runs a step, with a heading and its time in seconds. A step that throws is one failed test; the others go on. */
export async function runStep(name: string, run: () => Promise<Outcome>): Promise<Outcome & { name: string; seconds: number }> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const outcome = await run().catch((error: unknown): Outcome => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  return { name, ...outcome, seconds: (performance.now() - start) / 1000 };
}
