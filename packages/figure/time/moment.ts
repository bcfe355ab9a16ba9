import { eased, type Share } from './ease.ts';
import { keyTimes, loopSeconds, type Timed } from './timing.ts';

/** A time, located between two keys. */
export interface Moment extends Share {
  readonly from: number;
  readonly to: number;
}

const still = { share: 0, level: 0 };

/** Keys, and whether they form one curve. */
interface Curved extends Timed {
  readonly isSmooth?: boolean;
}

/** Progress for a share of the time into a key. */
export function shareInto(figure: Curved, to: number, x: number): Share {
  return eased(figure.isSmooth ? 'line' : (figure.keys[to]?.ease ?? 'soft'), x);
}

/** Locates a time, in seconds; times beyond the loop wrap around. */
export function momentAt(figure: Curved, seconds: number): Moment {
  let rest = seconds % loopSeconds(figure);
  const times = keyTimes(figure);
  for (const [from, { hold }] of times.entries()) {
    const to = (from + 1) % times.length;
    if (rest < hold) return { from, to, ...still };
    rest -= hold;
    const travel = times[to]?.travel ?? 0;
    if (rest < travel) return { from, to, ...shareInto(figure, to, rest / travel) };
    rest -= travel;
  }
  return { from: 0, to: 0, ...still };
}
