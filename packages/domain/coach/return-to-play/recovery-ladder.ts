import type { StressLevel } from '../../exercise/stress.ts';
import type { InjuredRegion } from '../../vocabulary/injured-region.ts';
import type { ModuleAmount } from '../modules/evidence-module.ts';

/** A statement that the player confirms or denies; German. */
export interface Check {
  readonly id: string;
  readonly text: string;
}

/** A test with a number: repetitions, seconds, or the injured side in per cent of the other one. */
export interface RecoveryTest extends Check {
  readonly unit: 'count' | 'seconds' | 'percent';
  readonly atLeast: number;
}

/** A stage of a recovery. Pain (or complaints, see `RecoveryWords`) is that of the training and the 24 hours after it, 0 to 10. */
export interface RecoveryStage {
  readonly id: string;
  readonly name: string;
  /** Training and its purpose, for the player. */
  readonly goal: string;
  readonly exercises: readonly ModuleAmount[];
  /** Conditions for the next stage: all of them. */
  readonly progress: {
    /** Least number of days in this stage. */
    readonly days: number;
    readonly maxPain: number;
    readonly checks: readonly Check[];
    readonly tests: readonly RecoveryTest[];
  };
  /** Highest stress of any kind that the plan's sessions may have meanwhile; missing: that of the exercises so far. */
  readonly most?: 0 | StressLevel | undefined;
  /** Reasons for one stage down: pain from this level on, or any of the checks. */
  readonly stop: { readonly pain: number; readonly checks: readonly Check[] };
}

/** Words of a ladder that is not about pain; German. */
export interface RecoveryWords {
  /** The subject that is rated from 0 to 10. */
  readonly felt: string;
  /** Reasons to go a stage down, beside the rating. */
  readonly setback: string;
  /** Instruction at a red flag. */
  readonly redFlag: string;
}

export interface RecoveryLadder {
  readonly id: string;
  readonly region: InjuredRegion;
  readonly name: string;
  /** Intended use and its limits. */
  readonly scope: string;
  /** Short German citation, for the player. */
  readonly citation: string;
  /** The full citation, with the parts that were read. */
  readonly source: string;
  /** Missing: those of pain. */
  readonly words?: RecoveryWords;
  /** Conditions for the first stage. */
  readonly entry: readonly Check[];
  /** Signs that stop the training until cleared by a professional. */
  readonly redFlags: readonly Check[];
  readonly stages: readonly [RecoveryStage, ...RecoveryStage[]];
}

export const NO_MEDICAL_ADVICE =
  'Dieser Weg ersetzt keine ärztliche Behandlung. Er hilft dir, nach einer abgeklärten Verletzung Schritt für Schritt zurückzukommen. Wer dich behandelt, entscheidet zuerst.';

const WORDS_OF_PAIN: RecoveryWords = {
  felt: 'Schmerz',
  setback: 'ein Stich oder eine Schwellung am Morgen',
  redFlag: 'Hör mit dem Training auf und lass das heute oder morgen ärztlich ansehen. Weiter geht es erst, wenn du die Freigabe hast.',
};

/** The words of a ladder. */
export function recoveryWords({ words = WORDS_OF_PAIN }: Pick<RecoveryLadder, 'words'>): RecoveryWords {
  return words;
}

/** Red flags of every region. */
export const COMMON_RED_FLAGS: readonly Check[] = [
  { id: 'taub', text: 'Taubheit, Kribbeln oder Lähmung' },
  { id: 'fieber', text: 'Fieber, oder das Gelenk ist heiß und rot' },
  { id: 'nacht', text: 'Starker Schmerz in Ruhe oder nachts, der nicht nachlässt' },
];

/** Conditions of every ladder. */
export const COMMON_ENTRY: readonly Check[] = [
  { id: 'abgeklaert', text: 'Die Verletzung ist ärztlich oder physiotherapeutisch abgeklärt' },
  { id: 'ruhe', text: 'In Ruhe hast du höchstens leichten Schmerz (bis 2 von 10)' },
];

/** Signs of too much load, in every stage. */
const COMMON_STOPS: readonly Check[] = [
  { id: 'schwellung', text: 'Am nächsten Morgen dicker oder steifer als vorher' },
  { id: 'stich', text: 'Ein plötzlicher Stich oder das Gefühl, dass etwas nachgibt' },
];

interface StageDraft {
  readonly id: string;
  readonly name: string;
  readonly goal: string;
  /** Slug, sets and amount. */
  readonly exercises: readonly (readonly [slug: string, sets: number, amount: number])[];
  readonly days: number;
  readonly checks: readonly Check[];
  readonly tests?: readonly RecoveryTest[];
  readonly most?: 0 | StressLevel;
  readonly maxPain?: number;
  readonly stopPain?: number;
  readonly stops?: readonly Check[];
}

const MAX_PAIN = 2;
/** From this pain on a stage was too much; the complaint rules stop at 6, injured players earlier. */
const STOP_PAIN = 4;

/** Builds a stage with the parts common to all. */
export function recoveryStage({
  days,
  checks,
  tests = [],
  exercises,
  maxPain = MAX_PAIN,
  stopPain = STOP_PAIN,
  stops = COMMON_STOPS,
  ...stage
}: StageDraft): RecoveryStage {
  return {
    ...stage,
    exercises: exercises.map(([slug, sets, amount]) => ({ slug, sets, amount })),
    progress: { days, maxPain, checks, tests },
    stop: { pain: stopPain, checks: stops },
  };
}
