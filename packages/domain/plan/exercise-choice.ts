import type { CatalogueExercise, ExerciseKind } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Phase } from '../vocabulary/phase.ts';
import type { Random } from './random.ts';
import type { SessionTally } from './session-tally.ts';

/** Which exercises may stand at one place of a session. */
export type Place = (exercise: CatalogueExercise) => boolean;

/** A place without conditions. */
export const ANYONE: Place = () => true;

/** A place for exercises that fit both. */
export function both(one: Place, other: Place): Place {
  return (exercise) => one(exercise) && other(exercise);
}

const REPEATED_EXERCISE_COST = 6;
const REPEATED_PATTERN_COST = 2;
const CHANCE_WEIGHT = 2;

/** Whether the player owns everything the exercise needs. */
export function hasEquipmentFor(questionnaire: Questionnaire, exercise: CatalogueExercise): boolean {
  return exercise.equipment.every((needed) => questionnaire.equipment.includes(needed));
}

/** Whether the exercise is meant for the player's position. */
export function suitsPosition(questionnaire: Questionnaire, exercise: CatalogueExercise): boolean {
  return exercise.positions.length === 0 || exercise.positions.includes(questionnaire.position);
}

/** Whether the exercise loads none of the regions to be spared. */
export function sparesRegions({ contraindications }: Questionnaire, exercise: CatalogueExercise): boolean {
  return !exercise.contraindications.some((region) => contraindications.includes(region));
}

/**
 * How much a plan wants this exercise before anything is chosen: the goals it serves (main goal first),
 * work made for the position (the fewer positions, the more) and use of owned equipment.
 */
export function exerciseScore(questionnaire: Questionnaire, exercise: CatalogueExercise): number {
  const [mainGoal, ...secondaryGoals] = questionnaire.goals;
  const main = exercise.goals.some((goal) => goal === mainGoal) ? 2 : 0;
  const secondary = exercise.goals.filter((goal) => secondaryGoals.includes(goal)).length * 0.5;
  const position = exercise.positions.length === 0 ? 0 : exercise.positions.length <= 2 ? 2.5 : 1;
  const equipment = exercise.equipment.length > 0 ? 1 : 0;
  return main + secondary + position + equipment;
}

interface Candidate {
  readonly exercise: CatalogueExercise;
  readonly score: number;
  timesUsed: number;
}

/** Chooses exercises for one plan and remembers what earlier sessions used. */
export class ExerciseChooser {
  private readonly byPhase: Readonly<Record<Phase, Candidate[]>> = { warmup: [], main: [], cooldown: [] };
  private readonly used = new Set<CatalogueExercise>();
  private readonly bySlug = new Map<string, Candidate>();

  /** @param usable the exercises this player may do at all */
  constructor(
    questionnaire: Questionnaire,
    usable: readonly CatalogueExercise[],
    private readonly random: Random,
  ) {
    for (const exercise of usable) {
      const candidate = { exercise, score: exerciseScore(questionnaire, exercise), timesUsed: 0 };
      this.byPhase[exercise.phase].push(candidate);
      this.bySlug.set(exercise.slug, candidate);
    }
  }

  /**
   * The most wanted exercise of the phase for the place, or undefined when none is left. Exercises of
   * earlier sessions and movements this session already has are wanted less; the rest is chance.
   */
  choose(phase: Phase, tally: SessionTally, place: Place): CatalogueExercise | undefined {
    let best: CatalogueExercise | undefined;
    let bestScore = -Infinity;
    for (const { exercise, score, timesUsed } of this.byPhase[phase]) {
      if (!place(exercise)) continue;
      const repeated = REPEATED_EXERCISE_COST * timesUsed + REPEATED_PATTERN_COST * tally.count(exercise.pattern);
      const wanted = score + CHANCE_WEIGHT * this.random() - repeated;
      if (wanted > bestScore) [best, bestScore] = [exercise, wanted];
    }
    return best;
  }

  /** Whether an earlier session has this exercise. */
  wasUsed(exercise: CatalogueExercise): boolean {
    return this.used.has(exercise);
  }

  /** Counts the exercises of a finished session, so that later ones prefer others. */
  remember(session: readonly CatalogueExercise[]): void {
    for (const exercise of session) {
      const candidate = this.bySlug.get(exercise.slug);
      this.used.add(exercise);
      if (candidate !== undefined) candidate.timesUsed += 1;
    }
  }
}

/** A place for exercises of these kinds. */
export function ofKind(...kinds: readonly ExerciseKind[]): Place {
  return (exercise) => kinds.includes(exercise.kind);
}
