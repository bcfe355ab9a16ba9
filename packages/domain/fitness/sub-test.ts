import type { TestCategory } from './test-category.ts';

/** A dropdown beside the trials; its field and values are the documents'. */
export interface Extra {
  readonly field: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** What measures time during a trial. */
export type TrialClock =
  /** Started and stopped by somebody beside the track: two decimals. */
  | { readonly kind: 'stopwatch' }
  /** Held as long as possible. */
  | { readonly kind: 'hold' }
  /** So many seconds to count repetitions in. */
  | { readonly kind: 'countdown'; readonly seconds: number }
  /** Signals lead through the whole test. */
  | { readonly kind: 'yoyo' }
  | { readonly kind: 'repeated-sprints'; readonly restSeconds: number };

/** Which of the measured values is compared with others. */
export type ComparedAs = 'best' | 'mean-of-sides' | 'mean-of-trials' | 'distance';

/** A single test of a category: what to do, and what is written down. */
export interface SubTest {
  /** Key in `fitness_tests.results` and in the reference values. */
  readonly id: string;
  readonly category: TestCategory;
  /** May hold soft hyphens. */
  readonly name: string;
  /** As stored: m, cm, s, sekunden, level, punkte, wiederholungen, km/h. */
  readonly unit: string;
  /** 1, 2, 3 or 6; of each side where there are sides. */
  readonly trials: number;
  /** What the trials are, where they are not the same thing again. */
  readonly trialNames?: readonly string[];
  /** In which unit trials are measured, where it is not the unit of the result. */
  readonly trialUnit?: string;
  readonly lowerIsBetter: boolean;
  /** What a press on plus or minus changes. */
  readonly step: number;
  /** What cannot be measured: smaller or larger than these is refused. In the trials' unit. */
  readonly bounds: { readonly min: number; readonly max: number };
  /** The documents' field for the side; null: the test has no sides. */
  readonly sideField: string | null;
  readonly sideNames: readonly [left: string, right: string];
  readonly extras: readonly Extra[];
  readonly instructions: readonly string[];
  /** Beside the number that is being set: the one thing to think of. */
  readonly cue: string;
  /** Rest between two trials in seconds; null: none is needed. */
  readonly restSeconds: number | null;
  readonly clock: TrialClock | null;
  readonly comparedAs: ComparedAs;
}

type Needed = 'id' | 'category' | 'name' | 'unit' | 'trials' | 'bounds' | 'instructions' | 'cue';

/** A test with what most have: more is better, steps of 0.1, no sides, no clock. */
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

const SHOWN_UNITS: Readonly<Record<string, string>> = { sekunden: 's', wiederholungen: 'Wdh.', punkte: 'Punkte', level: '' };

/** A unit as it stands behind a number; empty for levels, which need none. */
export function shownUnit(unit: string): string {
  return SHOWN_UNITS[unit] ?? unit;
}
