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

function bestOfSide(test: SubTest, trials: readonly Trial[], legLength: number | null): number | null {
  if (test.trialNames === undefined) return bestOf(trials, test.lowerIsBetter);
  const composite = yBalanceComposite(validTrials(trials), legLength);
  return composite ?? bestOf(trials, test.lowerIsBetter);
}

function sideResult(test: SubTest, trials: readonly Trial[], legLength: number | null): SideResult {
  return { trials: trials.map(toValue), best: bestOfSide(test, trials, legLength) };
}

/** Without a leg length, or with a missing direction, reaches are centimetres and have no score. */
function unitOfResult(test: SubTest, { trials, right, legLength }: TestEntry): string {
  if (test.trialNames === undefined) return test.unit;
  const begun = [trials, right].filter((side) => validTrials(side).length > 0);
  return begun.every((side) => yBalanceComposite(validTrials(side), legLength) !== null) ? test.unit : (test.trialUnit ?? test.unit);
}

/** The result of an entry; null when no trial counts. */
export function resultOf(test: SubTest, entry: TestEntry): SubTestResult | null {
  const unit = unitOfResult(test, entry);
  const legLength = unit === test.unit ? entry.legLength : null;
  const first = sideResult(test, entry.trials, legLength);
  const common = { unit, extras: entry.extras, legLength: entry.legLength };
  if (test.sideField === null) {
    return first.best === null ? null : { ...common, best: first.best, trials: first.trials, sides: null, asymmetry: null };
  }
  const sides = { left: first, right: sideResult(test, entry.right, legLength) };
  const best = bestOf([sides.left.best, sides.right.best], test.lowerIsBetter);
  if (best === null) return null;
  const { left, right } = sides;
  const asymmetry = left.best !== null && right.best !== null ? asymmetryPercent(left.best, right.best, test.lowerIsBetter) : null;
  return { ...common, best, trials: (left.best === best ? left : right).trials, sides, asymmetry };
}

/** Mean, best and decrement of six sprints; null for other tests, or with a missing sprint. */
export function sprintsOf(test: SubTest, { trials }: Pick<SubTestResult, 'trials'>) {
  return test.comparedAs === 'mean-of-trials' ? repeatedSprints(validTrials(trials)) : null;
}
