import type { CatalogueExercise, ExerciseKind } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { Random } from './random.ts';

/** Which exercises may stand at one place of a session. */
export type Place = (exercise: CatalogueExercise) => boolean;

/** Whether the player owns everything the exercise needs. */
export function hasEquipmentFor(questionnaire: Questionnaire, exercise: CatalogueExercise): boolean {
  return exercise.equipment.every((needed) => questionnaire.equipment.includes(needed));
}

/** Whether the exercise is meant for the player's position. */
export function suitsPosition(questionnaire: Questionnaire, exercise: CatalogueExercise): boolean {
  return exercise.positions.length === 0 || exercise.positions.includes(questionnaire.position);
}

/**
 * How much a plan wants this exercise: the goals it serves (main goal first), work made for the
 * position, use of owned equipment, fewer repetitions of earlier sessions, and a bit of chance.
 */
export function exerciseScore(questionnaire: Questionnaire, exercise: CatalogueExercise, timesUsed: number, chance: number): number {
  const [mainGoal, ...secondaryGoals] = questionnaire.goals;
  const main = exercise.goals.some((goal) => goal === mainGoal) ? 2 : 0;
  const secondary = exercise.goals.filter((goal) => secondaryGoals.includes(goal)).length * 0.5;
  const position = exercise.positions.length > 0 ? 1.5 : 0;
  const equipment = exercise.equipment.length > 0 ? 1 : 0;
  return main + secondary + position + equipment - 3 * timesUsed + 2 * chance;
}

/** Chooses exercises for one plan and remembers what earlier sessions used. */
export class ExerciseChooser {
  private readonly timesUsed = new Map<string, number>();
  private readonly usable: readonly CatalogueExercise[];

  constructor(
    private readonly questionnaire: Questionnaire,
    catalogue: readonly CatalogueExercise[],
    private readonly random: Random,
  ) {
    this.usable = catalogue.filter((exercise) => hasEquipmentFor(questionnaire, exercise) && suitsPosition(questionnaire, exercise));
  }

  /** The most wanted exercise for the place, or undefined when none is left. */
  choose(place: Place): CatalogueExercise | undefined {
    let best: CatalogueExercise | undefined;
    let bestScore = -Infinity;
    for (const exercise of this.usable) {
      if (!place(exercise)) continue;
      const timesUsed = this.timesUsed.get(exercise.slug) ?? 0;
      const score = exerciseScore(this.questionnaire, exercise, timesUsed, this.random());
      if (score > bestScore) [best, bestScore] = [exercise, score];
    }
    return best;
  }

  /** Counts the exercises of a finished session, so that later ones prefer others. */
  remember(session: readonly CatalogueExercise[]): void {
    for (const { slug } of session) this.timesUsed.set(slug, (this.timesUsed.get(slug) ?? 0) + 1);
  }
}

/** A place for exercises of these kinds. */
export function ofKind(...kinds: readonly ExerciseKind[]): Place {
  return (exercise) => kinds.includes(exercise.kind);
}
