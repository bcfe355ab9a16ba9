import type { CatalogueExercise, MovementPattern } from '../exercise/catalogue-exercise.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import { type Athlete, isYouth, liftsHeavy } from './age-stage.ts';
import { strengthens } from './complaint-limits.ts';
import { isMainLift } from './exercise-traits.ts';
import { type Bonus, ofKind } from './exercise-choice.ts';
import { SHORTEST_MINUTES } from './shortest-minutes.ts';
import type { SessionFrame } from './week-frame.ts';

// Score of an exercise in a session beyond goals, position and equipment, in points.

const COMPACT_MINUTES = 30;
const SECONDS_WORTH_A_POINT = 35;
const ELEMENT_BONUS = { compact: 3, usual: 2 } as const;
const HEAVY_LIFT_BONUS = 4;
/** For exercises that can be progressed in small steps for years. */
const BARBELL_BONUS = 3;
/** Lifters who do not lift heavily yet learn the same lifts; pull-ups suit everybody with a bar. */
const BASIC_LIFT_BONUS = 3;
/** Moving trains more than holding: holds of the large muscles are a substitute when nothing else is possible or fits the time. */
const HOLD_COST = { shortest: 1, usual: 4 } as const;
/** Holding is the first load that a sore joint tolerates well. */
const SORE_HOLD_BONUS = 3;
/** Beginners get the harder bodyweight exercises only if there is no easier one. */
const HARD_FOR_NEWCOMERS_COST = 2;

/** Inputs of the score besides the exercise. */
export interface WorthRequest {
  readonly athlete: Athlete;
  readonly frame: SessionFrame;
  /** Slightly sore regions to strengthen. */
  readonly regions: readonly BodyRegion[];
  readonly secondsOf: (exercise: CatalogueExercise) => number;
}

const isStrengthWork = ofKind('strength', 'prevention');
const HELD_PATTERNS: readonly (MovementPattern | null)[] = ['knee', 'hip', 'push', 'pull'];

/** Whether an exercise holds a position instead of lifting: in a machine, at a bar, against a towel, a chair or a door frame. */
function isHold({ kind, metric, pattern }: CatalogueExercise): boolean {
  return kind === 'strength' && metric === 'seconds' && HELD_PATTERNS.includes(pattern);
}

/** Whether an exercise is a pull-up. */
function isPullUp({ metric, pattern, elements, equipment }: CatalogueExercise): boolean {
  return metric === 'reps' && pattern === 'pull' && elements.join() === 'verticalPull' && equipment.includes('Klimmzugstange');
}

/** Heavy lifts for heavy lifters, the same lifts for other adults to learn if there is time. */
function liftBonus(exercise: CatalogueExercise, { athlete, frame }: WorthRequest): number {
  const isLift = isMainLift(exercise);
  if (isLift && liftsHeavy(athlete)) {
    return frame.focus === 'primer' ? 0 : HEAVY_LIFT_BONUS + (exercise.equipment.includes('Langhantel') ? BARBELL_BONUS : 0);
  }
  const isBasic = (isLift || isPullUp(exercise)) && frame.minutes > COMPACT_MINUTES && !isYouth(athlete.stage);
  return isBasic ? BASIC_LIFT_BONUS : 0;
}

function holdBonus(exercise: CatalogueExercise, { frame, regions }: WorthRequest): number {
  if (!isHold(exercise)) return 0;
  if (regions.some((region) => strengthens(region)(exercise))) return SORE_HOLD_BONUS;
  return -(frame.minutes <= SHORTEST_MINUTES ? HOLD_COST.shortest : HOLD_COST.usual);
}

/**
 * Extra score of an exercise in a session.
 * @param due elements that the week still lacks; read again for each exercise
 */
export function worthIn(request: WorthRequest, due: ReadonlySet<WeekElement>): Bonus {
  const { athlete, frame, secondsOf } = request;
  const worth = frame.minutes <= COMPACT_MINUTES ? ELEMENT_BONUS.compact : ELEMENT_BONUS.usual;
  // A short session prefers short exercises.
  const secondsOfPoint = SECONDS_WORTH_A_POINT * Math.max(1, frame.minutes / COMPACT_MINUTES) ** 2;
  const lasting = (exercise: CatalogueExercise) => {
    const isTooHard = athlete.trainingAge === 'neu' && exercise.level > 1 && isStrengthWork(exercise);
    const bonus = liftBonus(exercise, request) + holdBonus(exercise, request) - (isTooHard ? HARD_FOR_NEWCOMERS_COST : 0);
    return bonus - secondsOf(exercise) / secondsOfPoint;
  };
  // Cache of the part that does not depend on `due`: it is needed hundreds of times per session.
  const known = new Map<CatalogueExercise, number>();
  return (exercise) => {
    const before = known.get(exercise) ?? lasting(exercise);
    known.set(exercise, before);
    return exercise.elements.filter((element) => due.has(element)).length * worth + before;
  };
}
