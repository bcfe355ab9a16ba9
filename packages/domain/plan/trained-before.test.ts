import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { EMPTY_TRAINING_PROFILE } from '../coach/training-profile.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { type BuiltPlan, buildPlan } from './build-plan.ts';
import { isMainLift } from './exercise-traits.ts';
import { type TrainedExercise, trainedBefore, variesBetweenBlocks } from './trained-before.ts';

const questionnaire: Questionnaire = {
  name: 'Ben',
  gender: 'male',
  position: 'Kreisläufer',
  goals: ['mehr_zweikampfe_gewinnen', 'explosiver_starten'],
  seasonPhase: 'Saisonvorbereitung',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 2,
  durationMinutes: 60,
  equipment: ['Hanteln'],
  contraindications: [],
};
const byName = new Map(CATALOGUE.map((exercise) => [exercise.name, exercise]));

function blockAfter(trained: readonly TrainedExercise[], seed: number): BuiltPlan {
  const profile = { ...EMPTY_TRAINING_PROFILE, trainingAge: '1-2' } as const;
  return buildPlan({ questionnaire, profile, catalogue: CATALOGUE, age: 24, seed, trained });
}

const mainRows = ({ sessions }: BuiltPlan) => sessions.flatMap(({ exercises }) => exercises.filter(({ phase }) => phase === 'main'));
const mainOf = (plan: BuiltPlan) => new Set(mainRows(plan).flatMap(({ name }) => byName.get(name) ?? []));

/** Over twelve players' next blocks: the share of exercises of a kind that the previous block already had. */
function repeatedShare(isMeant: (exercise: (typeof CATALOGUE)[number]) => boolean, knows: boolean): number {
  const blocks = Array.from({ length: 12 }, (_, index) => {
    const before = mainOf(blockAfter([], 2 * index));
    const trained = knows ? [...before].map(({ name }) => ({ name, weeks: 6 })) : [];
    const next = [...mainOf(blockAfter(trained, 2 * index + 1))].filter(isMeant);
    return { all: next.length, repeated: next.filter((exercise) => before.has(exercise)).length };
  });
  const sum = (key: 'all' | 'repeated') => blocks.reduce((total, block) => total + block[key], 0);
  return sum('repeated') / sum('all');
}

describe('the next block', () => {
  it('varies the accessories and keeps the main lifts', () => {
    expect(repeatedShare(variesBetweenBlocks, true)).toBeLessThan(0.2);
    // Chance alone repeats more.
    expect(repeatedShare(variesBetweenBlocks, false)).toBeGreaterThan(0.25);
    expect(repeatedShare(isMainLift, true)).toBeGreaterThan(0.5);
  });

  it('continues a studied schedule, and says so', () => {
    const nordic = 'Nordische Beinbeuge';
    const hold = 'Nordische Vorneigung mit Halten';
    const trained = [nordic, hold].map((name) => ({ name, weeks: 4 }));
    const rowsOf = (before: readonly TrainedExercise[]) =>
      Array.from({ length: 8 }, (_, seed) => mainRows(blockAfter(before, seed)))
        .flat()
        .filter(({ name }) => name === nordic || name === hold);
    const [begun, goingOn] = [rowsOf([]), rowsOf(trained)];
    expect(begun.length).toBeGreaterThan(0);
    // Begun exercises are preferred: no next block is without one.
    expect(goingOn.length).toBeGreaterThanOrEqual(Math.max(8, begun.length));
    expect(begun.filter(({ sets, reps }) => sets !== 2 || reps !== 3)).toEqual([]);
    expect(goingOn.filter(({ name, sets, reps }) => sets !== 3 || reps !== (name === nordic ? 5 : 6))).toEqual([]);
    expect(goingOn.filter(({ sets, reps, weekTargets }) => weekTargets?.[0]?.sets !== sets || weekTargets[0].amount !== reps)).toEqual([]);
    expect(blockAfter(trained, 1).reason).toContain('Nordic und Kopenhagen gehen dort weiter, wo du stehst.');
    expect(blockAfter([], 1).reason).not.toContain('Zusatzübungen');
  });
});

it('trained exercises are found by their current and former names', () => {
  const press = CATALOGUE.find(({ synonyms }) => synonyms.length > 0);
  const trained = [
    { name: press?.synonyms[0] ?? '', weeks: 2 },
    { name: 'Mein eigener Wurf', weeks: 5 },
  ];
  expect([...trainedBefore(trained, CATALOGUE)]).toContainEqual([press?.slug, expect.objectContaining({ weeks: 2 })]);
  expect(trainedBefore([{ name: 'Mein eigener Wurf', weeks: 5 }], CATALOGUE).size).toBe(0);
});
