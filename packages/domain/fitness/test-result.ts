import { repeatedSprints } from './repeated-sprints.ts';
import type { SubTest } from './sub-test.ts';
import type { TestEntry } from './test-entry.ts';
import { asymmetryPercent, bestOf, type Trial, validTrials } from './trials.ts';
import { yBalanceComposite } from './y-balance.ts';

/** Result of a side. */
export interface SideResult {
  readonly trials: readonly (number | null)[];
  readonly best: number | null;
}

/** The result of a sub-test, as stored. */
export interface SubTestResult {
  /** Best trial, in `unit`. */
  readonly best: number;
  /** The documents' unit. */
  readonly unit: string;
  /** The better side where there are sides; null: invalid or not done. */
  readonly trials: readonly (number | null)[];
  readonly sides: { readonly left: SideResult; readonly right: SideResult } | null;
  /** In percent; null without both sides. */
  readonly asymmetry: number | null;
  readonly extras: Readonly<Record<string, string>>;
  readonly legLength: number | null;
}

const toValue = (trial: Trial) => (typeof trial === 'number' ? trial : null);

/** @param isScored directions are summed up to a score, which a side without all of them has not */
function sideResult(test: SubTest, trials: readonly Trial[], legLength: number | null, isScored: boolean): SideResult {
  const best = isScored ? yBalanceComposite(validTrials(trials), legLength) : bestOf(trials, test.lowerIsBetter);
  return { trials: trials.map(toValue), best };
}

/** Whether directions are summed up to a score: one side has all three, and the leg is measured. Else reaches are centimetres. */
function hasScore(test: SubTest, { trials, right, legLength }: TestEntry): boolean {
  return test.trialNames !== undefined && [trials, right].some((side) => yBalanceComposite(validTrials(side), legLength) !== null);
}

/** A direction of the Y-balance test on both sides. */
export interface ComparedDirection {
  readonly name: string;
  /** In the unit of the trials; null: not measured. */
  readonly left: number | null;
  readonly right: number | null;
  /** Deficit of the weaker side in percent of the stronger; null without one of them. */
  readonly asymmetry: number | null;
}

/** The directions of a test that has some, side against side; none for other tests. */
export function comparedDirections(test: SubTest, { sides }: Pick<SubTestResult, 'sides'>): ComparedDirection[] {
  if (sides === null) return [];
  return (test.trialNames ?? []).map((name, index) => {
    const [left, right] = [sides.left.trials[index] ?? null, sides.right.trials[index] ?? null];
    return { name, left, right, asymmetry: left === null || right === null ? null : asymmetryPercent(left, right, test.lowerIsBetter) };
  });
}

/** Reaches of different directions are no two sides of one: the sums of those that both sides have are compared. */
function asymmetryOf(test: SubTest, sides: NonNullable<SubTestResult['sides']>, isScored: boolean): number | null {
  const { left, right } = sides;
  if (test.trialNames === undefined || isScored) {
    return left.best === null || right.best === null ? null : asymmetryPercent(left.best, right.best, test.lowerIsBetter);
  }
  const both = comparedDirections(test, { sides }).flatMap((one) =>
    one.left === null || one.right === null ? [] : [{ left: one.left, right: one.right }],
  );
  const sum = (side: 'left' | 'right') => both.reduce((all, one) => all + one[side], 0);
  return both.length === 0 ? null : asymmetryPercent(sum('left'), sum('right'), test.lowerIsBetter);
}

/** The result of an entry; null when no trial counts. */
export function resultOf(test: SubTest, entry: TestEntry): SubTestResult | null {
  const isScored = hasScore(test, entry);
  const unit = test.trialNames === undefined || isScored ? test.unit : (test.trialUnit ?? test.unit);
  const first = sideResult(test, entry.trials, entry.legLength, isScored);
  const common = { unit, extras: entry.extras, legLength: entry.legLength };
  if (test.sideField === null) {
    return first.best === null ? null : { ...common, best: first.best, trials: first.trials, sides: null, asymmetry: null };
  }
  const sides = { left: first, right: sideResult(test, entry.right, entry.legLength, isScored) };
  const best = bestOf([sides.left.best, sides.right.best], test.lowerIsBetter);
  if (best === null) return null;
  const { trials } = sides.left.best === best ? sides.left : sides.right;
  return { ...common, best, trials, sides, asymmetry: asymmetryOf(test, sides, isScored) };
}

/** Mean, best and decrement of six sprints; null for other tests, or with a missing sprint. */
export function sprintsOf(test: SubTest, { trials }: Pick<SubTestResult, 'trials'>) {
  return test.comparedAs === 'mean-of-trials' ? repeatedSprints(validTrials(trials)) : null;
}
