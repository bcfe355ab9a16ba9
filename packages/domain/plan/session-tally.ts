import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';

/** Counts the exercises of a part of a session so far, by kind, movement and goal. */
export class SessionTally {
  private readonly counts = new Map<string, number>();
  private readonly exercises = new Set<CatalogueExercise>();

  /** The exercises in the order of addition. */
  get chosen(): CatalogueExercise[] {
    return [...this.exercises];
  }

  get size(): number {
    return this.exercises.size;
  }

  has(exercise: CatalogueExercise): boolean {
    return this.exercises.has(exercise);
  }

  /** Number of exercises with this kind, movement pattern or goal (their names differ). */
  count(feature: CatalogueExercise['kind'] | CatalogueExercise['pattern'] | CatalogueExercise['goals'][number]): number {
    return feature === null ? 0 : (this.counts.get(feature) ?? 0);
  }

  add(exercise: CatalogueExercise): void {
    this.exercises.add(exercise);
    // 'mobility' is a kind and a pattern: counted once.
    for (const feature of new Set([exercise.kind, exercise.pattern, ...exercise.goals])) {
      if (feature !== null) this.counts.set(feature, this.count(feature) + 1);
    }
  }
}
