import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import { STRESS_TAGS, stressOf, type StressTag } from '../catalogue/stress.ts';
import type { WeekElement } from '../catalogue/week-element.ts';
import { type Complaint, LEVEL_OF_A_NAMED_REGION, painLightOf, STOP_FROM } from '../coach/complaint.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';

/** What loads a region. Coaching judgement: what a physiotherapist would ask to leave out first. */
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

/** What keeps a region strong; it is graded by the complaint, never dropped below the level of stopping. */
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

/** Whether an exercise strengthens a region that hurts. */
export function strengthens(region: BodyRegion): (exercise: Pick<CatalogueExercise, 'elements'>) => boolean {
  const elements = PREVENTION_OF_REGION[region];
  return ({ elements: covered }) => covered.some((element) => elements.includes(element));
}

/** The most stress a region may get at a level of pain, 0 to 3. */
export function allowedStress(level: number): number {
  const light = painLightOf(level);
  if (light === 'train') return 3;
  if (light === 'stop') return 0;
  return level <= 3 ? 2 : 1;
}

/** The complaints that count: the reported ones, and regions of the questionnaire that nobody reported on since. */
export function complaintsOf({ contraindications }: Questionnaire, reported: readonly Complaint[]): Complaint[] {
  const named = contraindications
    .filter((region) => !reported.some((complaint) => complaint.region === region))
    .map((region) => ({ region, level: LEVEL_OF_A_NAMED_REGION }));
  return [...reported, ...named];
}

/** The most of each kind of stress an exercise may have; a tag that no complaint bounds is missing. */
export type StressLimits = ReadonlyMap<StressTag, number>;

/** The bounds of all complaints together: the strictest counts. */
export function stressLimits(complaints: readonly Complaint[]): StressLimits {
  const limits = new Map<StressTag, number>();
  for (const { region, level } of complaints) {
    const allowed = allowedStress(level);
    if (allowed === 3) continue;
    for (const tag of STRESS_OF_REGION[region]) limits.set(tag, Math.min(limits.get(tag) ?? 3, allowed));
  }
  return limits;
}

/** The kinds of stress with which an exercise goes beyond the bounds. */
export function stressBeyond(limits: StressLimits, exercise: Pick<CatalogueExercise, 'stress'>): StressTag[] {
  return STRESS_TAGS.filter((tag) => stressOf(exercise, tag) > (limits.get(tag) ?? 3));
}

type Strain = Pick<CatalogueExercise, 'stress' | 'contraindications'>;

/** An exercise of the operator may say only which regions it loads: then it is left out from the level of adapting on. */
function strainsUntagged({ stress, contraindications }: Strain, spared: readonly BodyRegion[]): boolean {
  return Object.keys(stress).length === 0 && contraindications.some((region) => spared.includes(region));
}

/** Whether an exercise keeps the bounds of a region. */
export function keepsLimits(exercise: Strain, region: BodyRegion, limits: StressLimits): boolean {
  return stressBeyond(limits, exercise).length === 0 && !strainsUntagged(exercise, [region]);
}

/** Whether an exercise is fit for somebody with these complaints. */
export function sparesComplaints(complaints: readonly Complaint[]): (exercise: Strain) => boolean {
  const limits = [...stressLimits(complaints)];
  const spared = complaints.filter(({ level }) => painLightOf(level) !== 'train').map(({ region }) => region);
  return (exercise) => limits.every(([tag, allowed]) => stressOf(exercise, tag) <= allowed) && !strainsUntagged(exercise, spared);
}

/** Regions that still get their prevention: everything below the level of stopping. */
export function regionsToStrengthen(complaints: readonly Complaint[]): BodyRegion[] {
  return complaints.filter(({ level }) => level > 0 && level < STOP_FROM).map(({ region }) => region);
}

/** Regions that are so bad that a professional should see them. */
export function regionsToStop(complaints: readonly Complaint[]): BodyRegion[] {
  return complaints.filter(({ level }) => level >= STOP_FROM).map(({ region }) => region);
}
