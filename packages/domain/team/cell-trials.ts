import * as z from 'zod/mini';
import { NUMERIC_FIELDS } from '../number/numeric-fields.ts';
import { readTypedNumber, writeTypedNumber } from '../number/typed-number.ts';
import { isWithinBounds, type SubTest } from '../fitness/sub-test.ts';
import { trialField } from '../fitness/trial-field.ts';
import { LEG_LENGTH } from '../fitness/y-balance.ts';
import { yoyoMetres } from '../fitness/yoyo.ts';

/**
 * The trials of a cell, in the unit of the test's trials. Of a test with two sides: those of the left side, then those of the right,
 * `test.trials` places each, null where there is none; of one whose directions are summed up, then the length of the leg in cm.
 */
export type CellTrials = readonly (number | null)[];

const trialsSchema = z.array(z.nullable(z.number()));

/** The trials of a stored value; none when they are not readable. */
export function readTrials(stored: unknown): CellTrials {
  return z.safeParse(trialsSchema, stored).data ?? [];
}

/** Whether a test's directions are summed up to a score, for which the leg has to be measured. */
export const hasLegLength = ({ trialNames }: SubTest): boolean => trialNames !== undefined;

/** The trials of a cell by side; a test without sides has the left one alone. */
export interface SidedTrials {
  readonly left: CellTrials;
  readonly right: CellTrials;
  /** In cm. */
  readonly legLength: number | null;
}

/** Parts the trials of a cell by side. */
export function bySide(test: SubTest, trials: CellTrials): SidedTrials {
  if (test.sideField === null) return { left: trials.slice(0, test.trials), right: [], legLength: null };
  const [left, right] = [trials.slice(0, test.trials), trials.slice(test.trials, 2 * test.trials)];
  return { left, right, legLength: hasLegLength(test) ? (trials[2 * test.trials] ?? null) : null };
}

const filled = (trials: CellTrials, length: number) => Array.from({ length }, (_, index) => trials[index] ?? null);

/** Joins the sides of a test that has some; none when there is nothing. The leg may be there before the trials. */
export function joinSides({ trials: length }: SubTest, { left, right, legLength }: SidedTrials): CellTrials {
  const joined = [...filled(left, length), ...filled(right, length)];
  if (legLength === null && joined.every((trial) => trial === null)) return [];
  return legLength === null ? joined : [...joined, legLength];
}

/** Whether all trials, and the leg, can have been measured. */
export function areMeasurable(test: SubTest, trials: CellTrials): boolean {
  const { left, right, legLength } = bySide(test, trials);
  const isLeg = legLength === null || (legLength >= LEG_LENGTH.min && legLength <= LEG_LENGTH.max);
  return isLeg && [...left, ...right].every((trial) => trial === null || isWithinBounds(test, trial));
}

/** Trials as they were read, or why they are not taken; German. */
export type ReadTrials = { readonly trials: CellTrials } | { readonly problem: string };

const EMPTY = /^[-–]?$/;

/** Reads the trials of one side, parted by '/'; an empty place is none where places count. */
function readSide(parts: readonly string[], test: SubTest): ReadTrials {
  if (parts.length > test.trials)
    return { problem: test.trials === 1 ? 'Hier zählt nur ein Versuch.' : `Hier zählen höchstens ${test.trials} Versuche.` };
  const field = trialField(test);
  const trials: (number | null)[] = [];
  for (const part of parts) {
    if (test.sideField !== null && EMPTY.test(part)) {
      trials.push(null);
      continue;
    }
    const { value, problem } = readTypedNumber(part, field);
    if (value === null) return { problem: problem ?? 'Hier fehlt eine Zahl.' };
    if (test.unit === 'level' && yoyoMetres(value) === undefined) {
      return { problem: `Einen Lauf ${writeTypedNumber(value, field)} gibt es nicht.` };
    }
    trials.push(value);
  }
  return { trials };
}

function readLegLength(text: string): { readonly length: number | null } | { readonly problem: string } {
  const { value, problem } = readTypedNumber(EMPTY.test(text) ? '' : text, { ...NUMERIC_FIELDS.legLength, optional: true });
  return problem === null ? { length: value } : { problem: `Beinlänge: ${problem}` };
}

/** Between the sides of a cell: '|', ';' or '//', which a number pad has. */
const SIDES = /\||;|\/\//;

const partsOf = (text: string) => text.split('/').map((part) => part.trim());

/** The texts of both sides: parted by a sign, or twice as many trials as a side has. */
function sideTexts(text: string, test: SubTest): string[][] {
  const sides = text.split(SIDES).map(partsOf);
  const [only] = sides;
  return sides.length === 1 && only?.length === 2 * test.trials ? [only.slice(0, test.trials), only.slice(test.trials)] : sides;
}

/**
 * Reads the trials of a cell, without knowing 'x': of a test with two sides the left one first, then the right, parted by '|', ';' or '//', then the
 * leg in cm where it counts.
 * @returns no trials when nothing is typed
 */
export function readTyped(text: string, test: SubTest): ReadTrials {
  if (test.sideField === null)
    return readSide(
      partsOf(text).filter((part) => part !== ''),
      test,
    );
  const [left = [], right = [], leg = [], ...more] = sideTexts(text, test);
  if (more.length > 0 || (leg.length > 0 && !hasLegLength(test))) return { problem: 'Hier zählen nur zwei Seiten: links | rechts.' };
  const [ofLeft, ofRight] = [readSide(left, test), readSide(right, test)];
  if ('problem' in ofLeft) return ofLeft;
  if ('problem' in ofRight) return ofRight;
  const ofLeg = readLegLength(leg.join(''));
  if ('problem' in ofLeg) return ofLeg;
  return { trials: joinSides(test, { left: ofLeft.trials, right: ofRight.trials, legLength: ofLeg.length }) };
}

/** The trials as they stand in a cell that is being typed into: '29,8 / 30,4', '85 | 92', '60 / 98 / 95 | 61 / 97 / 94 | 88'. */
export function trialsText(test: SubTest, trials: CellTrials): string {
  const field = trialField(test);
  const { left, right, legLength } = bySide(test, trials);
  const sideText = (side: CellTrials) => {
    const end = side.findLastIndex((trial) => trial !== null) + 1;
    return side
      .slice(0, end)
      .map((trial) => (trial === null ? '–' : writeTypedNumber(trial, field)))
      .join(' / ');
  };
  if (test.sideField === null) return sideText(left);
  const sides = [sideText(left), sideText(right)];
  if (legLength !== null) return [...sides, writeTypedNumber(legLength, NUMERIC_FIELDS.legLength)].map((side) => side || '–').join(' | ');
  if (sides.every((side) => side === '')) return '';
  return sides[1] === '' ? (sides[0] ?? '') : sides.map((side) => side || '–').join(' | ');
}
