import type { Phase } from '../vocabulary/phase.ts';
import type { Position } from '../vocabulary/player.ts';
import type { Metric } from '../vocabulary/unit.ts';
import type { CatalogueExercise, ExerciseDefaults, ExerciseKind, MovementPattern } from './catalogue-exercise.ts';

/** Every position but the goalkeeper. */
export const FIELD_POSITIONS: readonly Position[] = ['Kreisläufer', 'Außenspieler', 'Rückraumspieler', 'Mittespieler'];

interface Amount {
  metric: Metric;
  defaults: ExerciseDefaults;
}

/** What most exercises share with their file or with nearly all others. */
type Optional =
  | 'kind'
  | 'pattern'
  | 'equipment'
  | 'positions'
  | 'stress'
  | 'elements'
  | 'place'
  | 'spaceMetres'
  | 'synonyms'
  | 'measure'
  | 'contraindications'
  | 'perSide'
  | 'level';

type Draft = Pick<CatalogueExercise, 'slug' | 'name' | 'goals' | 'abilities' | 'instruction'> &
  Partial<Pick<CatalogueExercise, Optional>> & {
    amount: Amount;
  };

/** What most exercises of a file have in common; a draft may say otherwise for itself. */
interface Shared {
  phase: Phase;
  kind: ExerciseKind;
  pattern?: MovementPattern;
}

const NOTHING = { reps: null, seconds: null, metres: null, tempo: null };

/** Repetitions with a logged weight. */
export function weighted(sets: number, reps: number, pauseSeconds: number, tempo: string | null = null): Amount {
  return { metric: 'weight_reps', defaults: { ...NOTHING, sets, reps, pauseSeconds, tempo } };
}

/** Repetitions without a weight. */
export function repeated(sets: number, reps: number, pauseSeconds: number, tempo: string | null = null): Amount {
  return { metric: 'reps', defaults: { ...NOTHING, sets, reps, pauseSeconds, tempo } };
}

/** Seconds per set. */
export function timed(sets: number, seconds: number, pauseSeconds: number): Amount {
  return { metric: 'seconds', defaults: { ...NOTHING, sets, seconds, pauseSeconds } };
}

/** Metres per set. */
export function covered(sets: number, metres: number, pauseSeconds: number): Amount {
  return { metric: 'metres', defaults: { ...NOTHING, sets, metres, pauseSeconds } };
}

/** An exercise as its file defines it; the ladders add what is easier and harder. */
export type DefinedExercise = Omit<CatalogueExercise, 'progressions' | 'regressions'>;

/** Fills what most exercises share: no equipment, every position, anywhere, both sides at once, level 1, no video. */
export function defineExercises({ phase, kind, pattern }: Shared, drafts: readonly Draft[]): DefinedExercise[] {
  return drafts.map(({ amount, ...draft }) => ({
    kind,
    pattern: pattern ?? null,
    equipment: [],
    positions: [],
    stress: {},
    elements: [],
    place: 'anywhere',
    spaceMetres: 0,
    synonyms: [],
    measure: null,
    contraindications: [],
    perSide: false,
    level: 1,
    videoLink: null,
    ...draft,
    ...amount,
    phase,
  }));
}
