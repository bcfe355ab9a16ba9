import { BODY } from '../body/proportions.ts';
import { outwards, type Side, SIDES, type Skeleton } from '../body/skeleton.ts';
import { solvePose } from '../body/solve-pose.ts';
import { between, dot, minus, type Vec3 } from '../body/vector.ts';
import type { KeyPose } from './figure.ts';

/** Bending direction of the elbow, seen from the chest. */
function elbowBend({ joints, chest }: Skeleton, side: Side): Vec3 {
  const bow = minus(joints[`elbow${side}`], between(joints[`sh${side}`], joints[`wrist${side}`], 0.5));
  return [dot(bow, chest.forward), dot(bow, chest.up), dot(bow, outwards(chest, side))];
}

function handAsContact(key: KeyPose, side: Side): KeyPose {
  const skeleton = solvePose(key);
  const at = skeleton.joints[`hand${side}`];
  return {
    ...key,
    [`arm${side}`]: undefined,
    [`hand${side}`]: [...at, 0],
    [`elbow${side}`]: key[`elbow${side}`] ?? elbowBend(skeleton, side),
  };
}

function footAsContact(key: KeyPose, side: Side): KeyPose {
  const [x, y, z] = solvePose(key).joints[`ankle${side}`];
  return { ...key, [`leg${side}`]: undefined, [`foot${side}`]: [x, y - BODY.ankle, z, 0, 0, 0] };
}

/** Angles and contacts cannot be blended: if one key of a movement has a contact, all get one. */
export function asContacts(keys: readonly KeyPose[]): readonly KeyPose[] {
  let out = keys;
  for (const side of SIDES)
    for (const [limb, asContact] of [['hand', handAsContact] as const, ['foot', footAsContact] as const]) {
      const has = (key: KeyPose) => key[`${limb}${side}`] !== undefined;
      if (out.some(has)) out = out.map((key) => (has(key) ? key : asContact(key, side)));
    }
  return out;
}
