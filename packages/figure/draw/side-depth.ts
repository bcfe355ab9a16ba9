import type { Side } from '../body/skeleton.ts';
import type { Stage } from './stage.ts';

/** Depths of the parts of one side. */
export interface SideDepth {
  /** Faces away: fainter, and behind the trunk. */
  readonly isFar: boolean;
  readonly trunk: number;
  readonly arm: number;
  readonly leg: number;
}

/** Seen from the front, neither side is the far one. */
const frontal = 7;

/** Depths of a side; a limb on the far side is behind the trunk. */
export function sideDepth({ depth, mid }: Stage, side: Side): SideDepth {
  const apart = depth('shR') - depth('shL') + depth('hipR') - depth('hipL');
  const isFar = Math.abs(apart) >= frontal && (side === 'R') !== apart > 0;
  const trunk = depth(mid('hip', 'neck', 0.5));
  const arm = (depth(`elbow${side}`) + depth(`hand${side}`)) / 2 + 0.6;
  const [knee, ankle] = [depth(`knee${side}`), depth(`ankle${side}`)];
  return {
    isFar,
    trunk,
    arm: isFar ? Math.min(arm, trunk - 1) : arm,
    leg: isFar ? Math.min(trunk - 0.5, (knee + ankle) / 2) : knee * 0.7 + ankle * 0.3 + 0.3,
  };
}
