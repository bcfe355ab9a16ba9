/** Name of the lock that is held by the worker that has the user's store open. */
export const leaderLock = (userId: string): string => `anwurf-leader-${userId}`;
