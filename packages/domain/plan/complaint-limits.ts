import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { STRESS_TAGS, stressOf, type StressTag } from '../exercise/stress.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import { gradeOf } from '../coach/graded-exercises.ts';
import { type Complaint, LEVEL_OF_A_NAMED_REGION, painLightOf, STOP_FROM } from '../coach/complaint.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import type { InjuredRegion } from '../vocabulary/injured-region.ts';

/** Stress that loads a region. Coaching judgement: the first things a physiotherapist would omit. */
export const STRESS_OF_REGION: Readonly<Record<BodyRegion, readonly StressTag[]>> = {
  Schulter: ['overhead', 'throwing', 'pressing', 'armSupport', 'shoulderLoad'],
  Ellbogen: ['throwing', 'grip', 'pressing'],
  Handgelenk: ['armSupport', 'grip'],
  'unterer Rücken': ['spineFlexion', 'spineExtension', 'spineRotation', 'loadedHipHinge', 'impact', 'landing'],
  Hüfte: ['deepKneeFlexion', 'changeOfDirection', 'adduction', 'loadedHipHinge', 'sprint', 'hipLoad', 'landing', 'impact'],
  Adduktoren: ['adduction', 'changeOfDirection', 'sprint'],
  Oberschenkelrückseite: ['hamstringLengthening', 'sprint', 'loadedHipHinge'],
  Knie: ['deepKneeFlexion', 'landing', 'changeOfDirection', 'impact', 'kneeling', 'kneeLoad'],
  Sprunggelenk: ['landing', 'changeOfDirection', 'impact', 'sprint', 'ankleLoad'],
};

/** Elements that strengthen a region; graded by the complaint, and omitted only from the stop level on. */
export const PREVENTION_OF_REGION: Readonly<Record<BodyRegion, readonly WeekElement[]>> = {
  Schulter: ['cuff'],
  Ellbogen: ['cuff', 'horizontalPull'],
  Handgelenk: ['cuff', 'horizontalPull'],
  'unterer Rücken': ['trunk', 'hinge'],
  Hüfte: ['hinge', 'adductor', 'kneeDominant'],
  Adduktoren: ['adductor'],
  Oberschenkelrückseite: ['eccentricHamstring', 'hinge'],
  Knie: ['kneeDominant', 'hinge', 'landing'],
  Sprunggelenk: ['calfAnkle'],
};

/** Whether an exercise strengthens a sore region. */
export function strengthens(region: BodyRegion): (exercise: Pick<CatalogueExercise, 'elements'>) => boolean {
  const elements = PREVENTION_OF_REGION[region];
  return ({ elements: covered }) => covered.some((element) => elements.includes(element));
}

/** The highest stress level that a region may get at a pain level, 0 to 3. */
export function allowedStress(level: number): number {
  const light = painLightOf(level);
  if (light === 'train') return 3;
  if (light === 'stop') return 0;
  return level <= 3 ? 2 : 1;
}

/** Current complaints: the reported ones, and regions of the questionnaire without a later report. */
export function complaintsOf({ contraindications }: Questionnaire, reported: readonly Complaint[]): Complaint[] {
  const named = contraindications
    .filter((region) => !reported.some((complaint) => complaint.region === region))
    .map((region) => ({ region, level: LEVEL_OF_A_NAMED_REGION }));
  return [...reported, ...named];
}

/** The highest level of each kind of stress; a missing tag is unlimited. */
export type StressLimits = ReadonlyMap<StressTag, number>;

/** The limits of all complaints together: the strictest counts. */
export function stressLimits(complaints: readonly Complaint[]): StressLimits {
  const limits = new Map<StressTag, number>();
  for (const { region, level } of complaints) {
    const allowed = allowedStress(level);
    if (allowed === 3) continue;
    for (const tag of STRESS_OF_REGION[region]) limits.set(tag, Math.min(limits.get(tag) ?? 3, allowed));
  }
  return limits;
}

/** Kinds of stress by which an exercise exceeds the limits. */
export function stressBeyond(limits: StressLimits, exercise: Pick<CatalogueExercise, 'stress'>): StressTag[] {
  return STRESS_TAGS.filter((tag) => stressOf(exercise, tag) > (limits.get(tag) ?? 3));
}

/** Fields that decide whether an exercise suits a sore region. */
export type Strain = Pick<CatalogueExercise, 'slug' | 'kind' | 'stress' | 'contraindications'>;

/** Stress of the fast kind: a sore region meets it with a jolt, whatever its level. */
const JOLTS: readonly StressTag[] = ['sprint', 'changeOfDirection', 'landing', 'impact', 'throwing'];

/** Whether it is done as fast as possible: speed and power by their kind. */
const isFast = ({ kind }: Strain) => kind === 'speed' || kind === 'power';

/** Highest stress that an exercise has on a region, 0 to 3. One that names the region without a tag of it is the operator’s, and counts in full. */
function strainOn(region: BodyRegion, exercise: Strain): number {
  const tagged = Math.max(...STRESS_OF_REGION[region].map((tag) => stressOf(exercise, tag)));
  return tagged === 0 && exercise.contraindications.includes(region) ? 3 : tagged;
}

/** Whether an exercise loads a region at all. */
export function loadsRegion(region: BodyRegion): (exercise: Strain) => boolean {
  return (exercise) => strainOn(region, exercise) > 0;
}

/** The grade that level 4 and 5 ask for: a reviewed one if it names the region, else only that nothing is fast. */
function isGraded(region: BodyRegion, exercise: Strain): boolean {
  if (exercise.contraindications.includes(region)) return gradeOf(exercise.slug, region) !== null;
  return !isFast(exercise) && STRESS_OF_REGION[region].every((tag) => !JOLTS.includes(tag) || stressOf(exercise, tag) === 0);
}

/** Whether an exercise suits a region at a pain level, 0 to 10. */
function sparesRegion({ region, level }: Complaint, exercise: Strain): boolean {
  const allowed = allowedStress(level);
  const strain = strainOn(region, exercise);
  if (allowed === 3 || strain === 0) return true;
  if (strain > allowed) return false;
  return allowed === 1 ? isGraded(region, exercise) : !(isFast(exercise) && exercise.contraindications.includes(region));
}

/** Whether an exercise respects the limits of a recovering region. One that names it without any tag is the operator's: omitted. */
export function keepsLimits(exercise: Pick<Strain, 'stress' | 'contraindications'>, region: InjuredRegion, limits: StressLimits): boolean {
  const isUntagged = Object.keys(exercise.stress).length === 0 && exercise.contraindications.some((named) => named === region);
  return stressBeyond(limits, exercise).length === 0 && !isUntagged;
}

/** Whether an exercise respects the limits of these complaints. */
export function sparesComplaints(complaints: readonly Complaint[]): (exercise: Strain) => boolean {
  const felt = complaints.filter(({ level }) => painLightOf(level) !== 'train');
  return (exercise) => felt.every((complaint) => sparesRegion(complaint, exercise));
}

/** Regions that still get prevention: all below the stop level. */
export function regionsToStrengthen(complaints: readonly Complaint[]): BodyRegion[] {
  return complaints.filter(({ level }) => level > 0 && level < STOP_FROM).map(({ region }) => region);
}

/** Regions at the stop level, which a professional should see. */
export function regionsToStop(complaints: readonly Complaint[]): BodyRegion[] {
  return complaints.filter(({ level }) => level >= STOP_FROM).map(({ region }) => region);
}
