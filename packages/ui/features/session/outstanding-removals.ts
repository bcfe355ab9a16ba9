import * as z from 'zod/mini';

const key = 'anwurf.removals';
const idsSchema = z.array(z.uuid());

/** Users whose local database has yet to be removed: a tab may close in the middle of it. */
export function outstandingRemovals(): string[] {
  try {
    return idsSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

function write(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(ids));
}

/** Notes a removal before it begins. */
export function noteRemoval(userId: string): void {
  write([...new Set([...outstandingRemovals(), userId])]);
}

/** The removal is done. */
export function removalDone(userId: string): void {
  write(outstandingRemovals().filter((id) => id !== userId));
}
