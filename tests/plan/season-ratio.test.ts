import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { countsAsWork, isSlowEccentric } from '@anwurf/domain/plan/exercise-traits';
import type { SeasonPhase } from '@anwurf/domain/vocabulary/training-time';
import { expectProof, inWords } from '../coach/proof-line.ts';
import { planFor, readPlan, type ReadPlan, type ReadRow } from './built-sessions.ts';
import { type PlanWish, randomPlanWishes } from './random-plan-request.ts';

const PLANS = 400;

function plansIn(seasonPhase: SeasonPhase, wishes: readonly PlanWish[]): ReadPlan[] {
  return wishes.map((wish) => {
    const inPhase = { ...wish, questionnaire: { ...wish.questionnaire, seasonPhase } };
    return readPlan(inPhase, planFor(inPhase));
  });
}

function setsOf(plans: readonly ReadPlan[], isMeant: (read: ReadRow) => boolean): number {
  const rows = plans.flatMap(({ sessions }) => sessions.flatMap(({ main }) => main)).filter(isMeant);
  return rows.reduce((sum, { row }) => sum + row.sets, 0);
}

const MEANT: readonly (readonly [string, (read: ReadRow) => boolean, number])[] = [
  ['tiring sets', ({ exercise }) => countsAsWork(exercise), 0.94],
  ['strength sets', ({ exercise }) => exercise.kind === 'strength', 0.84],
  ['sets of endurance', ({ exercise }) => exercise.kind === 'endurance', 0.85],
  ['sets of slow eccentrics', ({ exercise }) => isSlowEccentric(exercise), 0.75],
];

let season: ReadPlan[] = [];
let preparation: ReadPlan[] = [];

beforeAll(() => {
  const all = fc.sample(randomPlanWishes({ complaints: 'none' }), { seed: 1, numRuns: PLANS * 3 });
  const wishes = all
    .filter(({ questionnaire }) => questionnaire.individualTrainingFrequency >= 2 && questionnaire.durationMinutes >= 45)
    .slice(0, PLANS);
  [season, preparation] = [plansIn('Wettkampfphase', wishes), plansIn('Saisonvorbereitung', wishes)];
}, 120_000);

it.each(MEANT)('the same players have fewer %s in season than in pre-season', (name, isMeant, most) => {
  const ratio = setsOf(season, isMeant) / setsOf(preparation, isMeant);
  expect(ratio).toBeLessThan(most);
  expectProof('C14', `Season against pre-season, ${inWords(PLANS)} players: ${name}`, ratio.toFixed(2));
});
