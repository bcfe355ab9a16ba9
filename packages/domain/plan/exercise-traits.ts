import type { CatalogueExercise, MovementPattern } from '../exercise/catalogue-exercise.ts';
import { stressOf } from '../exercise/stress.ts';
import { loweringSeconds, SLOW_LOWERING_SECONDS } from '../exercise/tempo.ts';
import type { WeekElement } from '../exercise/week-element.ts';

/** More repetitions are steps of a carry, not of a lift. */
export const MAX_REPS_OF_LIFTING = 15;

/** Whether its sets are tiring; mobility is not. */
export function countsAsWork({ phase, kind }: CatalogueExercise): boolean {
  return phase === 'main' && kind !== 'mobility';
}

/** Whether an exercise prevents injuries: by its kind, for the shoulder, or by landing. */
export function isPreventive({ kind, elements }: CatalogueExercise): boolean {
  return kind === 'prevention' || elements.includes('cuff') || elements.includes('landing');
}

/** Whether an exercise is for goalkeepers alone. */
export function isMadeForGoalkeepers({ positions }: CatalogueExercise): boolean {
  return positions.length === 1 && positions[0] === 'Torwart';
}

/** Whether an exercise is weight lifting for strength or power. */
export function isLifting({ phase, metric, kind }: CatalogueExercise): boolean {
  return phase === 'main' && metric === 'weight_reps' && (kind === 'strength' || kind === 'power');
}

const LIFT_ELEMENTS: readonly WeekElement[] = ['kneeDominant', 'hinge', 'horizontalPush', 'verticalPush', 'horizontalPull', 'verticalPull'];

const LIFT_PATTERNS: readonly MovementPattern[] = ['knee', 'hip', 'push', 'pull'];
/**
 * Single-joint, straight-arm, unstable, rack, slow eccentric or bent-back lifts: fine for eight repetitions and more, unsuitable
 * for three.
 */
const ASSISTANCE: readonly string[] = [
  'bank-rudern-im-stuetz',
  'beinpresse-langsam-ab',
  'beinstrecker',
  'beinstrecker-einbeinig',
  'hantel-bankdruecken-einarmig',
  'hantel-kreuzheben-einbeinig',
  'hantel-schulterdruecken-kniend',
  'hantel-ueberzug',
  'kabelzug-durchzug',
  'kabelzug-huefte-seitlich',
  'kabelzug-knieheben',
  'kabelzug-pullover',
  'kabelzug-stoss',
  'kettlebell-ausfallschritt-durchreichen',
  'kettlebell-einbeiniges-kreuzheben',
  'langhantel-good-morning',
  'langhantel-ueberzug',
  'latzug-einarmig',
  'latzug-exzentrisch',
  'latzug-gestreckte-arme',
  'rueckenstrecker',
  'rueckenstrecker-huefte',
  'rueckenstrecker-rotation',
  'schlitten-rudern',
  'schulterpresse-langsam',
];

/** Whether an exercise is a lift that is kept and progressed through the whole plan: large muscles, a weight, few repetitions. */
export function isMainLift(exercise: CatalogueExercise): boolean {
  return (
    isLifting(exercise) &&
    exercise.kind === 'strength' &&
    exercise.pattern !== null &&
    LIFT_PATTERNS.includes(exercise.pattern) &&
    !exercise.equipment.includes('Medizinball') &&
    !ASSISTANCE.includes(exercise.slug) &&
    (exercise.defaults.reps ?? Infinity) <= MAX_REPS_OF_LIFTING &&
    exercise.elements.some((element) => LIFT_ELEMENTS.includes(element))
  );
}

/** The lifts that a lifter's week has if the equipment allows. */
export const WEEK_LIFTS = ['squat', 'hinge', 'verticalPull', 'row', 'press'] as const;

export type WeekLift = (typeof WEEK_LIFTS)[number];

/** Bridges and thrusts lift the pelvis between shoulders and feet: they train the hip without lifting from the floor. */
const BRIDGES: readonly string[] = [
  'bank-fersenbruecke-einbeinig',
  'bank-hip-thrust-einbeinig-hantel',
  'einbeinige-hueftbruecke',
  'ferse-bruecke-lang',
  'frosch-bruecke',
  'hantel-hueftheben',
  'hip-thrust-bank',
  'hip-thrust-einbeinig',
  'kasten-hueftbruecke',
  'langhantel-hip-thrust',
  'langhantel-hueftbruecke',
  'medizinball-beinbeuge-bruecke',
];

/** Whether an exercise is a bridge or thrust, of whatever equipment and pattern. */
export function isBridge({ slug }: Pick<CatalogueExercise, 'slug'>): boolean {
  return BRIDGES.includes(slug);
}

/** They move the shoulder blade or a straight arm alone. */
const PARTS_OF_PULLS: readonly string[] = [
  'hantel-ueberzug',
  'kabelzug-pullover',
  'langhantel-ueberzug',
  'latzug-gestreckte-arme',
  'stange-schulterblattzug',
];

/** Which of the week's lifts an exercise is; a squat stands on both legs, a hinge lifts from the floor or swings. */
export function weekLiftOf(exercise: CatalogueExercise): WeekLift | null {
  const { pattern, elements, perSide, kind, metric } = exercise;
  const isLift = isMainLift(exercise);
  if (isLift && pattern === 'knee' && !perSide) return 'squat';
  if (pattern === 'hip' && isLifting(exercise) && elements.includes('hinge') && !isBridge(exercise)) return 'hinge';
  if (isLift && pattern === 'push') return 'press';
  if (pattern !== 'pull' || kind !== 'strength' || metric === 'seconds' || PARTS_OF_PULLS.includes(exercise.slug)) return null;
  return elements.includes('verticalPull') ? 'verticalPull' : elements.includes('horizontalPull') ? 'row' : null;
}

/** Whether an exercise is unloaded running at maximum speed over a measured distance. */
export function isTrueSprint({ kind, pattern, metric, equipment }: CatalogueExercise): boolean {
  return kind === 'speed' && pattern === 'sprint' && metric === 'metres' && equipment.length === 0;
}

/**
 * Whole-body endurance work at a sustainable pace: running if there is room, else on the spot or on an ergometer. Many
 * repetitions with a weight tire a muscle before the heart.
 */
export function isAerobic(exercise: CatalogueExercise): boolean {
  return (
    exercise.kind === 'endurance' &&
    exercise.pattern === 'conditioning' &&
    exercise.metric !== 'weight_reps' &&
    stressOf(exercise, 'sprint') < 2
  );
}

/** Whether an exercise has an eccentric slow enough to cause soreness: not on the day before a match. */
export function isSlowEccentric({ phase, defaults: { tempo }, elements }: CatalogueExercise): boolean {
  return phase === 'main' && (elements.includes('eccentricHamstring') || (loweringSeconds(tempo) ?? 0) >= SLOW_LOWERING_SECONDS);
}
