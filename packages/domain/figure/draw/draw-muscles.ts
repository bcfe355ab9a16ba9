import { outwards, type Side, SIDES } from '../body/skeleton.ts';
import { across, dot, minus, plus, times, unit, type Vec3 } from '../body/vector.ts';
import { circleHull } from './circle-hull.ts';
import type { Muscle } from './muscle.ts';
import type { SideDepth } from './side-depth.ts';
import type { Stage } from './stage.ts';
import { taper } from './taper.ts';

/** What looks further away from the eye than this is not seen. */
const away = -0.3;
/** Seen from the front or from behind more than from the side. */
const frontal = 0.5;

interface Part extends Stage {
  readonly side: Side;
  readonly depths: SideDepth;
}

/** A region of one side: where it looks to, how near it lies, and its outline. */
interface Region {
  readonly looks: Vec3;
  readonly near: number;
  readonly outline: () => string;
}

/** Along a limb from one share to another, beside its middle towards where it looks. */
interface Along {
  readonly from: number;
  readonly to: number;
  readonly beside: number;
  readonly thick: number;
}

type Bone = readonly [from: 'sh' | 'elbow' | 'hip' | 'knee', to: 'elbow' | 'wrist' | 'knee' | 'ankle'];

function spindle({ mid, at, side }: Part, [a, b]: Bone, looks: Vec3, { from, to, beside, thick }: Along): string {
  const point = (share: number, k: number) => mid(`${a}${side}`, `${b}${side}`, share, looks, k);
  const end = (share: number) => at(point(share, beside * 0.7), thick * 0.5);
  return taper(end(from), at(point((from + to) / 2, beside), thick), end(to));
}

const direction = ({ spot }: Stage, from: Parameters<Stage['spot']>[0], to: Parameters<Stage['spot']>[0]) =>
  unit(minus(spot(to), spot(from)));

/** Where the front of a thigh looks to: a knee bends back, and a straight leg looks where its foot does. */
function frontOfThigh(part: Part): Vec3 {
  const { side } = part;
  const shank = direction(part, `knee${side}`, `ankle${side}`);
  const foot = direction(part, `heel${side}`, `toe${side}`);
  const thigh = direction(part, `hip${side}`, `knee${side}`);
  return across(plus(times(foot, 0.3), plus(shank, thigh, -dot(shank, thigh)), -1), thigh);
}

function frontOfShank(part: Part): Vec3 {
  const { side } = part;
  const thigh = direction(part, `hip${side}`, `knee${side}`);
  return across(plus(direction(part, `ankle${side}`, `ball${side}`), thigh, 0.6), direction(part, `knee${side}`, `ankle${side}`));
}

/** Where the biceps looks to: elbows bend to it, and a straight arm turns it up and back on its way overhead. */
function frontOfArm(part: Part): Vec3 {
  const { side, skeleton } = part;
  const { forward, up } = skeleton.chest;
  const arm = direction(part, `sh${side}`, `elbow${side}`);
  const straight = plus(times(forward, -dot(arm, up)), up, dot(arm, forward));
  return across(plus(skeleton.ends[side].forearm, straight, 0.3), arm);
}

function limb(part: Part, bone: Bone, looks: Vec3, along: Along, near: number): Region {
  return { looks, near, outline: () => spindle(part, bone, looks, along) };
}

/** Two points beside the spine, told by share of the way to the neck, forward and out; with their radius. */
type Place = readonly [share: number, forward: number, out: number, radius: number];

function onTrunk(part: Part, places: readonly Place[], looks: Vec3): Region {
  const { at, mid, side, skeleton, depth, depths } = part;
  const { chest } = skeleton;
  const out = outwards(chest, side);
  const isFrontal = Math.abs(depth(chest.forward)) > frontal;
  return {
    looks,
    // From the front the sleeves lie over the trunk, from the side the arm does.
    near: isFrontal && depths.arm > depths.trunk ? depths.arm + 0.022 : depths.trunk + 0.02,
    outline: () =>
      circleHull(
        places.map(([share, forward, beside, radius]) => {
          const middle = share < 0 ? mid('waist', 'hip', -share) : mid('waist', 'neck', share);
          return at(plus(plus(middle, chest.forward, forward), out, beside), radius);
        }),
      ),
  };
}

function regionOf(part: Part, muscle: Muscle): Region {
  const { at, spot, side, skeleton, depths } = part;
  const { pelvis, chest, skull } = skeleton;
  const out = outwards(chest, side);
  const front = chest.forward;
  const back = times(front, -1);
  const [thigh, shank, arm] = [frontOfThigh(part), frontOfShank(part), frontOfArm(part)];
  const [onThigh, onHip] = [depths.leg + 0.025, Math.max(depths.trunk + 0.015, depths.leg + 0.026)];
  const onArm = depths.arm + 0.025;
  switch (muscle) {
    case 'quads':
      return limb(part, ['hip', 'knee'], thigh, { from: 0.2, to: 0.92, beside: 1.9, thick: 2.7 }, onThigh);
    case 'hams':
      return limb(part, ['hip', 'knee'], times(thigh, -1), { from: 0.2, to: 0.92, beside: 1.9, thick: 2.6 }, onThigh);
    case 'adductors':
      return limb(part, ['hip', 'knee'], times(outwards(pelvis, side), -1), { from: 0.12, to: 0.7, beside: 2, thick: 2.4 }, onThigh);
    case 'calf':
      return limb(part, ['knee', 'ankle'], times(shank, -1), { from: 0.08, to: 0.58, beside: 1.6, thick: 2.5 }, depths.leg + 0.035);
    case 'shin':
      return limb(part, ['knee', 'ankle'], shank, { from: 0.14, to: 0.8, beside: 1.3, thick: 1.6 }, depths.leg + 0.035);
    case 'biceps':
      return limb(part, ['sh', 'elbow'], arm, { from: 0.3, to: 0.95, beside: 1.2, thick: 2 }, onArm);
    case 'triceps':
      return limb(part, ['sh', 'elbow'], times(arm, -1), { from: 0.25, to: 0.95, beside: 1.3, thick: 2 }, onArm);
    case 'forearm':
      return limb(part, ['elbow', 'wrist'], [0, 0, 0], { from: 0.05, to: 0.75, beside: 0, thick: 2.2 }, depths.arm + 0.035);
    case 'shoulder':
      return {
        looks: [0, 0, 0],
        near: onArm,
        outline: () => circleHull([at(`sh${side}`, 3.6), at(part.mid(`sh${side}`, `elbow${side}`, 0.22), 3.1)]),
      };
    case 'glutes': {
      const looks = unit(plus(times(pelvis.forward, -1), outwards(pelvis, side), 0.5));
      const middle = plus(plus(spot(`hip${side}`), pelvis.forward, -2.2), pelvis.up, 0.8);
      return { looks, near: onHip, outline: () => circleHull([at(middle, 3.4), at(plus(middle, pelvis.up, 1.4), 2.8)]) };
    }
    case 'hipFlexor': {
      const upper = plus(plus(spot(`hip${side}`), pelvis.forward, 2.4), pelvis.up, 3);
      const lower = part.mid(`hip${side}`, `knee${side}`, 0.16, thigh, 2.4);
      return { looks: pelvis.forward, near: onHip, outline: () => circleHull([at(upper, 1.8), at(lower, 2)]) };
    }
    case 'neck':
      return {
        looks: [0, 0, 0],
        near: part.depth('head') + 1.23,
        outline: () => circleHull([at(plus(spot('neck'), skull.up, -0.5), 2.4), at(plus(spot('neck'), skull.up, 4), 2)]),
      };
    case 'abs':
      return onTrunk(
        part,
        [
          [-0.55, 2.4, 1.6, 2.2],
          [0.36, 3.6, 1.9, 2.4],
        ],
        front,
      );
    case 'obliques':
      return onTrunk(
        part,
        [
          [-0.3, 0.8, 5.4, 1.9],
          [0.36, 0.6, 6.6, 2.1],
        ],
        unit(plus(out, front, 0.4)),
      );
    case 'chest':
      return onTrunk(
        part,
        [
          [0.7, 3.4, 2.2, 2.5],
          [0.8, 2.2, 5.2, 2.3],
        ],
        front,
      );
    case 'back':
      return onTrunk(
        part,
        [
          [0.62, -3, 1.6, 2.2],
          [0.84, -2.4, 2, 2.2],
          [0.84, -1.6, 5.4, 2],
        ],
        back,
      );
    case 'lats':
      return onTrunk(
        part,
        [
          [0.06, -2.4, 3.4, 1.7],
          [0.6, -1.8, 6.4, 2.4],
        ],
        unit(plus(back, out, 0.9)),
      );
    case 'lowerBack':
      return onTrunk(
        part,
        [
          [-0.6, -2.2, 1.5, 1.9],
          [0.22, -2.8, 1.7, 1.9],
        ],
        back,
      );
  }
}

/**
 * Lights muscles on the near side of a body; the inside of a thigh is seen on the far one.
 * @returns those that are seen
 */
export function drawMuscles(stage: Stage, sides: Readonly<Record<Side, SideDepth>>, muscles: readonly Muscle[]): readonly Muscle[] {
  return muscles.filter((muscle) => {
    const shown = SIDES.filter((side) => {
      if (sides[side].isFar && muscle !== 'adductors') return false;
      const { looks, near, outline } = regionOf({ ...stage, side, depths: sides[side] }, muscle);
      if (stage.depth(looks) < away) return false;
      stage.put(near, 'muscle', outline());
      return true;
    });
    return shown.length > 0;
  });
}
