import type { KeyPose } from './figure.ts';

const otherSide = (name: string) => name.replace(/[RL]$/, (side) => (side === 'R' ? 'L' : 'R'));
const isPlace = (name: string) => /^(hand|foot|hip|ball)/.test(name);
const isTurn = (name: string) => /^(turn|twist|roll|side|tip|gaze)$/.test(name);

function mirroredValue(name: string, value: unknown): unknown {
  if (name === 'carry') return value === 'R' ? 'L' : 'R';
  if (isTurn(name)) return -(value as number);
  if (name === 'pin') {
    const [joint, x, y, z] = value as readonly [string, number, number, number | undefined];
    return z === undefined ? [otherSide(joint), x, y] : [otherSide(joint), x, y, -z];
  }
  return isPlace(name) ? (value as readonly number[]).map((number, index) => (index === 2 ? -number : number)) : value;
}

/** The same pose with left and right exchanged. */
export function mirroredPose(key: KeyPose): KeyPose {
  return Object.fromEntries(Object.entries(key).map(([name, value]) => [otherSide(name), mirroredValue(name, value)]));
}

/** The same with the legs exchanged, but not the arms. */
export function mirroredLegs(key: KeyPose): KeyPose {
  const arms = Object.entries(key).filter(([name]) => /^(arm|hand|elbow|carry)/.test(name));
  return { ...mirroredPose(key), ...Object.fromEntries(arms) };
}
