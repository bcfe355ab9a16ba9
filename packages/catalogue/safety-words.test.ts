import { expect, it } from 'vitest';
import type { CatalogueExercise, MovementPattern } from '@anwurf/domain/exercise/catalogue-exercise';
import { stressOf } from '@anwurf/domain/exercise/stress';
import { CATALOGUE } from './catalogue.ts';

const MAIN = CATALOGUE.filter(({ phase }) => phase === 'main');

/** Movements in which a hold is pressed or pulled with much of one's strength. */
const FORCEFUL: readonly MovementPattern[] = ['push', 'pull', 'knee', 'hip', 'calf', 'hamstring', 'groin'];

function withoutWords(exercises: readonly CatalogueExercise[], ...words: readonly RegExp[]): string[] {
  return exercises.filter(({ instruction }) => words.some((word) => !word.test(instruction))).map(({ slug }) => slug);
}

function isCalledIsometric({ slug, name, synonyms }: CatalogueExercise): boolean {
  return /isometr|\biso\b/i.test([slug, name, ...synonyms].join(' '));
}

function isForcefulHold({ kind, pattern, metric }: CatalogueExercise): boolean {
  return (kind === 'strength' || kind === 'prevention') && metric === 'seconds' && pattern !== null && FORCEFUL.includes(pattern);
}

it('says to breathe where strength is held', () => {
  const holds = MAIN.filter((exercise) => isCalledIsometric(exercise) || isForcefulHold(exercise));
  expect(holds.length).toBeGreaterThan(20);
  expect(withoutWords(holds, /[Aa]tm|Atem|Luft/)).toEqual([]);
});

it('says in every neck drill to breathe, and to wait for a doctor’s release after a blow to the head', () => {
  const drills = MAIN.filter((exercise) => stressOf(exercise, 'neck') > 0);
  expect(drills.length).toBeGreaterThanOrEqual(5);
  expect(withoutWords(drills, /Nach einem Kopftreffer erst wieder/, /ärztlich freigegeben/, /[Aa]tme|Luft/)).toEqual([]);
});

it('says what lies under the knees and what holds the feet in every Nordic exercise', () => {
  const nordics = MAIN.filter(({ name }) => name.startsWith('Nordische'));
  expect(nordics.map(({ slug }) => slug)).toHaveLength(4);
  expect(withoutWords(nordics, /Unterlage|Matte/, /Partner|Sprosse|gepolsterten Fersen/)).toEqual([]);
});

it('calls a throw or slam no work for the cuff, unless the arm alone brakes or catches', () => {
  const cuff = MAIN.filter(({ elements, stress }) => elements.includes('cuff') && (stress.throwing ?? 0) > 0);
  expect(cuff.filter(({ pattern }) => pattern !== 'shoulder').map(({ slug }) => slug)).toEqual([]);
  expect(cuff.filter(({ perSide }) => !perSide).map(({ slug }) => slug)).toEqual([]);
});

it('counts holding things with the fingers as no pull of the arms', () => {
  const grips = MAIN.filter(({ pattern }) => pattern === 'grip');
  expect(grips.filter(({ elements }) => elements.length > 0).map(({ slug }) => slug)).toEqual([]);
});

it('says where a band is fastened that pulls from outside', () => {
  const steps = ({ instruction }: CatalogueExercise) => instruction.split('Häufiger Fehler')[0] ?? '';
  const pulling = MAIN.filter(
    (exercise) => exercise.equipment.join() === 'Theraband' && /Band.* (zieht|hält|läuft|Zug|Gegenseite)/.test(steps(exercise)),
  );
  expect(pulling.length).toBeGreaterThan(5);
  expect(withoutWords(pulling, /efestig|auf das Band/)).toEqual([]);
});

it('says what lies under the knees where one works on them', () => {
  const onTheKnees = MAIN.filter(
    (exercise) => exercise.kind !== 'mobility' && exercise.kind !== 'speed' && stressOf(exercise, 'kneeling') > 0,
  );
  expect(onTheKnees.length).toBeGreaterThan(12);
  expect(withoutWords(onTheKnees, /Unterlage|Matte/)).toEqual([]);
});

it('says how high a box may be that one jumps onto or lands from', () => {
  const boxes = MAIN.filter(
    (exercise) =>
      exercise.equipment.some((gear) => gear === 'Sprungbox' || gear === 'Kasten/Sprossenwand') && stressOf(exercise, 'landing') > 0,
  );
  expect(boxes.length).toBeGreaterThan(12);
  expect(withoutWords(boxes, /niedrig|höchstens|zu hohe Box|einen Kasten wählen|\d+ (bis \d+ )?Zentimeter/)).toEqual([]);
});

it('asks for safeties or a helper where a heavy bar could pin one down', () => {
  const underTheBar = MAIN.filter(
    ({ equipment, kind, pattern, perSide, metric, stress }) =>
      equipment.includes('Langhantel') &&
      kind === 'strength' &&
      metric === 'weight_reps' &&
      !perSide &&
      (pattern === 'knee' || (pattern === 'push' && stress.overhead === undefined)),
  );
  expect(underTheBar.length).toBeGreaterThanOrEqual(6);
  expect(withoutWords(underTheBar, /Sicherung|Helfer/)).toEqual([]);
});

it('gives the most kilograms of a medicine ball that one arm throws or catches over the shoulder', () => {
  const oneArm = MAIN.filter(
    ({ equipment, perSide, stress }) =>
      equipment.join() === 'Medizinball' && perSide && (stress.overhead ?? 0) >= 2 && (stress.throwing ?? 0) > 0,
  );
  expect(oneArm.length).toBeGreaterThanOrEqual(4);
  expect(withoutWords(oneArm, /höchstens einem Kilogramm/)).toEqual([]);
});

it('warns of the rebound of a ball that is slammed down', () => {
  const slams = MAIN.filter(({ instruction, equipment }) => equipment.includes('Medizinball') && instruction.includes('schmettere'));
  expect(slams.length).toBeGreaterThanOrEqual(2);
  expect(withoutWords(slams, /der kaum springt/)).toEqual([]);
});

it('calls no inward rotation work for the cuff, which is rotation outwards and the shoulder blade', () => {
  const inwards = MAIN.filter(({ name }) => name.startsWith('Innenrotation'));
  expect(inwards.map(({ slug }) => slug)).toHaveLength(2);
  expect(inwards.filter(({ elements }) => elements.includes('cuff')).map(({ slug }) => slug)).toEqual([]);
});
