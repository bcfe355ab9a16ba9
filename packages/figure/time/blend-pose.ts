import type { KeyPose } from '../pose/figure.ts';
import type { Pose } from '../pose/pose.ts';
import type { Share } from './ease.ts';

/** A key with its values by name, which an interface has not. */
type NamedKey = Pick<KeyPose, keyof KeyPose>;

/** The keys around a transition: for a curve also the previous and the next one. */
export interface Neighbours {
  readonly from: NamedKey;
  readonly to: NamedKey;
  readonly before?: NamedKey | undefined;
  readonly after?: NamedKey | undefined;
}

type Values = Readonly<Record<string, unknown>>;
type Curve = (name: string, index: number | null, x: number) => number;

const isHeight = (name: string, index: number) => index === 1 && /^(hip|foot|hand|ball|pin)/.test(name);

/** A missing value of a pose is 0: an unbent joint. */
function numberAt(pose: Values, name: string, index: number | null): number {
  const value = pose[name];
  return (index === null ? (value as number | undefined) : (value as readonly number[])[index]) ?? 0;
}

/** Catmull-Rom through four values; share x from the second to the third. */
function spline(before: number, from: number, to: number, after: number, x: number): number {
  const x2 = x * x;
  const x3 = x2 * x;
  const slopes = ((x3 - 2 * x2 + x) * (to - before)) / 2 + ((x3 - x2) * (after - from)) / 2;
  return (2 * x3 - 3 * x2 + 1) * from + (3 * x2 - 2 * x3) * to + slopes;
}

/** A list missing from one key is taken from the other. */
const withList = (name: string, pose: Values, other: Values): Values =>
  Array.isArray(other[name]) && pose[name] === undefined ? other : pose;

function curveOf(neighbours: Neighbours): Curve {
  const { from, to, before, after }: { from: Values; to: Values; before?: Values | undefined; after?: Values | undefined } = neighbours;
  return (name, index, x) => {
    const a = numberAt(withList(name, from, to), name, index);
    const b = numberAt(withList(name, to, from), name, index);
    if (before === undefined || after === undefined) return a + (b - a) * x;
    const first = numberAt(withList(name, before, withList(name, from, to)), name, index);
    const last = numberAt(withList(name, after, withList(name, to, from)), name, index);
    return spline(first, a, b, last, x);
  };
}

/** A rope only turns forward. */
const turnedOn = (from: number, to: number) => (to - from + 360) % 360;

function blendedList(name: string, a: readonly unknown[], b: readonly unknown[], curve: Curve, { share, level }: Share): unknown {
  return (b.length > a.length ? b : a).map((part, index) =>
    typeof part === 'number' ? curve(name, index, isHeight(name, index) ? share : level) : a[index],
  );
}

function blended(name: string, from: Values, to: Values, curve: Curve, share: Share): unknown {
  const [a, b] = [from[name] ?? to[name], to[name] ?? from[name]];
  if (Array.isArray(a) && Array.isArray(b)) return blendedList(name, a, b, curve, share);
  if (name === 'rope') return (a as number) + turnedOn(a as number, b as number) * share.level;
  if (typeof a === 'number') return curve(name, null, share.level);
  return share.level < 0.5 ? from[name] : to[name];
}

/** A pose between two keys. */
export function blendPoses(neighbours: Neighbours, share: Share): Pose {
  const { from, to }: { from: Values; to: Values } = neighbours;
  const curve = curveOf(neighbours);
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return Object.fromEntries([...names].map((name) => [name, blended(name, from, to, curve, share)]));
}
