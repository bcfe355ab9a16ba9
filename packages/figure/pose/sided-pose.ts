import { BODY } from '../body/proportions.ts';
import { SIDES } from '../body/skeleton.ts';
import type { WrittenKey } from './figure-schema.ts';
import type { KeyPose } from './figure.ts';

const PAIRS = ['hand', 'foot', 'arm', 'leg', 'knee', 'elbow', 'fingers'] as const;
/** The alternative field for the same limb. */
const RIVALS = { hand: 'arm', arm: 'hand', foot: 'leg', leg: 'foot', knee: null, elbow: null, fingers: null } as const;
/** Defaults of a contact; the third is the distance from the middle. */
const USUAL: Partial<Record<(typeof PAIRS)[number], readonly number[]>> = { foot: [0, 0, 6, 0, 6, 0], hand: [0, 0, BODY.shoulder, 0] };

/** Completes a contact; values for both sides are mirrored to the left. */
function filled(value: readonly number[], usual: readonly number[], sign: number, isOwn: boolean): readonly number[] {
  return usual.map((number, index) => {
    const given = value[index];
    return index === 2 && !(isOwn && given !== undefined) ? (given ?? number) * sign : (given ?? number);
  });
}

/** Expands 'arm' of a written pose to 'armR' and 'armL'; one-sided values win. */
export function sidedPose(key: WrittenKey = {}): KeyPose {
  const out: Record<string, unknown> = { ...key };
  for (const name of PAIRS) {
    delete out[name];
    for (const side of SIDES) {
      const own = key[`${name}${side}`];
      const value = own ?? key[name];
      const rival = RIVALS[name];
      if (value === undefined || (own === undefined && rival !== null && key[`${rival}${side}`] !== undefined)) continue;
      const usual = USUAL[name];
      out[`${name}${side}`] = usual ? filled(value, usual, side === 'R' ? 1 : -1, own !== undefined) : value;
    }
  }
  return out;
}

/** Merges a pose over another: a limb keeps only one kind of value, and a hip position unpins the hips. */
export function mergedPose(under: KeyPose, over: KeyPose): KeyPose {
  const out: Record<string, unknown> = { ...under, ...over };
  for (const side of SIDES)
    for (const name of PAIRS) {
      const rival = RIVALS[name];
      if (rival !== null && over[`${name}${side}`] !== undefined) delete out[`${rival}${side}`];
    }
  if (over.hip !== undefined) delete out.pin;
  return out;
}
