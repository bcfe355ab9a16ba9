import type { BodyRegion } from '../../vocabulary/body-region.ts';
import { ANKLE_LADDER } from './ankle-ladder.ts';
import { HAMSTRING_LADDER } from './hamstring-ladder.ts';
import { KNEE_LADDER } from './knee-ladder.ts';
import type { RecoveryLadder } from './recovery-ladder.ts';
import { SHOULDER_LADDER } from './shoulder-ladder.ts';

export const RECOVERY_LADDERS: readonly RecoveryLadder[] = [HAMSTRING_LADDER, ANKLE_LADDER, KNEE_LADDER, SHOULDER_LADDER];

/** The ladder of a region; undefined: none. */
export function recoveryLadderOf(region: BodyRegion): RecoveryLadder | undefined {
  return RECOVERY_LADDERS.find((ladder) => ladder.region === region);
}
