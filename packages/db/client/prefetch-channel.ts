/**
 * Opens the channel on which a worker that prefetches a new device's store says how much of it has arrived: from 0 to 1, null: nothing was
 * counted yet. It answers every message with the same.
 */
export const openPrefetchChannel = (): BroadcastChannel => new BroadcastChannel('anwurf-prefetch');
