import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { TrainingAge } from '../vocabulary/training-age.ts';

/** Stages of an athlete's age; an unknown age (null) is a separate, cautious stage. */
export type AgeStage = 'under14' | 'under16' | 'under18' | 'adult' | 'masters' | 'unknown';

const MASTERS_FROM = 40;

/** The stage of an age in full years. */
export function ageStageOf(age: number | null): AgeStage {
  if (age === null) return 'unknown';
  if (age < 14) return 'under14';
  if (age < 16) return 'under16';
  if (age < 18) return 'under18';
  return age < MASTERS_FROM ? 'adult' : 'masters';
}

/** Below 16: technique first, light loads, nothing explosive with weights. */
export function isYouth(stage: AgeStage): boolean {
  return stage === 'under14' || stage === 'under16';
}

/** Stage and experience, which limit how hard an athlete trains. */
export interface Athlete {
  readonly stage: AgeStage;
  /** 'neu' also when not answered. */
  readonly trainingAge: TrainingAge;
}

/** Whether an athlete stays further from failure: young, of unknown age, or new to weights. */
export function isCareful({ stage, trainingAge }: Athlete): boolean {
  return isYouth(stage) || stage === 'unknown' || trainingAge === 'neu';
}

/** Whether a known adult has lifted for a year or more: a requirement for heavy blocks. */
export function liftsHeavy({ stage, trainingAge }: Athlete): boolean {
  return (stage === 'adult' || stage === 'masters') && trainingAge !== 'neu';
}

/** The hardest level that a plan may contain. Only an experienced adult gets level 3. */
export function maxLevelOf({ stage, trainingAge }: Athlete): 1 | 2 | 3 {
  return stage === 'adult' && trainingAge === '3+' ? 3 : 2;
}

/** Heavy equipment: technique comes before load. A medicine ball is thrown, not lifted, and does not count. */
const WEIGHTS: readonly string[] = ['Hanteln', 'Kettlebell', 'Langhantel'];

/** Whether an exercise is a jump, swing or clean with a weight. */
export function isLoadedPower({ phase, kind, equipment }: Pick<CatalogueExercise, 'phase' | 'kind' | 'equipment'>): boolean {
  return phase === 'main' && kind === 'power' && equipment.some((item) => WEIGHTS.includes(item));
}

/** Falling from a height and jumping off at once: below 16 no such jumps. */
const DROP_JUMPS: readonly string[] = ['kasten-tiefsprung', 'niedersprung', 'niedersprung-stufe', 'tiefsprung-in-weitsprung'];

/** Whether an exercise is a drop jump. */
export function isDropJump({ slug }: Pick<CatalogueExercise, 'slug'>): boolean {
  return DROP_JUMPS.includes(slug);
}

/** Whether the exercise suits the athlete by its level and by how it loads. */
export function suitsAthlete(
  athlete: Athlete,
  exercise: Pick<CatalogueExercise, 'slug' | 'phase' | 'kind' | 'equipment' | 'level' | 'metric'>,
): boolean {
  if (exercise.level > maxLevelOf(athlete)) return false;
  if (isYouth(athlete.stage) && (isLoadedPower(exercise) || isDropJump(exercise))) return false;
  if (athlete.stage === 'under14' && exercise.equipment.includes('Langhantel')) return false;
  return athlete.trainingAge !== 'neu' || exercise.level === 1 || exercise.metric !== 'weight_reps';
}
