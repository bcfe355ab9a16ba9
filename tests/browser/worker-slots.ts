/** Test files that run at the same time. Each place has a server and a Chromium, which its files share one after the other. */
export const slotCount = Number(process.env['TEST_SLOTS'] ?? 2);

/** Server, database and browser of a worker's files. */
export type WorkerSlot = { readonly url: string; readonly databaseUrl: string; readonly browser: string };

/** Which place this test file runs in, from 0. */
export function slotIndex(): number {
  return (Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % slotCount;
}
