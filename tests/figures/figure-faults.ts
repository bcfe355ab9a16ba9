import { clamp, toDegrees } from '@anwurf/figure/body/angle';
import { BODY } from '@anwurf/figure/body/proportions';
import { type JointName, SIDES, type Skeleton } from '@anwurf/figure/body/skeleton';
import { solvePose } from '@anwurf/figure/body/solve-pose';
import { dot, length, minus, unit, type Vec3 } from '@anwurf/figure/body/vector';
import { prepareFigure } from '@anwurf/figure/draw/prepare-figure';
import type { Figure, KeyPose } from '@anwurf/figure/pose/figure';
import { poseAt } from '@anwurf/figure/time/pose-at';
import { loopSeconds, restarts } from '@anwurf/figure/time/timing';
import { JOINT_LIMITS } from './joint-limits.ts';

/** How far a hand or foot may be from what it touches, in percent of body height. */
const mostMissed = 1.5;
/** Radii of what can lie on the floor, and how far it may sink in. */
const lowest: Partial<Record<JointName, number>> = Object.fromEntries([
  ['head', 5],
  ['hip', 5],
  ...SIDES.flatMap((side) => [
    [`sh${side}`, 3],
    [`knee${side}`, 2],
    [`elbow${side}`, 1],
    ...['wrist', 'heel', 'toe', 'ball', 'hand'].map((joint) => [`${joint}${side}`, 0]),
  ]),
]);
const sinking = { key: 0.7, way: 2.5 };
/** Frames in which a turn is looked at. */
const frames = 40;
/** A hundredth of a second is the shortest that is looked at; a throwing hand moves 12 % of the body's height in it. */
const instant = 0.01;
const mostInAnInstant = 14;

const angleBetween = (a: Vec3, b: Vec3) => toDegrees(Math.acos(clamp(dot(unit(a), unit(b)), -1, 1)));

function rangeFaults(name: keyof typeof JOINT_LIMITS, value: number, where = ''): string[] {
  const [least, most] = JOINT_LIMITS[name];
  return value < least - 0.5 || value > most + 0.5 ? [`${name}${where} ${Math.round(value)}°`] : [];
}

function jointFaults({ joints, ends, pelvis }: Skeleton): string[] {
  return SIDES.flatMap((side) => {
    const thigh = minus(joints[`knee${side}`], joints[`hip${side}`]);
    const shank = minus(joints[`ankle${side}`], joints[`knee${side}`]);
    const upper = minus(joints[`elbow${side}`], joints[`sh${side}`]);
    return [
      ...rangeFaults('knee', angleBetween(thigh, shank), side),
      ...rangeFaults('elbow', angleBetween(upper, ends[side].forearm), side),
      ...rangeFaults('hip', toDegrees(Math.atan2(dot(thigh, pelvis.forward), -dot(thigh, pelvis.up))), side),
    ];
  });
}

function floorFaults({ joints }: Skeleton, most: number): string[] {
  return Object.entries(lowest).flatMap(([name, radius]) => {
    const [, height] = joints[name as JointName];
    return height < radius - most ? [`${name} ${height.toFixed(1)} in the floor`] : [];
  });
}

/** A key pose that a body cannot take, or that misses what it touches. */
function keyFaults(key: KeyPose, hasFloor: boolean): string[] {
  const skeleton = solvePose(key);
  return [
    ...(skeleton.missed > mostMissed ? [`a contact is missed by ${skeleton.missed.toFixed(1)}`] : []),
    ...(['curl', 'twist', 'side'] as const).flatMap((name) => rangeFaults(name, key[name] ?? 0)),
    ...jointFaults(skeleton),
    ...(hasFloor ? floorFaults(skeleton, sinking.key) : []),
  ];
}

/** Limbs whose length changes by more than half a percent. */
function lengthFaults({ joints }: Skeleton): string[] {
  const bones = SIDES.flatMap((side) => [
    [`hip${side}`, `knee${side}`, BODY.thigh] as const,
    [`knee${side}`, `ankle${side}`, BODY.shank] as const,
    [`sh${side}`, `elbow${side}`, BODY.upperArm] as const,
    [`elbow${side}`, `wrist${side}`, BODY.forearm] as const,
  ]);
  return bones.flatMap(([from, to, long]) => {
    const now = length(minus(joints[to], joints[from]));
    return Math.abs(now / long - 1) > 0.005 ? [`${from}–${to} is ${now.toFixed(2)} long instead of ${long}`] : [];
  });
}

/** Checks that both hands can hold the thing: hands as far apart as it is thick. */
function gripFaults({ props }: Figure, skeleton: Skeleton, isFlying: boolean): string[] {
  const apart = length(minus(skeleton.joints.handR, skeleton.joints.handL));
  return props.flatMap((prop) => {
    const holds = 'at' in prop && prop.at === 'hands' && (prop.is === 'kettlebell' || prop.is === 'dumbbell');
    const holdsBall = prop.is === 'medball' && prop.at === 'ball' && !isFlying;
    if (holds && apart > 17) return [`the hands are ${apart.toFixed(0)} apart at a ${prop.is}`];
    return holdsBall && apart > 24 ? [`the hands are ${apart.toFixed(0)} apart at a ball`] : [];
  });
}

function wayFaults(figure: Figure, time: number): string[] {
  const pose = poseAt(figure, time);
  const skeleton = solvePose(pose);
  const isFlying = pose.ball !== undefined || pose.carry !== undefined;
  return [
    ...lengthFaults(skeleton),
    ...gripFaults(figure, skeleton, isFlying),
    ...(figure.hasFloor ? floorFaults(skeleton, sinking.way) : []),
  ];
}

/** Joints that are somewhere else from one instant to the next: what moves far between two frames is looked at closer. */
function jumpFaults(figure: Figure, seconds: number): string[] {
  const at = (time: number) => solvePose(poseAt(figure, time)).joints;
  type Moment = { readonly time: number; readonly joints: ReturnType<typeof at> };
  const between = (from: Moment, to: Moment): string[] => {
    const moved = (Object.keys(from.joints) as JointName[]).filter(
      (name) => length(minus(to.joints[name], from.joints[name])) > mostInAnInstant,
    );
    if (moved.length === 0) return [];
    if (to.time - from.time <= instant) return [`${moved.join(', ')} jump at ${from.time.toFixed(2)} s`];
    const time = (from.time + to.time) / 2;
    const middle = { time, joints: at(time) };
    return [...between(from, middle), ...between(middle, to)];
  };
  const end = restarts(figure) ? seconds - 0.06 : seconds;
  const moments = Array.from({ length: frames + 1 }, (_, frame) => ({ time: (end * frame) / frames, joints: at((end * frame) / frames) }));
  return moments.slice(1).flatMap((to, index) => between(moments[index] ?? to, to));
}

/** Moments in which a figure leaves its picture. */
function boxFaults(figure: Figure, times: readonly number[]): string[] {
  const drawable = prepareFigure(figure);
  const [left, top, right, bottom] = drawable.box();
  // The picture keeps four percent free around the box.
  const free = 4;
  return times.flatMap((time) => {
    const box = drawable.boxAt(time);
    const isInside = box[0] >= left - free && box[1] >= top - free && box[2] <= right + free && box[3] <= bottom + free;
    return isInside ? [] : [`it leaves its picture at ${time.toFixed(2)} s`];
  });
}

/** A partner is a body, too, and moves with who trains. */
function partnerFaults({ partner }: Figure, seconds: number): string[] {
  if (partner === null) return [];
  const own = loopSeconds(partner);
  const isInTime = partner.keys.length === 1 || Math.abs(own - seconds) < 0.001;
  const inTime = isInTime ? [] : [`it takes ${own.toFixed(2)} s instead of ${seconds.toFixed(2)} s`];
  return [...inTime, ...figureFaults(partner)].map((fault) => `partner: ${fault}`);
}

/** Everything that is wrong with a figure, in words; nothing if a body could do it. */
export function figureFaults(figure: Figure): string[] {
  const seconds = loopSeconds(figure);
  const times = Array.from({ length: frames }, (_, frame) => (seconds * frame) / frames);
  const faults = [
    ...figure.keys.flatMap((key, index) => keyFaults(key, figure.hasFloor).map((fault) => `key ${index}: ${fault}`)),
    ...times.flatMap((time) => wayFaults(figure, time)),
    ...jumpFaults(figure, seconds),
    ...partnerFaults(figure, seconds),
    ...boxFaults(
      figure,
      times.filter((_, frame) => frame % 7 === 0),
    ),
  ];
  return [...new Set(faults)];
}
