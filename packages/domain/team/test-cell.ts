import { shownUnit, type SubTest, trialUnitOf } from '../fitness/sub-test.ts';
import { toCompare } from '../fitness/compared-value.ts';
import { emptyEntry, type TestEntry } from '../fitness/test-entry.ts';
import { resultOf, sprintsOf, type SubTestResult } from '../fitness/test-result.ts';
import { yoyoText } from '../fitness/yoyo.ts';
import { compare, type ComparedPerson } from '../norms/compare.ts';
import type { Norms } from '../norms/norm-records.ts';
import { PERCENTILE_LIMITS } from '../norms/rating.ts';
import { formatGermanDecimal } from '../number/german-decimal.ts';
import { bySide, type CellTrials, readTyped } from './cell-trials.ts';
import type { TestChoices } from './test-day.ts';

/** Reading of a text that was typed into a cell. */
export type TypedCell =
  | { readonly kind: 'open' }
  /** X: there is no value, for a reason that is asked for. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'trials'; readonly trials: CellTrials }
  /** German: why it is not taken. */
  | { readonly kind: 'problem'; readonly words: string };

/**
 * Reads what was typed into a cell: trials parted by '/', each with comma or point; 'x' is missing, nothing is open. A value out of
 * bounds is a problem and never moved to one. Of a test with two sides 'links | rechts' (see `readTyped`).
 */
export function readCell(text: string, test: SubTest): TypedCell {
  const typed = text.replaceAll(/km\s*\/\s*h/gi, '').trim();
  if (typed.toLowerCase() === 'x') return { kind: 'missing' };
  const read = readTyped(typed, test);
  if ('problem' in read) return { kind: 'problem', words: read.problem };
  return read.trials.length === 0 ? { kind: 'open' } : { kind: 'trials', trials: read.trials };
}

/** The result of trials as a fitness test has it; null without one. */
export function resultOfTrials(test: SubTest, trials: CellTrials, choices: TestChoices): SubTestResult | null {
  const entry = emptyEntry(test);
  const { left, right, legLength } = bySide(test, trials);
  const filled = (none: TestEntry['trials'], taken: CellTrials) => [...taken, ...none.slice(taken.length)];
  return resultOf(test, { trials: filled(entry.trials, left), right: filled(entry.right, right), extras: choices, legLength });
}

/** The value that a cell shows: the mean of six sprints, else the best; in the unit of the test. */
export function shownValue(test: SubTest, result: SubTestResult): number {
  return sprintsOf(test, result)?.mean ?? result.best;
}

/** A value as it stands in a cell, with the decimals of its kind: '31,0', '4,66', '15.3'. */
export function valueText(test: SubTest, value: number): string {
  if (test.unit === 'level') return yoyoText(value);
  return formatGermanDecimal(value, { decimals: test.step < 0.1 ? 2 : 1, fixed: test.step < 1, grouped: false });
}

/** A result as it stands in a cell: '31,2', of two sides '85 | 92', of a score '98,2 | – Punkte'. */
export function resultText(test: SubTest, result: SubTestResult): string {
  if (result.sides === null) return valueText(test, shownValue(test, result));
  const { left, right } = result.sides;
  const text = [left.best, right.best].map((best) => (best === null ? '–' : valueText(test, best))).join(' | ');
  return result.unit === trialUnitOf(test) ? text : `${text} ${shownUnit(result.unit)}`;
}

/** Where a result stands among the group it is compared with: 1 to 99, and whether that is an estimate; null: nowhere. */
export function placeOfResult(norms: Norms, test: SubTest, result: SubTestResult, person: ComparedPerson | null) {
  const compared = toCompare(test, result);
  if (person === null || 'none' in compared) return null;
  const comparison = compare(norms, test.id, compared.value, person);
  return comparison === null ? null : { place: comparison.place, isEstimated: comparison.provenance === 'estimated' };
}

/** The band of a place, 5 best to 1. */
export function bandOfPlace(place: number): 1 | 2 | 3 | 4 | 5 {
  const index = PERCENTILE_LIMITS.findIndex((limit) => place >= limit);
  return index === -1 ? 1 : ((5 - index) as 2 | 3 | 4 | 5);
}
