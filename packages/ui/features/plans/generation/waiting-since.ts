import { z } from 'zod';

// The prefix is what signing out removes from the device.
const key = 'anwurf.draft.plan-waiting';
const recordSchema = z.object({ generationId: z.uuid(), since: z.number() });

/** Milliseconds since the epoch at which the waiting for this generation began on this device; null: not yet. */
export function readWaitingSince(generationId: string): number | null {
  try {
    const record = recordSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
    return record?.generationId === generationId ? record.since : null;
  } catch {
    return null; // Unreadable: the waiting begins anew.
  }
}

export function keepWaitingSince(generationId: string, since: number): void {
  localStorage.setItem(key, JSON.stringify({ generationId, since }));
}
