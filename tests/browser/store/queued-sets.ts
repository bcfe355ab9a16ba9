import type { Page } from 'playwright-core';

/** Fills the journal of a signed-in page, where logged sets are before anything else: a device after months without reception. */
export async function queueSets(page: Page, userId: string, count: number, at = new Date()): Promise<void> {
  await page.evaluate(
    async ([user, sets, created_at]) => {
      const opening = indexedDB.open(`anwurf-journal-${user}`);
      const database = await new Promise<IDBDatabase>((resolve) => opening.addEventListener('success', () => resolve(opening.result)));
      const transaction = database.transaction('mutations', 'readwrite');
      for (let n = 0; n < sets; n += 1) {
        const values = { workout_id: user, exercise_name: `Übung ${n % 40}`, weight: 40, reps: n % 20, created_at };
        transaction
          .objectStore('mutations')
          .add({ id: crypto.randomUUID(), table: 'workout_tracking', op: 'upsert', key: crypto.randomUUID(), values });
      }
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      database.close();
    },
    [userId, count, at.toISOString()] as const,
  );
}
