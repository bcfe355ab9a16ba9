import type { JointName } from '../body/skeleton.ts';
import { solvePose } from '../body/solve-pose.ts';
import { between, plus, type Vec3 } from '../body/vector.ts';
import type { Way } from '../pose/figure-schema.ts';
import type { Figure } from '../pose/figure.ts';
import { blendPoses } from '../time/blend-pose.ts';
import { shareInto } from '../time/moment.ts';
import { flyingBall, neighboursOf } from '../time/pose-at.ts';

/** Points of the path between two keys. */
export const stepsOfWay = 10;
/** Smoothing passes over the path. */
const passes = 8;

/** Number of keys on a path. */
export function waySpan({ keys: { length } }: Figure, { from = 0, to = 1 }: Way): number {
  return (length + to - from) % length || length;
}

function pointAt(figure: Figure, way: Way, from: number, x: number): Vec3 {
  const to = (from + 1) % figure.keys.length;
  const { from: start, to: end } = neighboursOf(figure, from, to);
  const straight = { from: start, to: end };
  const share = shareInto(figure, to, x);
  const ball = way.of === 'ball' ? flyingBall(straight, share) : undefined;
  return plus(ball ?? solvePose(blendPoses(straight, share)).joints[way.of as JointName], way.by ?? [0, 0, 0]);
}

function smoothed(points: readonly Vec3[]): readonly Vec3[] {
  return points.map((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return before && after ? between(point, between(before, after, 0.5), 0.5) : point;
  });
}

/** Path of a joint between two keys, offset to where it is drawn. */
export function wayPoints(figure: Figure, way: Way): readonly Vec3[] {
  const { keys } = figure;
  const rough = Array.from({ length: waySpan(figure, way) * stepsOfWay + 1 }, (_, step) => {
    const leg = Math.max(0, Math.ceil(step / stepsOfWay) - 1);
    return pointAt(figure, way, ((way.from ?? 0) + leg) % keys.length, step / stepsOfWay - leg);
  });
  return Array.from({ length: passes }).reduce<readonly Vec3[]>(smoothed, rough);
}
