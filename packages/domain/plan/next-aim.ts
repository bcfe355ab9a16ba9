import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { type QualityAim, qualityAimOf } from '../exercise/quality-aim.ts';
import type { AgeStage } from './age-stage.ts';
import type { TrainingRecord } from './trained-before.ts';

// The next block of a jump, throw, sprint or cut that stays on its rung asks for better ones, not for more (practice).

/** Weeks of training after which the next block asks for more of the same exercise, as after which a ladder goes on. */
export const WEEKS_OF_QUALITY = 4;

const ASKED: Readonly<Record<QualityAim, string>> = {
  height:
    'In diesem Block höher: Setz eine Marke knapp über deine bisher beste Höhe oder nimm Kasten und Hindernis eine Stufe höher, solange du leise landest.',
  distance: 'In diesem Block weiter: Markiere deine bisher beste Weite und komm darüber hinaus, ohne unsauber zu werden.',
  speed: 'In diesem Block schneller: Stopp die Zeit oder lass es filmen, und hör auf, sobald ein Versuch langsamer wird.',
  complexity: 'In diesem Block schwieriger: auf Zuruf, mit Ball oder nach einer Drehung, aber so sauber wie bisher.',
};

/** Below 14 growth changes height and speed by itself: what is asked is control. */
function aimAt(aim: QualityAim, stage: AgeStage): QualityAim {
  return stage === 'under14' ? 'complexity' : aim;
}

/**
 * The sentence that asks for the next step of an exercise of quality that was trained in four weeks of the last eight; null where it is
 * new, counts reserve, or is mobility or conditioning.
 */
export function nextAim(exercise: CatalogueExercise, record: TrainingRecord | undefined, stage: AgeStage): string | null {
  if (record === undefined || record.weeks < WEEKS_OF_QUALITY || exercise.phase !== 'main') return null;
  const aim = qualityAimOf(exercise);
  return aim === null ? null : ASKED[aimAt(aim, stage)];
}
