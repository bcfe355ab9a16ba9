import type { TestCategory } from './test-category.ts';

/** A dropdown beside the trials; field name and values are the documents'. */
export interface Extra {
  readonly field: string;
  readonly label: string;
  /** Decides whether a result is compared: asked for before the first trial is stored. */
  readonly decides?: true;
  /** Says something of the result and nothing of how it was measured: results with different choices stay comparable. */
  readonly describes?: true;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** Another way than the usual one: never compared with a result of which nothing was chosen. */
    readonly isOther?: true;
  }[];
}

/** Clock of a trial. */
export type TrialClock =
  /** Started and stopped by a person beside the track: two decimals. */
  | { readonly kind: 'stopwatch' }
  /** Held as long as possible. */
  | { readonly kind: 'hold' }
  /** Repetitions counted within a number of seconds. */
  | { readonly kind: 'countdown'; readonly seconds: number }
  /** Signals guide the whole test. */
  | { readonly kind: 'yoyo' }
  | { readonly kind: 'repeated-sprints'; readonly restSeconds: number };

/** Which of the measured values is compared. */
export type ComparedAs = 'best' | 'mean-of-sides' | 'mean-of-trials' | 'distance';

/** A single test of a category: instructions and recorded values. */
export interface SubTest {
  /** Key in `fitness_tests.results` and in the reference values. */
  readonly id: string;
  readonly category: TestCategory;
  /** May contain soft hyphens. */
  readonly name: string;
  /** As stored: m, cm, s, sekunden, level, punkte, wiederholungen, km/h. */
  readonly unit: string;
  /** 1, 2, 3 or 6; per side where there are sides. */
  readonly trials: number;
  /** Names of the trials, when they differ. */
  readonly trialNames?: readonly string[];
  /** Unit of the trials, when it differs from the result's. */
  readonly trialUnit?: string;
  readonly lowerIsBetter: boolean;
  /** Change per press on plus or minus. */
  readonly step: number;
  /** Limits of measurable values, in the trials' unit: others are refused. */
  readonly bounds: { readonly min: number; readonly max: number };
  /** The documents' field for the side; null: a test without sides. */
  readonly sideField: string | null;
  readonly sideNames: readonly [left: string, right: string];
  readonly extras: readonly Extra[];
  readonly instructions: readonly string[];
  /** The one point to remember, shown beside the number being set. */
  readonly cue: string;
  /** Rest between two trials in seconds; null: none. */
  readonly restSeconds: number | null;
  readonly clock: TrialClock | null;
  readonly comparedAs: ComparedAs;
}

type Needed = 'id' | 'category' | 'name' | 'unit' | 'trials' | 'bounds' | 'instructions' | 'cue';

/** A test with defaults: more is better, steps of 0.1, no sides, no clock. */
export function subTest(test: Pick<SubTest, Needed> & Partial<SubTest>): SubTest {
  return {
    lowerIsBetter: false,
    step: 0.1,
    sideField: null,
    sideNames: ['Links', 'Rechts'],
    extras: [],
    restSeconds: null,
    clock: null,
    comparedAs: 'best',
    ...test,
  };
}

/** Unit of a single trial. */
export function trialUnitOf({ trialUnit, unit }: SubTest): string {
  return trialUnit ?? unit;
}

/** Whether a trial's value, in the trials' unit, can have been measured. */
export function isWithinBounds({ bounds }: SubTest, value: number): boolean {
  return value >= bounds.min && value <= bounds.max;
}

const SHOWN_UNITS: Readonly<Record<string, string>> = { sekunden: 's', wiederholungen: 'Wdh.', punkte: 'Punkte', level: '' };

/** A unit as shown after a number; empty for levels, which need none. */
export function shownUnit(unit: string): string {
  return SHOWN_UNITS[unit] ?? unit;
}
