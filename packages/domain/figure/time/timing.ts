import type { Figure, KeyPose } from '../pose/figure.ts';

/** Seconds into a key, and how long it is held. */
export interface KeyTimes {
  readonly travel: number;
  readonly hold: number;
}

/** What a tempo writes as X. */
const explosive = 0.45;
/** Shorter ways and holds would not be seen. */
const least = { travel: 0.3, low: 0.15, top: 0.25 };
/** A first key that is reached faster begins anew: nobody flies back. */
const cut = 0.05;

function beats(tempo: string): Record<'down' | 'up', KeyTimes> {
  const [down = 0, low = 0, up = 0, top = 0] = tempo.split('-').map((part) => (part === 'X' ? explosive : Number(part)));
  return {
    down: { travel: down || least.travel, hold: Math.max(low, least.low) },
    up: { travel: up || least.travel, hold: Math.max(top, least.top) },
  };
}

function timesOf({ beat, t = 0.8, hold = 0.1 }: KeyPose, tempo: string | null): KeyTimes {
  return beat === undefined || tempo === null ? { travel: t, hold } : beats(tempo)[beat];
}

/** The times of all keys; those with a beat follow the tempo. */
export const keyTimes = ({ keys, tempo }: Figure): readonly KeyTimes[] => keys.map((key) => timesOf(key, tempo));

/** Seconds of one turn. */
export const loopSeconds = (figure: Figure): number => keyTimes(figure).reduce((sum, { travel, hold }) => sum + travel + hold, 0);

/** When a key is reached, in seconds from the first. */
export function keySeconds(figure: Figure, index: number): number {
  const before = keyTimes(figure).slice(0, index + 1);
  return before.reduce((sum, { travel, hold }, at) => sum + (at < index ? hold : 0) + (at > 0 ? travel : 0), 0);
}

/** Whether the loop begins anew instead of leading back to where it began: after a throw, a jump forward. */
export function startsAnew({ keys: [first], tempo }: Figure): boolean {
  const followsTempo = first.beat !== undefined && tempo !== null;
  return !followsTempo && (first.t ?? 1) < cut;
}
