/** Bytes of changes before which a stored database is not compacted. */
export const defaultLeastChanges = 32 * 2 ** 20;

const changesToBase = 1.5;
/** Bytes of changes that a start should not have to read. */
const readAtStart = 2 * 2 ** 20;

/** Bytes of changes after a snapshot of `base` bytes above which a flush compacts them. */
export const mostChanges = (base: number, leastChanges: number): number => Math.max(leastChanges, base * changesToBase);

/** Bytes of changes above which compacting is worth it while nothing else is to do. */
export const mostChangesWhenIdle = (leastChanges: number): number => Math.min(readAtStart, leastChanges);
