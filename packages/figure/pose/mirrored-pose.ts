import type { KeyPose } from './figure.ts';

const otherSide = (name: string) => name.replace(/[RL]$/, (side) => (side === 'R' ? 'L' : 'R'));
const isPlace = (name: string) => /^(hand|foot|hip|ball|pin)/.test(name);
const isTurn = (name: string) => /^(turn|twist|roll|side|tip|gaze)$/.test(name);

function mirroredValue(name: string, value: unknown): unknown {
  if (name === 'carry') return value === 'R' ? 'L' : 'R';
  if (isTurn(name)) return -(value as number);
  if (!isPlace(name)) return value;
  const sideways = name === 'pin' ? 3 : 2;
  return (value as readonly (number | string)[]).map((part, index) => {
    if (typeof part === 'string') return otherSide(part);
    return index === sideways ? -part : part;
  });
}

/** The same pose with left and right exchanged. */
export function mirroredPose(key: KeyPose): KeyPose {
  return Object.fromEntries(Object.entries(key).map(([name, value]) => [otherSide(name), mirroredValue(name, value)]));
}

/** The same pose with only the legs exchanged. */
export function mirroredLegs(key: KeyPose): KeyPose {
  const arms = Object.entries(key).filter(([name]) => /^(arm|hand|elbow|carry)/.test(name));
  return { ...mirroredPose(key), ...Object.fromEntries(arms) };
}
