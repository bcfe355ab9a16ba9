import type { KeyPose } from '../pose/figure.ts';

type TimedKey = Pick<KeyPose, 't' | 'hold' | 'beat' | 'ease'>;

/** Keys reached one after the other. */
export interface Timed {
  readonly keys: readonly [TimedKey, ...TimedKey[]];
  readonly tempo: string | null;
}

/** Seconds into a key, and seconds it is held. */
export interface KeyTimes {
  readonly travel: number;
  readonly hold: number;
}

/** Seconds of a tempo's X. */
const explosive = 0.45;
/** Shorter transitions and holds would be invisible. */
const least = { travel: 0.3, low: 0.15, top: 0.25 };
/** A first key reached faster than this is a cut: the loop restarts. */
const cut = 0.05;

function beats(tempo: string): Record<'down' | 'up', KeyTimes> {
  const [down = 0, low = 0, up = 0, top = 0] = tempo.split('-').map((part) => (part === 'X' ? explosive : Number(part)));
  return {
    down: { travel: down || least.travel, hold: Math.max(low, least.low) },
    up: { travel: up || least.travel, hold: Math.max(top, least.top) },
  };
}

function timesOf({ beat, t = 0.8, hold = 0.1 }: TimedKey, tempo: string | null): KeyTimes {
  return beat === undefined || tempo === null ? { travel: t, hold } : beats(tempo)[beat];
}

/** The times of all keys; those with a beat follow the tempo. */
export const keyTimes = ({ keys, tempo }: Timed): readonly KeyTimes[] => keys.map((key) => timesOf(key, tempo));

/** Seconds of one loop. */
export const loopSeconds = (timed: Timed): number => keyTimes(timed).reduce((sum, { travel, hold }) => sum + travel + hold, 0);

/** Time of a key, in seconds from the first. */
export function keySeconds(timed: Timed, index: number): number {
  return keyTimes(timed).reduce((sum, { travel, hold }, at) => sum + (at < index ? hold : 0) + (at > 0 && at <= index ? travel : 0), 0);
}

/** Whether the loop restarts instead of leading back to its start: after a throw, a jump forward. */
export function restarts({ keys: [first], tempo }: Timed): boolean {
  const followsTempo = first.beat !== undefined && tempo !== null;
  return !followsTempo && (first.t ?? 1) < cut;
}

/** Just after a key is reached. */
const after = 0.001;

/** Times of the keys for still pictures; the first key's if there are none. */
export function stillSeconds(timed: Timed, shown: readonly number[]): readonly number[] {
  const stills = shown.filter((key) => key < timed.keys.length).map((key) => keySeconds(timed, key) + after);
  return stills.length > 0 ? stills : [after];
}
