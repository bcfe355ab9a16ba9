import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { equipmentLabel } from '../vocabulary/equipment.ts';
import { foldSpelling } from '../vocabulary/spelling.ts';
import type { Complaint } from '../coach/complaint.ts';
import { EMPTY_TRAINING_PROFILE, type TrainingProfile } from '../coach/training-profile.ts';
import { complaintsOf, sparesComplaints } from './complaint-limits.ts';
import { hasEquipmentFor, suitsPosition } from './exercise-choice.ts';
import { type GeneratedPlan, generatedPlanSchema, type PlanExercise } from './generated-plan.ts';
import { groupProblems } from './group-problems.ts';
import { fitsDuration } from './session-duration.ts';
import { trainingSeconds } from './training-seconds.ts';
import { sessionMinutes } from './week-frame.ts';

/** The player's own exercise; a plan may use it by its name. */
export interface OwnExerciseName {
  name: string;
}

export interface PlanCheck {
  questionnaire: Questionnaire;
  catalogue: readonly CatalogueExercise[];
  ownExercises?: readonly OwnExerciseName[];
  /** Newest report of each region; missing: none beside those of the questionnaire. */
  complaints?: readonly Complaint[];
  /** Missing: nothing answered. */
  profile?: TrainingProfile;
}

export type PlanValidation =
  | { ok: true; plan: GeneratedPlan }
  /** German sentences about what to change; never empty. */
  | { ok: false; problems: readonly string[] };

const MOST_PROBLEMS = 50;

/** Regions that an exercise loads more than their complaint allows. */
function strainedRegions(exercise: CatalogueExercise, complaints: readonly Complaint[]): string[] {
  return complaints.filter((complaint) => !sparesComplaints([complaint])(exercise)).map(({ region }) => region);
}

function catalogueProblems(
  exercise: CatalogueExercise,
  questionnaire: Questionnaire,
  complaints: readonly Complaint[],
  place: string,
): string[] {
  const problems: string[] = [];
  if (!hasEquipmentFor(questionnaire, exercise)) {
    const missing = exercise.equipment.filter((item) => !questionnaire.equipment.includes(item)).map(equipmentLabel);
    problems.push(`${place}: „${exercise.name}“ braucht Equipment, das nicht vorhanden ist (${missing.join(', ')}).`);
  }
  if (!suitsPosition(questionnaire, exercise)) {
    problems.push(`${place}: „${exercise.name}“ ist nicht für die Position ${questionnaire.position} gedacht.`);
  }
  const strained = strainedRegions(exercise, complaints);
  if (strained.length > 0) {
    problems.push(`${place}: „${exercise.name}“ belastet, was geschont werden soll (${strained.join(', ')}).`);
  }
  return problems;
}

function repeatedNames(exercises: readonly PlanExercise[]): string[] {
  const names = exercises.map(({ name }) => foldSpelling(name));
  return exercises.filter((exercise, index) => names.indexOf(foldSpelling(exercise.name)) !== index).map(({ name }) => name);
}

/** Facts that a session is checked against. */
interface SessionCheck {
  readonly questionnaire: Questionnaire;
  readonly profile: TrainingProfile;
  readonly complaints: readonly Complaint[];
  readonly findKnown: (name: string) => CatalogueExercise | 'own' | undefined;
}

function sessionProblems(session: GeneratedPlan['sessions'][number], place: string, check: SessionCheck): string[] {
  const { exercises, weekday = null } = session;
  const { questionnaire, complaints, findKnown } = check;
  const problems = exercises.flatMap(({ name }) => {
    const known = findKnown(name);
    if (known === undefined) return [`${place}: „${name}“ ist weder im Katalog noch eine eigene Übung.`];
    return known === 'own' ? [] : catalogueProblems(known, questionnaire, complaints, place);
  });
  problems.push(...repeatedNames(exercises).map((name) => `${place}: „${name}“ kommt mehr als einmal vor.`));
  problems.push(...groupProblems(exercises).map((problem) => `${place}: ${problem}`));
  if (!exercises.some(({ phase }) => phase === 'main')) problems.push(`${place}: Der Hauptteil fehlt.`);
  const wanted = sessionMinutes(weekday, check);
  if (!fitsDuration(exercises, wanted)) {
    const minutes = Math.round(trainingSeconds(exercises) / 60);
    problems.push(`${place}: dauert etwa ${minutes} Minuten statt ${wanted} (erlaubt sind 10 Prozent Abweichung).`);
  }
  return problems;
}

/** A plan must have one session for each of the week, or say that more of them alternate. */
function countProblems({ sessions, sessionsPerWeek }: GeneratedPlan, wanted: number): string[] {
  const takesTurns = sessionsPerWeek === wanted && sessions.length % wanted === 0;
  return sessions.length === wanted || takesTurns ? [] : [`Der Plan hat ${sessions.length} Einheiten, gewünscht sind ${wanted}.`];
}

/**
 * Validates an external plan (a model, an automation): its format, that every exercise is in the catalogue or one of the player's
 * own, that it uses only owned equipment, suits the position and respects complaints, that no exercise occurs twice in a session,
 * the number of sessions and their length.
 * @param candidate unknown value
 * @returns the parsed plan, or its problems, at most 50
 */
export function validatePlan(
  candidate: unknown,
  { questionnaire, catalogue, ownExercises = [], complaints = [], profile = EMPTY_TRAINING_PROFILE }: PlanCheck,
): PlanValidation {
  const parsed = generatedPlanSchema.safeParse(candidate);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `Format bei ${path.join('.') || 'Plan'}: ${message}`);
    return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  }
  const plan = parsed.data;
  const known = new Map<string, CatalogueExercise | 'own'>(catalogue.map((exercise) => [foldSpelling(exercise.name), exercise]));
  for (const { name } of ownExercises) known.set(foldSpelling(name), 'own');

  const check: SessionCheck = {
    questionnaire,
    profile,
    complaints: complaintsOf(questionnaire, complaints),
    findKnown: (name) => known.get(foldSpelling(name)),
  };
  const problems = [
    ...countProblems(plan, questionnaire.individualTrainingFrequency),
    ...plan.sessions.flatMap((session, index) => sessionProblems(session, `Einheit ${index + 1}`, check)),
  ];
  return problems.length === 0 ? { ok: true, plan } : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}
