import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { amountRange } from '@anwurf/domain/coach/next-load/exercise-log';
import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { amountToStartFrom } from '@anwurf/domain/plan/reached-rungs';
import { climbsByAmount, type TrainedExercise } from '@anwurf/domain/plan/trained-before';
import { expectProof, inWords } from '../coach/proof-line.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { planFor, readPlan } from './built-sessions.ts';
import { randomPlanWishes, type PlanWish } from './random-plan-request.ts';

const bySlug = new Map(CATALOGUE.map((exercise) => [exercise.slug, exercise]));

/** All rungs below one, down to the lowest. */
function rungsBelow({ regressions }: CatalogueExercise, found = new Set<string>()): Set<string> {
  for (const slug of regressions.filter((one) => !found.has(one))) {
    found.add(slug);
    const exercise = bySlug.get(slug);
    if (exercise !== undefined) rungsBelow(exercise, found);
  }
  return found;
}

/** Each session's main exercises that stand on a ladder of strength without weights. */
function rungsOf(wish: PlanWish): CatalogueExercise[] {
  const { sessions } = readPlan(wish, planFor(wish));
  return [...new Set(sessions.flatMap(({ main }) => main.map(({ exercise }) => exercise)))].filter(climbsByAmount);
}

interface Moves {
  up: number;
  down: number;
  same: number;
}

/** Where the ladders of a block go on in the next one, when each exercise of the block reached a share of its usual amount. */
function movesAfter(wish: PlanWish, reached: { readonly share: number; readonly weeks: number }): Moves {
  const before = rungsOf(wish);
  const trained: TrainedExercise[] = before.map(({ name, defaults: { reps, seconds } }) => {
    return { name, weeks: reached.weeks, amount: Math.round((reps ?? seconds ?? 0) * reached.share), reserve: 2 };
  });
  const after = rungsOf({ ...wish, seed: wish.seed + 1, trained });
  const moves = { up: 0, down: 0, same: 0 };
  for (const exercise of after) {
    if (before.includes(exercise)) moves.same += 1;
    else if (before.some((one) => rungsBelow(one).has(exercise.slug))) moves.down += 1;
    else if (before.some((one) => rungsBelow(exercise).has(one.slug))) moves.up += 1;
  }
  return moves;
}

const inText = ({ up, down, same }: Moves) => [up, down, same].map(inWords).join(' / ');

describe.each(seedsOf('plan-rates'))('the next block (SEED=%i)', (seed) => {
  const isFirst = seed === seedsOf('plan-rates')[0];
  const wishes = fc.sample(randomPlanWishes({ complaints: 'none' }), { seed, numRuns: 60 });
  const sumAfter = (reached: { readonly share: number; readonly weeks: number }): Moves => {
    const sum = { up: 0, down: 0, same: 0 };
    for (const wish of wishes) {
      const { up, down, same } = movesAfter(wish, reached);
      sum.up += up;
      sum.down += down;
      sum.same += same;
    }
    return sum;
  };
  /** Another place or a light session has other rungs: a few moves in a hundred. */
  const few = ({ up, down, same }: Moves) => 0.03 * (up + down + same);

  it('stays on the rungs that are not mastered', () => {
    const moves = sumAfter({ share: 0.5, weeks: 2 });
    expect(moves.up).toBeLessThan(few(moves));
    if (isFirst) expectProof('C10', 'Rungs of ladders in the block after one that mastered none: up / down / same', inText(moves));
    expect(moves.down).toBeLessThan(few(moves));
  });

  it('goes up from the rungs that are mastered, and never down', () => {
    const moves = sumAfter({ share: 2, weeks: 8 });
    if (isFirst) expectProof('C10', 'The same after a block that mastered all', inText(moves));
    // The others stand at the end of their ladder, or the next rung needs gear, another place or more experience.
    expect(moves.up).toBeGreaterThan(0.5 * (moves.up + moves.same));
    expect(moves.down).toBeLessThan(few(moves));
  });
});

it('strength without weights starts at the amount that was reached, within its range', () => {
  const pushUp = CATALOGUE.find(({ slug }) => slug === 'liegestuetz');
  if (pushUp === undefined) throw new Error('no push-up');
  const usual = pushUp.defaults.reps ?? 0;
  expect([5, usual + 1, usual + 20].map((amount) => amountToStartFrom(pushUp, usual, { weeks: 4, amount }))).toEqual([
    usual,
    usual + 1,
    amountRange(usual, pushUp.metric).max,
  ]);
  expect(amountToStartFrom(pushUp, usual, undefined)).toBe(usual);
});
