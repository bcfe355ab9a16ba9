import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { type Athlete, suitsAthlete } from '@anwurf/domain/plan/age-stage';
import type { GeneratedPlan, PlanExercise } from '@anwurf/domain/plan/generated-plan';
import { weekLines } from '@anwurf/domain/plan/plan-text';
import { type PlanValidation, validatePlan } from '@anwurf/domain/plan/validate-plan';
import { athleteOf } from '@anwurf/domain/plan/usable-exercises';
import { foldSpelling } from '@anwurf/domain/vocabulary/spelling';
import type { PlanFacts } from './plan-facts.ts';

/** Facts that an external plan is checked against. */
export type ForeignPlanCheck = Pick<PlanFacts, 'questionnaire' | 'profile' | 'complaints' | 'age' | 'catalogue'> & {
  /** Names of the player's own exercises. */
  readonly ownExercises: readonly string[];
};

// Postgres cannot store NUL; texts are shown as they are, so markup is refused.
const unwanted = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\p{Surrogate}]|<[a-z!/?]/iu;
const longestDescription = 8000;
const maxProblems = 50;

function textProblems(plan: GeneratedPlan): string[] {
  const texts = { Name: plan.name, Beschreibung: plan.description, Dauer: plan.durationRecommendation, Begründung: plan.reason ?? '' };
  const wrong = Object.entries(texts).flatMap(([field, text]) => (unwanted.test(text) ? [field] : []));
  if (plan.weeks?.some(({ note }) => unwanted.test(note)) === true) wrong.push('Wochen');
  return wrong.map((field) => `${field}: nur einfacher Text, ohne HTML und Steuerzeichen.`);
}

function exerciseProblems(exercise: PlanExercise, known: CatalogueExercise | undefined, athlete: Athlete): string[] {
  const problems: string[] = [];
  if (known !== undefined && known.phase !== exercise.phase) problems.push(`gehört in die Phase ${known.phase}`);
  if (known !== undefined && !suitsAthlete(athlete, known)) problems.push('ist für dieses Alter oder so viel Erfahrung zu schwer');
  if (exercise.videoLink !== null && !exercise.videoLink.startsWith('https://')) problems.push('hat einen Link ohne https');
  if (unwanted.test(exercise.description)) problems.push('hat eine Beschreibung mit HTML oder Steuerzeichen');
  return problems;
}

/** Reason and weeks have no columns: appends them to the description, unless it contains them. */
function describe({ description, reason, weeks = [] }: GeneratedPlan): string {
  const additions = [...(reason === undefined ? [] : [`Warum dieser Plan? ${reason}`]), ...weekLines(weeks)];
  return [description, ...additions.filter((text) => !description.includes(text))].join('\n\n').trim().slice(0, longestDescription);
}

function indexByName(catalogue: readonly CatalogueExercise[]): (name: string) => CatalogueExercise | undefined {
  const byName = new Map(catalogue.map((exercise) => [foldSpelling(exercise.name), exercise]));
  return (name) => byName.get(foldSpelling(name));
}

/**
 * Checks an external plan: by `validatePlan`, and that every exercise is in its phase and suits the player's age and experience,
 * that links are https and texts plain.
 * @param candidate unknown value
 * @returns the plan to store, with missing texts from the catalogue; or German problems
 */
export function checkForeignPlan(candidate: unknown, { ownExercises, ...check }: ForeignPlanCheck): PlanValidation {
  const validation = validatePlan(candidate, { ...check, ownExercises: ownExercises.map((name) => ({ name })) });
  if (!validation.ok) return validation;
  const { plan } = validation;
  const findKnown = indexByName(check.catalogue);
  const athlete = athleteOf(check);
  const problems = plan.sessions.flatMap(({ exercises }, index) =>
    exercises.flatMap((exercise) =>
      exerciseProblems(exercise, findKnown(exercise.name), athlete).map(
        (problem) => `Einheit ${index + 1}: „${exercise.name}“ ${problem}.`,
      ),
    ),
  );
  problems.push(...textProblems(plan));
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, maxProblems) };

  const sessions = plan.sessions.map(({ exercises, ...session }) => ({
    ...session,
    exercises: exercises.map((exercise) => {
      const known = findKnown(exercise.name);
      const description = exercise.description.trim() === '' ? (known?.instruction ?? '') : exercise.description;
      return { ...exercise, name: known?.name ?? exercise.name, description, videoLink: exercise.videoLink ?? known?.videoLink ?? null };
    }),
  }));
  return { ok: true, plan: { ...plan, description: describe(plan), sessions } };
}
