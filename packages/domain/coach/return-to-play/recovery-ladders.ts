import type { InjuredRegion } from '../../vocabulary/injured-region.ts';
import { ANKLE_LADDER } from './ankle-ladder.ts';
import { BACK_LADDER } from './back-ladder.ts';
import { CONCUSSION_LADDER } from './concussion-ladder.ts';
import { ELBOW_LADDER } from './elbow-ladder.ts';
import { FINGER_LADDER } from './finger-ladder.ts';
import { GROIN_LADDER } from './groin-ladder.ts';
import { HAMSTRING_LADDER } from './hamstring-ladder.ts';
import { KNEE_LADDER } from './knee-ladder.ts';
import type { RecoveryLadder } from './recovery-ladder.ts';
import { SHOULDER_LADDER } from './shoulder-ladder.ts';

export const RECOVERY_LADDERS: readonly RecoveryLadder[] = [
  HAMSTRING_LADDER,
  ANKLE_LADDER,
  KNEE_LADDER,
  SHOULDER_LADDER,
  GROIN_LADDER,
  BACK_LADDER,
  ELBOW_LADDER,
  FINGER_LADDER,
  CONCUSSION_LADDER,
];

/** Regions with a left and a right one: the injured side is asked for, and tests compare it with the other. */
export function hasSides({ region }: Pick<RecoveryLadder, 'region'>): boolean {
  return region !== 'unterer Rücken' && region !== 'Kopf';
}

/** The ladder of a region; undefined: none. */
export function recoveryLadderOf(region: InjuredRegion): RecoveryLadder | undefined {
  return RECOVERY_LADDERS.find((ladder) => ladder.region === region);
}
