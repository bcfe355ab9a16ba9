/** A faster submission never looks busy: a spinner of some milliseconds only flickers, and its frame holds up what comes after it. */
export const LOOKS_BUSY_AFTER_MS = 100;
