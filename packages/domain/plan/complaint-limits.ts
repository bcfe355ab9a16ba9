import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import { STRESS_TAGS, stressOf, type StressTag } from '../exercise/stress.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import { type Complaint, LEVEL_OF_A_NAMED_REGION, painLightOf, STOP_FROM } from '../coach/complaint.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';

/** Stress that loads a region. Coaching judgement: the first things a physiotherapist would omit. */
export const STRESS_OF_REGION: Readonly<Record<BodyRegion, readonly StressTag[]>> = {
  Schulter: ['overhead', 'throwing', 'pressing', 'armSupport'],
  Ellbogen: ['throwing', 'grip', 'pressing'],
  Handgelenk: ['armSupport', 'grip'],
  'unterer Rücken': ['spineFlexion', 'spineExtension', 'spineRotation', 'loadedHipHinge', 'impact'],
  Hüfte: ['deepKneeFlexion', 'changeOfDirection', 'adduction', 'loadedHipHinge'],
  Adduktoren: ['adduction', 'changeOfDirection', 'sprint'],
  Oberschenkelrückseite: ['hamstringLengthening', 'sprint', 'loadedHipHinge'],
  Knie: ['deepKneeFlexion', 'landing', 'changeOfDirection', 'impact'],
  Sprunggelenk: ['landing', 'changeOfDirection', 'impact', 'sprint'],
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

type Strain = Pick<CatalogueExercise, 'stress' | 'contraindications'>;

/** An operator's exercise may only name the regions it loads: it is then omitted from the adapt level on. */
function strainsUntagged({ stress, contraindications }: Strain, spared: readonly BodyRegion[]): boolean {
  return Object.keys(stress).length === 0 && contraindications.some((region) => spared.includes(region));
}

/** Whether an exercise respects the limits of a region. */
export function keepsLimits(exercise: Strain, region: BodyRegion, limits: StressLimits): boolean {
  return stressBeyond(limits, exercise).length === 0 && !strainsUntagged(exercise, [region]);
}

/** Whether an exercise respects the limits of these complaints. */
export function sparesComplaints(complaints: readonly Complaint[]): (exercise: Strain) => boolean {
  const limits = [...stressLimits(complaints)];
  const spared = complaints.filter(({ level }) => painLightOf(level) !== 'train').map(({ region }) => region);
  return (exercise) => limits.every(([tag, allowed]) => stressOf(exercise, tag) <= allowed) && !strainsUntagged(exercise, spared);
}

/** Regions that still get prevention: all below the stop level. */
export function regionsToStrengthen(complaints: readonly Complaint[]): BodyRegion[] {
  return complaints.filter(({ level }) => level > 0 && level < STOP_FROM).map(({ region }) => region);
}

/** Regions at the stop level, which a professional should see. */
export function regionsToStop(complaints: readonly Complaint[]): BodyRegion[] {
  return complaints.filter(({ level }) => level >= STOP_FROM).map(({ region }) => region);
}
