import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { Position } from '@anwurf/domain/vocabulary/player';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { usualProgress } from '@anwurf/domain/exercise/usual-progress';
import type { CatalogueExercise, ExerciseDefaults, ExerciseKind, MovementPattern } from '@anwurf/domain/exercise/catalogue-exercise';

/** Every position but the goalkeeper. */
export const FIELD_POSITIONS: readonly Position[] = ['Kreisläufer', 'Außenspieler', 'Rückraumspieler', 'Mittespieler'];

interface Amount {
  metric: Metric;
  defaults: ExerciseDefaults;
}

/** Fields with defaults, from the file or in general. */
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
  | 'progress'
  | 'extraLoad'
  | 'contraindications'
  | 'perSide'
  | 'isPaced'
  | 'level';

type Draft = Pick<CatalogueExercise, 'slug' | 'name' | 'goals' | 'abilities' | 'instruction'> &
  Partial<Pick<CatalogueExercise, Optional>> & {
    amount: Amount;
  };

/** Defaults of a file's exercises; a draft may override them. */
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

/** An exercise as defined in its file; the ladders add easier and harder ones. */
export type DefinedExercise = Omit<CatalogueExercise, 'progressions' | 'regressions'>;

/** Fills in defaults: no equipment, every position, anywhere, both sides at once, level 1, no video, the usual progress. */
export function defineExercises({ phase, kind, pattern }: Shared, drafts: readonly Draft[]): DefinedExercise[] {
  return drafts.map(({ amount, ...draft }) => {
    const exercise: Omit<DefinedExercise, 'progress'> = {
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
      extraLoad: null,
      contraindications: [],
      perSide: false,
      isPaced: false,
      level: 1,
      videoLink: null,
      ...draft,
      ...amount,
      phase,
    };
    return { ...exercise, progress: draft.progress ?? usualProgress(exercise) };
  });
}
