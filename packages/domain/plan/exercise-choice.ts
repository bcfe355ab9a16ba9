import type { CatalogueExercise, ExerciseKind } from '../exercise/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Phase } from '../vocabulary/phase.ts';
import type { Random } from './random.ts';
import { nextRungs } from './reached-rungs.ts';
import type { SessionTally } from './session-tally.ts';
import { goesOn, NOTHING_TRAINED, type TrainedBefore, variesBetweenBlocks } from './trained-before.ts';

/** A condition for exercises at one place of a session. */
export type Place = (exercise: CatalogueExercise) => boolean;

/** Extra score of an exercise at a place. */
export type Bonus = (exercise: CatalogueExercise) => number;

/** A place without conditions. */
export const ANYONE: Place = () => true;

/** A place for exercises that fit all of these. */
export function all(...places: readonly Place[]): Place {
  return (exercise) => {
    for (const place of places) if (!place(exercise)) return false;
    return true;
  };
}

/** A place for exercises of these kinds. */
export function ofKind(...kinds: readonly ExerciseKind[]): Place {
  return (exercise) => kinds.includes(exercise.kind);
}

const REPEATED_EXERCISE_COST = 6;
const REPEATED_PATTERN_COST = 2;
/** Cost of an accessory of the last block: it is chosen again only if little else fits. */
const LAST_BLOCK_COST = 5;
/** Score of the next rung of a mastered exercise: the block goes on where the last one ended. */
const NEXT_RUNG_BONUS = 2;
/** Score of what goes on from the last block: more than chance can outweigh. */
const GOES_ON_BONUS = 3;
const CHANCE_WEIGHT = 2;

/** Whether the player owns everything the exercise needs. */
export function hasEquipmentFor(questionnaire: Questionnaire, exercise: Pick<CatalogueExercise, 'equipment'>): boolean {
  return exercise.equipment.every((needed) => questionnaire.equipment.includes(needed));
}

/** Whether the exercise is meant for the player's position. */
export function suitsPosition(questionnaire: Questionnaire, exercise: Pick<CatalogueExercise, 'positions'>): boolean {
  return exercise.positions.length === 0 || exercise.positions.includes(questionnaire.position);
}

/**
 * Initial score of an exercise in a plan: the goals it serves (main goal first), its specificity for the position (fewer
 * positions score more) and its use of owned equipment.
 */
export function exerciseScore(questionnaire: Questionnaire, exercise: CatalogueExercise): number {
  const [mainGoal, ...secondaryGoals] = questionnaire.goals;
  const main = exercise.goals.some((goal) => goal === mainGoal) ? 2 : 0;
  const secondary = exercise.goals.filter((goal) => secondaryGoals.includes(goal)).length * 0.5;
  const position = exercise.positions.length === 0 ? 0 : exercise.positions.length <= 2 ? 2.5 : 1;
  const equipment = exercise.equipment.length > 0 ? 1 : 0;
  return main + secondary + position + equipment;
}

/** An exercise that may be chosen, with its score. */
export interface Candidate {
  readonly exercise: CatalogueExercise;
  readonly score: number;
  timesUsed: number;
}

const NO_BONUS: Bonus = () => 0;

/** Accessories of the last block score less, its lifts and runs and the next rung of what is mastered more. */
function afterLastBlock(exercise: CatalogueExercise, trained: TrainedBefore, next: ReadonlySet<string>): number {
  if (next.has(exercise.slug)) return NEXT_RUNG_BONUS;
  if (!trained.has(exercise.slug)) return 0;
  if (goesOn(exercise)) return GOES_ON_BONUS;
  return variesBetweenBlocks(exercise) ? -LAST_BLOCK_COST : 0;
}

/** Chooses exercises for one plan and remembers those of earlier sessions. */
export class ExerciseChooser {
  private readonly bySlug: ReadonlyMap<string, Candidate>;
  private session: Readonly<Record<Phase, readonly Candidate[]>> = { warmup: [], main: [], cooldown: [] };

  /**
   * @param usable the exercises that this player may do
   * @param trained exercises of the previous block
   */
  constructor(
    questionnaire: Questionnaire,
    usable: readonly CatalogueExercise[],
    private readonly random: Random,
    trained: TrainedBefore = NOTHING_TRAINED,
  ) {
    const next = nextRungs(usable, trained);
    const score = (exercise: CatalogueExercise) => exerciseScore(questionnaire, exercise) + afterLastBlock(exercise, trained, next);
    this.bySlug = new Map(usable.map((exercise) => [exercise.slug, { exercise, score: score(exercise), timesUsed: 0 }]));
  }

  /** Starts a session in which only these exercises are possible. */
  beginSession(exercises: readonly CatalogueExercise[]): void {
    const possible = exercises.flatMap(({ slug }) => this.bySlug.get(slug) ?? []);
    const inPhase = (phase: Phase) => possible.filter(({ exercise }) => exercise.phase === phase);
    this.session = { warmup: inPhase('warmup'), main: inPhase('main'), cooldown: inPhase('cooldown') };
  }

  /** Candidates of the phase for a place that are not in the session yet. */
  among(phase: Phase, tally: SessionTally, place: Place): readonly Candidate[] {
    return this.session[phase].filter(({ exercise }) => place(exercise) && !tally.has(exercise));
  }

  /**
   * The best candidate for the place, or undefined. Exercises of earlier sessions and movements that this session already has
   * score less; the rest is random.
   */
  best(candidates: readonly Candidate[], tally: SessionTally, place: Place, bonus: Bonus = NO_BONUS): CatalogueExercise | undefined {
    let best: CatalogueExercise | undefined;
    let bestScore = -Infinity;
    for (const { exercise, score, timesUsed } of candidates) {
      if (!place(exercise)) continue;
      const repeated = REPEATED_EXERCISE_COST * timesUsed + REPEATED_PATTERN_COST * tally.count(exercise.pattern);
      const wanted = score + bonus(exercise) + CHANCE_WEIGHT * this.random() - repeated;
      if (wanted > bestScore) [best, bestScore] = [exercise, wanted];
    }
    return best;
  }

  /** The best exercise of the phase for a place. */
  choose(phase: Phase, tally: SessionTally, place: Place, bonus?: Bonus): CatalogueExercise | undefined {
    return this.best(this.among(phase, tally, place), tally, ANYONE, bonus);
  }

  /** Counts the exercises of a finished session, so that later ones prefer others. */
  remember(session: readonly CatalogueExercise[]): void {
    for (const { slug } of session) {
      const candidate = this.bySlug.get(slug);
      if (candidate !== undefined) candidate.timesUsed += 1;
    }
  }
}
