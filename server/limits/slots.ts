import { requireNoWait } from './request-limit.ts';

/** Seconds after which a refused caller may ask again. */
const waitSeconds = 10;

/** Work of this server that may run only so often at a time. */
export type Slots = {
  /**
   * Takes a slot for a user.
   * @returns gives it back; a second call does nothing
   * @throws ApiError too_many_requests, with `retry-after` in seconds
   */
  take(userId: string): () => void;
};

/**
 * @param options.perUser slots that one user may hold at a time
 * @param options.total slots of this server
 */
export function createSlots({ perUser, total }: { readonly perUser: number; readonly total: number }): Slots {
  const held = new Map<string, number>();
  let sum = 0;
  return {
    take(userId) {
      const own = held.get(userId) ?? 0;
      requireNoWait(own >= perUser || sum >= total ? waitSeconds : 0);
      held.set(userId, own + 1);
      sum += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        sum -= 1;
        const left = (held.get(userId) ?? 0) - 1;
        if (left > 0) held.set(userId, left);
        else held.delete(userId);
      };
    },
  };
}
