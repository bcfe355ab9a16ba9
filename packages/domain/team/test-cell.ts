import type { SubTest } from '../fitness/sub-test.ts';
import { toCompare } from '../fitness/compared-value.ts';
import { emptyEntry } from '../fitness/test-entry.ts';
import { resultOf, sprintsOf, type SubTestResult } from '../fitness/test-result.ts';
import { trialField } from '../fitness/trial-field.ts';
import { yoyoMetres, yoyoText } from '../fitness/yoyo.ts';
import { compare, type ComparedPerson } from '../norms/compare.ts';
import type { Norms } from '../norms/norm-records.ts';
import { PERCENTILE_LIMITS } from '../norms/rating.ts';
import { formatGermanDecimal } from '../number/german-decimal.ts';
import { readTypedNumber, writeTypedNumber } from '../number/typed-number.ts';
import type { TestChoices } from './test-day.ts';

/** Reading of a text that was typed into a cell. */
export type TypedCell =
  | { readonly kind: 'open' }
  /** X: there is no value, for a reason that is asked for. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'trials'; readonly trials: readonly number[] }
  /** German: why it is not taken. */
  | { readonly kind: 'problem'; readonly words: string };

const problem = (words: string): TypedCell => ({ kind: 'problem', words });

/**
 * Reads what was typed into a cell: trials parted by '/', each with comma or point; 'x' is missing, nothing is open. A value out of
 * bounds is a problem and never moved to one.
 */
export function readCell(text: string, test: SubTest): TypedCell {
  const parts = text
    .replaceAll(/km\s*\/\s*h/gi, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return { kind: 'open' };
  if (parts.length === 1 && parts[0]?.toLowerCase() === 'x') return { kind: 'missing' };
  if (parts.length > test.trials)
    return problem(test.trials === 1 ? 'Hier zählt nur ein Versuch.' : `Hier zählen höchstens ${test.trials} Versuche.`);
  const field = trialField(test);
  const trials: number[] = [];
  for (const part of parts) {
    const { value, problem: words } = readTypedNumber(part, field);
    if (value === null) return problem(words ?? 'Hier fehlt eine Zahl.');
    if (test.unit === 'level' && yoyoMetres(value) === undefined)
      return problem(`Einen Lauf ${writeTypedNumber(value, field)} gibt es nicht.`);
    trials.push(value);
  }
  return { kind: 'trials', trials };
}

/** The trials as they stand in a cell that is being typed into: '29,8 / 30,4'. */
export function trialsText(test: SubTest, trials: readonly number[]): string {
  const field = trialField(test);
  return trials.map((trial) => writeTypedNumber(trial, field)).join(' / ');
}

/** The result of trials as a fitness test has it; null without one. */
export function resultOfTrials(test: SubTest, trials: readonly number[], choices: TestChoices): SubTestResult | null {
  const entry = emptyEntry(test);
  const taken = trials.slice(0, test.trials);
  return resultOf(test, { ...entry, trials: [...taken, ...entry.trials.slice(taken.length)], extras: choices });
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
