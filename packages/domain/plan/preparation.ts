import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import { ANYONE, all, type Bonus, type ExerciseChooser, ofKind, type Place } from './exercise-choice.ts';
import { maximalPatternOf } from './session-limits.ts';
import { SessionTally } from './session-tally.ts';
import { inTrainingOrder } from './training-order.ts';

/** Least seconds of raising the pulse, drills included. */
export const RAISE_SECONDS = 180;
const WARM_UP_SHARE = 0.17;
const COOL_DOWN_SHARE = 0.1;
const COOL_DOWN_LEAST_SECONDS = 60;
const SMALLEST_GAP_SECONDS = 45;
const OVERRUN_SECONDS = 40;
const SECONDS_WORTH_A_POINT = 60;
/** Up to this length one activation is enough, unless the main part has too much to cover. */
const SHORT_MINUTES = 30;
const MANY_DUE = 5;

/** Running drills that prepare for sprints and cuts if there is room to run. */
const RUNNING_DRILLS: readonly string[] = [
  'lauf-abc-skipping',
  'lauf-abc-anfersen',
  'lauf-abc-fussgelenkarbeit',
  'lauf-abc-kreuzschritt',
  'hopserlauf',
  'steigerungslauf',
  'seitgalopp-armkreisen',
];
/** The same on the spot. */
const DRILLS_ON_THE_SPOT: readonly string[] = ['knieheben-im-gehen', 'abwehr-tippeln-armarbeit', 'stepp-schritte-seitlich'];

/** Whether an exercise is a drill that prepares for fast running. */
export function isRunningDrill({ slug }: CatalogueExercise): boolean {
  return RUNNING_DRILLS.includes(slug) || DRILLS_ON_THE_SPOT.includes(slug);
}

/** Whether a main part has running at maximum speed, straight or with turns. */
function hasSprints(main: readonly CatalogueExercise[]): boolean {
  return main.some((exercise) => ['sprint', 'cut'].includes(maximalPatternOf(exercise) ?? ''));
}

export interface PreparationRequest {
  readonly minutes: number;
  readonly secondsOf: (exercise: CatalogueExercise) => number;
}

/** Planned seconds of a session's warm-up, before it is known whether there are sprints. */
export function warmUpSeconds(minutes: number): number {
  return Math.max(RAISE_SECONDS + 60, WARM_UP_SHARE * minutes * 60);
}

/** Planned seconds of the cool-down. */
export function coolDownSeconds(minutes: number): number {
  return Math.max(COOL_DOWN_LEAST_SECONDS, COOL_DOWN_SHARE * minutes * 60);
}

/** The one or two activations of a warm-up; they cover due elements that the main part then need not cover. */
export function chooseActivation(
  { minutes, secondsOf }: PreparationRequest,
  due: readonly WeekElement[],
  chooser: ExerciseChooser,
): CatalogueExercise[] {
  const tally = new SessionTally();
  const left = new Set(due);
  const covers = ({ elements }: CatalogueExercise) => elements.filter((element) => left.has(element)).length;
  for (let turn = 0; turn < (minutes <= SHORT_MINUTES && due.length < MANY_DUE ? 1 : 2); turn += 1) {
    const exercise = chooser.choose(
      'warmup',
      tally,
      ofKind('activation'),
      (candidate) => 3 * covers(candidate) - secondsOf(candidate) / SECONDS_WORTH_A_POINT,
    );
    if (exercise === undefined) break;
    tally.add(exercise);
    for (const element of exercise.elements) left.delete(element);
  }
  return tally.chosen;
}

/** The warm-up by RAMP: raise for three minutes at least, running drills before sprints and cuts, mobilise, activate. */
export function chooseWarmUp(
  { minutes, secondsOf }: PreparationRequest,
  { main, activation }: { readonly main: readonly CatalogueExercise[]; readonly activation: readonly CatalogueExercise[] },
  chooser: ExerciseChooser,
): CatalogueExercise[] {
  const tally = new SessionTally();
  let raised = 0;
  let left = warmUpSeconds(minutes);
  const bring = (place: Place): boolean => {
    const exercise = chooser.choose('warmup', tally, place);
    if (exercise === undefined) return false;
    tally.add(exercise);
    left -= secondsOf(exercise);
    if (exercise.kind === 'raise') raised += secondsOf(exercise);
    return true;
  };
  const drill: Place = ({ slug }) => RUNNING_DRILLS.includes(slug);
  if (hasSprints(main) && !bring(drill)) bring(isRunningDrill);
  const isRaise = ofKind('raise');
  const still = () => RAISE_SECONDS - raised;
  while (still() > 0 && (bring(all(isRaise, (exercise) => !isRunningDrill(exercise) && secondsOf(exercise) >= still())) || bring(isRaise)));
  for (const exercise of activation) {
    tally.add(exercise);
    left -= secondsOf(exercise);
  }
  const fits: Place = (exercise) => secondsOf(exercise) <= left + OVERRUN_SECONDS;
  while (
    left >= SMALLEST_GAP_SECONDS &&
    (bring(all(ofKind('mobility'), fits)) || bring(all(ofKind('activation'), fits))) &&
    tally.size < 8
  );
  return inTrainingOrder(tally.chosen);
}

/** The cool-down: calm down first, then stretch. */
export function chooseCoolDown({ minutes, secondsOf }: PreparationRequest, chooser: ExerciseChooser): CatalogueExercise[] {
  const tally = new SessionTally();
  const brief: Bonus = (exercise) => (minutes <= SHORT_MINUTES ? -secondsOf(exercise) / SECONDS_WORTH_A_POINT : 0);
  let left = coolDownSeconds(minutes);
  const bring = (place: Place): boolean => {
    const exercise = chooser.choose('cooldown', tally, place, brief);
    if (exercise === undefined) return false;
    tally.add(exercise);
    left -= secondsOf(exercise);
    return true;
  };
  const fits: Place = (exercise) => secondsOf(exercise) <= left + OVERRUN_SECONDS;
  if (!bring(all(ofKind(minutes > SHORT_MINUTES ? 'recovery' : 'stretch'), fits))) bring(ANYONE);
  while (left >= SMALLEST_GAP_SECONDS && bring(all(ofKind('stretch'), fits)));
  return inTrainingOrder(tally.chosen);
}
