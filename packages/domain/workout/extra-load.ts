import { formatGermanDecimal } from '../number/german-decimal.ts';
import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';

/** Load added to the own body in a set, or taken off it. Missing: none, as in logs of earlier releases. */
export interface ExtraLoad {
  /** Kilograms: above 0 added (vest, dumbbell, belt), below 0 taken off by a machine. */
  extraWeight?: number | null;
  /** Name or strength of a band that helps. */
  band?: string | null;
  /** Kilograms of the player at that time, where the exercise moves all of it; null: not known, or it moves a part. */
  bodyWeight?: number | null;
}

/** Bands that can be chosen, the least help first. */
export const BANDS = ['leicht', 'mittel', 'stark'] as const;

/** Longest name of a band. */
export const LONGEST_BAND = 40;

/** Bounds of the weight that is added; what is taken off has the same, below 0. */
export const EXTRA_WEIGHT = NUMERIC_FIELDS.extraWeight;
/** Bounds of a player's weight. */
export const BODY_WEIGHT = NUMERIC_FIELDS.bodyWeight;

/** Whether it helps: such repetitions are no record of repetitions without help. */
export function isAssisted({ extraWeight = null, band = null }: ExtraLoad): boolean {
  return band !== null || (extraWeight ?? 0) < 0;
}

/** The weight that is added, in kilograms; null: none is. */
export function addedWeight({ extraWeight = null, band = null }: ExtraLoad): number | null {
  return band === null && extraWeight !== null && extraWeight > 0 ? extraWeight : null;
}

/** All that is moved, in kilograms: the body with what is added or taken off; null: the body's weight or the help is not known. */
export function movedWeight({ extraWeight = null, band = null, bodyWeight = null }: ExtraLoad): number | null {
  if (bodyWeight === null || band !== null) return null;
  const moved = bodyWeight + (extraWeight ?? 0);
  return moved > 0 ? moved : null;
}

/** Only the load, without what it was done with: for a new set like an earlier one. */
export function pickExtra({ extraWeight = null, band = null, bodyWeight = null }: ExtraLoad): ExtraLoad {
  return {
    ...(extraWeight !== null && { extraWeight }),
    ...(band !== null && { band }),
    ...(bodyWeight !== null && { bodyWeight }),
  };
}

/** '+ 5 kg', '− 20 kg', 'Band mittel'; null: none. */
export function extraText({ extraWeight = null, band = null }: ExtraLoad): string | null {
  if (band !== null) return `Band ${band}`;
  if (extraWeight === null || extraWeight === 0) return null;
  return `${extraWeight < 0 ? '−' : '+'} ${formatGermanDecimal(Math.abs(extraWeight))} kg`;
}
