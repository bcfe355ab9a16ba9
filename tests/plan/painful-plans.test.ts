import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { gradeOf } from '@anwurf/domain/coach/graded-exercises';
import { stressOf } from '@anwurf/domain/exercise/stress';
import { STRESS_OF_REGION } from '@anwurf/domain/plan/complaint-limits';
import { BODY_REGION_LABELS, BODY_REGIONS, type BodyRegion } from '@anwurf/domain/vocabulary/body-region';
import { expectProof, inWords } from '../coach/proof-line.ts';
import { planFor, readPlan } from './built-sessions.ts';
import { type PlanWish, randomPlanWishes } from './random-plan-request.ts';

const PLANS = 80;
const STOPPED = [6, 9];
const GRADED = [4, 5];
const wishes = fc.sample(randomPlanWishes({ complaints: 'none' }), { numRuns: PLANS, seed: 26 });

/** All exercises of the plans, warm-up and cool-down included, with the plan's wish for the message. */
function plannedWith(region: BodyRegion, level: number): { wish: PlanWish; description: string; exercise: CatalogueExercise }[] {
  return wishes.flatMap((healthy) => {
    const wish = { ...healthy, complaints: [{ region, level }] };
    const { sessions, plan } = readPlan(wish, planFor(wish));
    return sessions.flatMap(({ rows }) => rows.map(({ exercise }) => ({ wish, description: plan.description ?? '', exercise })));
  });
}

const names = (region: BodyRegion) => (exercise: CatalogueExercise) => exercise.contraindications.includes(region);
const strain = (region: BodyRegion, exercise: CatalogueExercise) =>
  Math.max(...STRESS_OF_REGION[region].map((tag) => stressOf(exercise, tag)));
const slugs = (planned: ReturnType<typeof plannedWith>) => [...new Set(planned.map(({ exercise }) => exercise.slug))];

describe.each(BODY_REGIONS)(`${PLANS} plans for %s`, (region) => {
  it.each(STOPPED)('at level %i hold nothing that names or loads it, and say so', (level) => {
    const planned = plannedWith(region, level);
    expect(slugs(planned.filter(({ exercise }) => names(region)(exercise) || strain(region, exercise) > 0))).toEqual([]);
    const sentence = `${BODY_REGION_LABELS[region]} wird gar nicht belastet`;
    expect(planned.every(({ description }) => description.includes(sentence))).toBe(true);
  });

  it.each(GRADED)('at level %i hold only what has a grade for it, and nothing fast that loads it', (level) => {
    const planned = plannedWith(region, level);
    const loading = planned.filter(({ exercise }) => names(region)(exercise) || strain(region, exercise) > 0);
    expect(slugs(loading.filter(({ exercise }) => strain(region, exercise) > 1))).toEqual([]);
    expect(slugs(loading.filter(({ exercise }) => names(region)(exercise) && gradeOf(exercise.slug, region) === null))).toEqual([]);
    expect(slugs(loading.filter(({ exercise: { kind } }) => kind === 'speed' || kind === 'power'))).toEqual([]);
  });
});

it('the table of counts has the numbers of these plans', () => {
  const plansOf = (levels: readonly number[]) => inWords(PLANS * BODY_REGIONS.length * levels.length);
  expectProof('A1', 'Plans at pain 6 and 9 with an exercise that names or loads the region', `0 of ${plansOf(STOPPED)}`);
  expectProof('A2', 'Plans at pain 4 and 5 with an exercise that names the region without a grade, or is fast', `0 of ${plansOf(GRADED)}`);
});

it('a catalogue entry that names a region has a kind of stress of that region', () => {
  const silent = CATALOGUE.flatMap((exercise) =>
    exercise.contraindications.filter((region) => strain(region, exercise) === 0).map((region) => `${exercise.slug}: ${region}`),
  );
  expect(silent).toEqual([]);
});
