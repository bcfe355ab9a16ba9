import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { equipmentLabel } from '../vocabulary/equipment.ts';
import { foldSpelling } from '../vocabulary/spelling.ts';
import { hasEquipmentFor, sparesRegions, suitsPosition } from './exercise-choice.ts';
import { type GeneratedPlan, generatedPlanSchema, type PlanExercise } from './generated-plan.ts';
import { fitsDuration } from './session-duration.ts';
import { trainingSeconds } from './training-seconds.ts';

/** An exercise the player wrote himself; a plan may use it by its name. */
export interface OwnExerciseName {
  name: string;
}

export interface PlanCheck {
  questionnaire: Questionnaire;
  catalogue: readonly CatalogueExercise[];
  ownExercises?: readonly OwnExerciseName[];
}

export type PlanValidation =
  | { ok: true; plan: GeneratedPlan }
  /** German sentences that say what to change; never empty. */
  | { ok: false; problems: readonly string[] };

const MOST_PROBLEMS = 50;

function catalogueProblems(exercise: CatalogueExercise, questionnaire: Questionnaire, place: string): string[] {
  const problems: string[] = [];
  if (!hasEquipmentFor(questionnaire, exercise)) {
    const missing = exercise.equipment.filter((item) => !questionnaire.equipment.includes(item)).map(equipmentLabel);
    problems.push(`${place}: „${exercise.name}“ braucht Equipment, das nicht vorhanden ist (${missing.join(', ')}).`);
  }
  if (!suitsPosition(questionnaire, exercise)) {
    problems.push(`${place}: „${exercise.name}“ ist nicht für die Position ${questionnaire.position} gedacht.`);
  }
  if (!sparesRegions(questionnaire, exercise)) {
    const strained = exercise.contraindications.filter((region) => questionnaire.contraindications.includes(region));
    problems.push(`${place}: „${exercise.name}“ belastet, was geschont werden soll (${strained.join(', ')}).`);
  }
  return problems;
}

function repeatedNames(exercises: readonly PlanExercise[]): string[] {
  const names = exercises.map(({ name }) => foldSpelling(name));
  return exercises.filter((exercise, index) => names.indexOf(foldSpelling(exercise.name)) !== index).map(({ name }) => name);
}

function sessionProblems(
  exercises: readonly PlanExercise[],
  place: string,
  questionnaire: Questionnaire,
  findKnown: (name: string) => CatalogueExercise | 'own' | undefined,
): string[] {
  const problems = exercises.flatMap(({ name }) => {
    const known = findKnown(name);
    if (known === undefined) return [`${place}: „${name}“ ist weder im Katalog noch eine eigene Übung.`];
    return known === 'own' ? [] : catalogueProblems(known, questionnaire, place);
  });
  problems.push(...repeatedNames(exercises).map((name) => `${place}: „${name}“ kommt mehr als einmal vor.`));
  if (!exercises.some(({ phase }) => phase === 'main')) problems.push(`${place}: Der Hauptteil fehlt.`);
  if (!fitsDuration(exercises, questionnaire.durationMinutes)) {
    const minutes = Math.round(trainingSeconds(exercises) / 60);
    problems.push(`${place}: dauert etwa ${minutes} Minuten statt ${questionnaire.durationMinutes} (erlaubt sind 10 Prozent Abweichung).`);
  }
  return problems;
}

/**
 * Checks a plan that was made elsewhere (a model, an automation): its format, that every exercise is in
 * the catalogue or one of the player's own, that only owned equipment is used, that it suits the
 * position and spares what hurts, that no exercise stands twice in a session, the number of sessions and their length.
 * @param candidate anything, also what is not a plan at all
 * @returns the plan in its checked form, or what is wrong with it, at most 50 problems
 */
export function validatePlan(candidate: unknown, { questionnaire, catalogue, ownExercises = [] }: PlanCheck): PlanValidation {
  const parsed = generatedPlanSchema.safeParse(candidate);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `Format bei ${path.join('.') || 'Plan'}: ${message}`);
    return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  }
  const plan = parsed.data;
  const known = new Map<string, CatalogueExercise | 'own'>(catalogue.map((exercise) => [foldSpelling(exercise.name), exercise]));
  for (const { name } of ownExercises) known.set(foldSpelling(name), 'own');

  const problems = plan.sessions.flatMap(({ exercises }, index) =>
    sessionProblems(exercises, `Einheit ${index + 1}`, questionnaire, (name) => known.get(foldSpelling(name))),
  );
  const wanted = questionnaire.individualTrainingFrequency;
  if (plan.sessions.length !== wanted) {
    problems.unshift(`Der Plan hat ${plan.sessions.length} Einheiten, gewünscht sind ${wanted}.`);
  }
  return problems.length === 0 ? { ok: true, plan } : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}
