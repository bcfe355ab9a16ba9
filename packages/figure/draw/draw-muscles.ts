import { inFrame } from '../body/body-frame.ts';
import { outwards, type Side, SIDES } from '../body/skeleton.ts';
import { across, minus, plus, times, unit, type Vec3 } from '../body/vector.ts';
import { circleHull } from './circle-hull.ts';
import type { Muscle } from './muscle.ts';
import type { SideDepth } from './side-depth.ts';
import type { Stage } from './stage.ts';
import { taper } from './taper.ts';

type OnBone = Extract<Muscle, { bone: unknown }>;
type OnTrunk = Extract<Muscle, { at: unknown }>;

/** Surfaces that face further away than this are invisible. */
const away = -0.3;
/** Seen more from the front or from behind than from the side. */
const frontal = 0.5;

/** Front direction of a bone: knees bend back and elbows forward; a straight leg faces like its foot. */
function frontOf({ spot, skeleton }: Stage, side: Side, bone: OnBone['bone'][0], limb: OnBone['limb']): Vec3 {
  const along = (from: OnBone['bone'][0] | 'heel', to: OnBone['bone'][1] | 'toe') =>
    unit(minus(spot(`${to}${side}`), spot(`${from}${side}`)));
  // No arm is perfectly straight.
  if (limb === 'arm') return across(skeleton.ends[side].forearm, along('sh', 'elbow'));
  const [thigh, shank, foot] = [along('hip', 'knee'), along('knee', 'ankle'), along('heel', 'toe')];
  return bone === 'hip' ? across(plus(foot, shank, -3), thigh) : across(plus(foot, thigh, 0.6), shank);
}

/** A muscle on one side: its facing, depth and outline. */
interface Region {
  readonly looks: Vec3;
  readonly near: number;
  readonly outline: string;
}

function onBone(stage: Stage, side: Side, depths: SideDepth, { bone: [a, b], looks, along, limb, over }: OnBone): Region {
  const { mid, at, skeleton } = stage;
  const way = looks === 'inside' ? times(outwards(skeleton.pelvis, side), -1) : times(frontOf(stage, side, a, limb), looks);
  const [from, to, beside, thick] = along;
  const point = (share: number, of: number) => at(mid(`${a}${side}`, `${b}${side}`, share, way, beside * of), thick * of);
  return {
    looks: way,
    near: depths[limb] + over,
    outline: taper(point(from, 0.6), point((from + to) / 2, 1), point(to, 0.6)),
  };
}

function nearness({ depth, skeleton }: Stage, { arm, leg, trunk }: SideDepth, at: OnTrunk['at']): number {
  if (at === 'neck') return depth('head') + 1.23;
  if (at === 'hip') return Math.max(trunk, leg) + 0.026;
  // From the front the sleeves cover the trunk, from the side the arm does.
  const isOnSleeve = at === 'sh' || (arm > trunk && Math.abs(depth(skeleton.chest.forward)) > frontal);
  return isOnSleeve ? arm + 0.025 : trunk + 0.02;
}

function onTrunk(stage: Stage, side: Side, depths: SideDepth, { at, looks, places }: OnTrunk): Region {
  const { skeleton, spot } = stage;
  const part = { waist: skeleton.chest, sh: skeleton.chest, hip: skeleton.pelvis, neck: skeleton.skull }[at];
  const frame = { ...part, right: outwards(part, side) };
  const joint = spot(at === 'hip' || at === 'sh' ? `${at}${side}` : at);
  return {
    looks: inFrame(frame, [looks[0], 0, looks[1]]),
    near: nearness(stage, depths, at),
    outline: circleHull(places.map(([x, y, z, radius]) => stage.at(plus(joint, inFrame(frame, [x, y, z])), radius))),
  };
}

/** Highlights muscles on the near side of a body; the inside of a thigh is visible on the far one. */
export function drawMuscles(stage: Stage, sides: Readonly<Record<Side, SideDepth>>, muscles: readonly Muscle[]): void {
  for (const muscle of muscles)
    for (const side of SIDES) {
      const of = 'bone' in muscle ? onBone(stage, side, sides[side], muscle) : onTrunk(stage, side, sides[side], muscle);
      const isHidden = sides[side].isFar && muscle.looks !== 'inside';
      if (!isHidden && stage.depth(of.looks) >= away) stage.put(of.near, 'muscle', of.outline);
    }
}
