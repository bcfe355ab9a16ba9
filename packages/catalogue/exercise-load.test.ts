import { expect, it } from 'vitest';
import type { Equipment } from '@anwurf/domain/vocabulary/equipment';
import { CATALOGUE } from './catalogue.ts';
import type { CatalogueExercise, MovementPattern } from '@anwurf/domain/exercise/catalogue-exercise';
import { type StressTag, stressOf } from '@anwurf/domain/exercise/stress';
import { STRESS_OF_REGION } from '@anwurf/domain/plan/complaint-limits';

const MAIN = CATALOGUE.filter(({ phase }) => phase === 'main');

/** Main exercises that stress joints, tendons and spine so little that they suit every complaint. */
const GENTLE: readonly string[] = [
  'band-pallof',
  'einbeinstand-augen-zu',
  'einbeinstand-stoerung',
  'fussgewoelbe-kurz',
  'kabelzug-pallof',
  'kaefer',
  'medizinball-einbein-uebergabe',
  'schienbeinheben',
];

/** Stress that a movement pattern always has. */
const STRESS_BY_PATTERN: Readonly<Partial<Record<MovementPattern, readonly StressTag[]>>> = {
  sprint: ['sprint'],
  cut: ['changeOfDirection'],
  jump: ['landing'],
  throw: ['throwing'],
  push: ['pressing'],
  hamstring: ['hamstringLengthening'],
  groin: ['adduction'],
};
const WITHOUT_ITS_STRESS: readonly string[] = [
  'schnelle-fuesse-linie', // the feet are fast, the body stays
];

const STUDIO_ONLY: readonly Equipment[] = [
  'Kabelzugturm',
  'Beinpresse',
  'Latzugmaschine',
  'Brustpresse',
  'Beinbeuger/-strecker',
  'Rückenstrecker',
  'Schulterpresse',
  'Wadenhebemaschine',
];
const HEAVY: readonly Equipment[] = ['Hanteln', 'Kettlebell', 'Medizinball', 'Schlitten', 'Langhantel', ...STUDIO_ONLY];

/** The apparatus only supports the body, or the ball is only rolled or stood on. */
const OWN_WEIGHT: readonly string[] = [
  'langhantel-ausrollen',
  'langhantel-umgekehrtes-rudern',
  'medizinball-beinbeuge-bruecke',
  'medizinball-liegestuetz',
  'medizinball-stuetz-rollen',
  'rueckenstrecker-armzug',
  'rueckenstrecker-einbeinig',
  'rueckenstrecker-halten',
  'rueckenstrecker-mobil',
];

/** Stress whose highest level is not for the first day. */
const NEEDS_EXPERIENCE: readonly StressTag[] = [
  'changeOfDirection',
  'landing',
  'overhead',
  'throwing',
  'loadedHipHinge',
  'hamstringLengthening',
  'adduction',
];

function slugsWhere(isWrong: (exercise: CatalogueExercise) => boolean): string[] {
  return MAIN.filter(isWrong).map(({ slug }) => slug);
}

function isHeavy({ equipment }: CatalogueExercise): boolean {
  return equipment.some((item) => HEAVY.includes(item));
}

it('has the stress of every main exercise, or lists it as gentle', () => {
  expect(slugsWhere(({ slug, stress }) => (Object.keys(stress).length === 0) !== GENTLE.includes(slug))).toEqual([]);
});

it('has the stress that a movement always has', () => {
  const lacks = (exercise: CatalogueExercise) => {
    const needed = exercise.pattern === null ? [] : (STRESS_BY_PATTERN[exercise.pattern] ?? []);
    return needed.some((tag) => stressOf(exercise, tag) === 0);
  };
  expect(slugsWhere((exercise) => lacks(exercise) && !WITHOUT_ITS_STRESS.includes(exercise.slug))).toEqual([]);
});

it('requires a hall for more floor than a room has, including run-out unless it stops', () => {
  const tooLong = CATALOGUE.filter(({ place, spaceMetres }) => place === 'anywhere' && spaceMetres > 5);
  expect(tooLong.map(({ slug }) => slug)).toEqual([]);
  const runOut = 5;
  expect(
    slugsWhere(
      ({ kind, pattern, elements, defaults: { metres }, spaceMetres }) =>
        kind === 'speed' && pattern === 'sprint' && !elements.includes('landing') && metres !== null && spaceMetres < metres + runOut,
    ),
  ).toEqual([]);
});

it('keeps machines in the studio', () => {
  const wrong = CATALOGUE.filter(({ equipment, place }) => equipment.some((item) => STUDIO_ONLY.includes(item)) !== (place === 'studio'));
  expect(wrong.filter(({ equipment }) => !equipment.includes('Schlitten')).map(({ slug }) => slug)).toEqual([]);
});

it('logs or notes every held, pushed or thrown weight', () => {
  const isNoted = ({ metric, measure }: CatalogueExercise) => metric === 'weight_reps' || / in k?g$/.test(measure ?? '');
  expect(slugsWhere((exercise) => isHeavy(exercise) && !isNoted(exercise) && !OWN_WEIGHT.includes(exercise.slug))).toEqual([]);
});

it('notes the height of a box and the strength of a band', () => {
  const isVague = ({ equipment, measure }: CatalogueExercise) =>
    (equipment.includes('Sprungbox') && measure?.includes('cm') !== true) ||
    (equipment.join() === 'Theraband' && !/band/i.test(measure ?? ''));
  expect(slugsWhere(isVague)).toEqual([]);
});

it('has nothing explosive with weights and no stress of the highest level on the first day', () => {
  const isTooEasy = (exercise: CatalogueExercise) =>
    (exercise.kind === 'power' && exercise.equipment.some((item) => ['Hanteln', 'Kettlebell', 'Langhantel'].includes(item))) ||
    NEEDS_EXPERIENCE.some((tag) => stressOf(exercise, tag) === 3);
  expect(slugsWhere((exercise) => exercise.level === 1 && isTooEasy(exercise))).toEqual([]);
});

/** The forearm rests on the thigh. */
const IS_HELD_ELSEWHERE: readonly string[] = ['griff-unterarm-hantel'];

it('a dumbbell or kettlebell that is gripped loads the shoulder it hangs from, so that a sore one is spared', () => {
  const shoulder = STRESS_OF_REGION.Schulter;
  const gripped = CATALOGUE.filter(
    (exercise) => exercise.equipment.some((gear) => gear === 'Hanteln' || gear === 'Kettlebell') && stressOf(exercise, 'grip') > 0,
  );
  expect(gripped.length).toBeGreaterThan(30);
  const silent = gripped.filter((exercise) => shoulder.every((tag) => stressOf(exercise, tag) === 0));
  expect(silent.map(({ slug }) => slug)).toEqual(IS_HELD_ELSEWHERE);
});

/** Steps out of the position at once. */
const LEAVES_THE_KNEES: readonly string[] = ['dehnung-herabschauend'];

it('knows of every position on the knees, so that a sore knee is spared', () => {
  const onTheKnees = /Kniestand|Halbkniestand|Vierfüßlerstand|stütz auf den Knien|[.,:] [Kk]nie (auf|hinter|mit|so|vor)\b/;
  const kneeling = CATALOGUE.filter(({ name, instruction }) => onTheKnees.test(`${name}. ${instruction}`));
  expect(kneeling.length).toBeGreaterThan(30);
  expect(kneeling.filter((exercise) => stressOf(exercise, 'kneeling') === 0).map(({ slug }) => slug)).toEqual(LEAVES_THE_KNEES);
});
