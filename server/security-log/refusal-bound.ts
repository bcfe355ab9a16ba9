const minuteMs = 60_000;

/** Bounds the lines that strangers can cause: refused requests cost them nothing, and the log would fill the disk. */
export type RefusalBound = {
  /** Whether a refusal of the network is written; otherwise it is counted. */
  take(network: string): boolean;
  /** Networks whose refusals were left out in minutes that are over, with their counts; each is returned once. */
  leftOut(): readonly (readonly [network: string, count: number])[];
};

/**
 * @param most.network lines of a network within a minute
 * @param most.all lines of all networks within a minute
 * @param now milliseconds; default: the clock
 */
export function createRefusalBound(most: { readonly network: number; readonly all: number }, now = Date.now): RefusalBound {
  let minute = 0;
  let written = 0;
  let counts = new Map<string, number>();
  let ended: (readonly [string, number])[] = [];

  function turn(): void {
    const current = Math.floor(now() / minuteMs);
    if (current === minute) return;
    for (const [network, count] of counts) if (count > most.network) ended.push([network, count - most.network]);
    minute = current;
    written = 0;
    counts = new Map();
  }

  return {
    take(network) {
      turn();
      if (written >= most.all) return false;
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      if (count > most.network) return false;
      written += 1;
      return true;
    },
    leftOut() {
      turn();
      const found = ended;
      ended = [];
      return found;
    },
  };
}
