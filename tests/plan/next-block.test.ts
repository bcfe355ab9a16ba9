import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { amountRange } from '@anwurf/domain/coach/next-load/exercise-log';
import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import { runsToStartFrom } from '@anwurf/domain/plan/reached-runs';
import { isAerobic, isMainLift, isTrueSprint } from '@anwurf/domain/plan/exercise-traits';
import { wantsEndurance, wantsSpeed } from '@anwurf/domain/plan/goal-work';
import { amountToStartFrom, slowTempoOf } from '@anwurf/domain/plan/reached-rungs';
import { climbsByAmount, goesOn, growsByRuns, type TrainedExercise } from '@anwurf/domain/plan/trained-before';
import { isOrdinary } from '@anwurf/domain/plan/week-frame';
import { expectProof, inWords } from '../coach/proof-line.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { planFor, readPlan, type ReadPlan, type ReadRow } from './built-sessions.ts';
import { mainOf, nextBlockOf } from './next-blocks.ts';
import { aerobicMinutes, brokenPlanRules } from './plan-rules.ts';
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

/** Metres of true sprint in the first week, both sides. */
function sprintMetres(block: ReadPlan): number {
  return mainOf(block).reduce(
    (sum, { exercise, row }) => sum + (isTrueSprint(exercise) ? row.sets * (row.distanceMeters ?? 0) * (exercise.perSide ? 2 : 1) : 0),
    0,
  );
}

describe.each(seedsOf('plan-rates'))('lifts and runs of the next block (SEED=%i)', (seed) => {
  const isFirst = seed === seedsOf('plan-rates')[0];
  const wishes = fc.sample(randomPlanWishes({ complaints: 'none' }), { seed, numRuns: 150 });
  const blocks = wishes.map((wish) => nextBlockOf(wish));

  it('ask for better jumps, throws, sprints and cuts where these stay, not for more', () => {
    const isFast = ({ exercise }: ReadRow) => exercise.progress === 'quality' && (exercise.kind === 'speed' || exercise.kind === 'power');
    const staying = blocks.flatMap(({ before, after }) => {
      const known = new Set(mainOf(before).map(({ exercise }) => exercise));
      const ordinary = after.sessions.filter(({ frame }) => frame.load !== 'light').flatMap(({ main }) => main);
      return ordinary.filter((row) => isFast(row) && row.exercise.phase === 'main' && known.has(row.exercise));
    });
    const asked = staying.filter(({ row }) => (row.description ?? '').startsWith('In diesem Block'));
    if (isFirst)
      expectProof(
        'C10',
        'Jumps, throws, sprints and cuts of the next block that stay: with height, distance, speed or complexity asked for',
        `${inWords(asked.length)} of ${inWords(staying.length)}`,
      );
    expect(staying.length).toBeGreaterThan(50);
    expect(staying.filter(({ exercise }) => exercise.pattern !== 'conditioning').length).toBe(asked.length);
  });

  it('are those of the block before, where it had some of the movement', () => {
    let [kept, others] = [0, 0];
    for (const { before, after } of blocks) {
      for (const { exercise } of mainOf(after).filter((row) => goesOn(row.exercise))) {
        const ofMovement = mainOf(before).filter((row) => goesOn(row.exercise) && row.exercise.pattern === exercise.pattern);
        if (ofMovement.some((row) => row.exercise === exercise)) kept += 1;
        else if (ofMovement.length > 0) others += 1;
      }
    }
    if (isFirst)
      expectProof('C10', 'Main lifts, sprints and intervals of the next block: kept / new', [kept, others].map(inWords).join(' / '));
    expect(kept).toBeGreaterThan(9 * others);
  });

  it('start with more runs for a goal, and never with less than its amount', () => {
    const counts = { more: 0, same: 0, less: 0 };
    for (const { before, after } of blocks) {
      const { questionnaire } = after.wish;
      const amounts = [
        ...(wantsSpeed(questionnaire) ? [sprintMetres] : []),
        ...(wantsEndurance(questionnaire) ? [(block: ReadPlan) => aerobicMinutes(block.sessions, 0)] : []),
      ];
      for (const amount of amounts) {
        const difference = amount(after) - amount(before);
        counts[difference > 0 ? 'more' : difference === 0 ? 'same' : 'less'] += 1;
      }
    }
    const { more, same, less } = counts;
    if (isFirst)
      expectProof(
        'C10',
        'Running for a goal in the first week of the next block: more / same / less',
        [more, same, less].map(inWords).join(' / '),
      );
    expect(more).toBeGreaterThan(2 * less);
  });

  it('keep every rule of a plan', () => {
    for (const { after } of blocks) expect(brokenPlanRules(after.wish, after.plan)).toEqual([]);
  });

  it('lower slowly at the end of a ladder, with the usual repetitions, and say so', () => {
    let [slow, others] = [0, 0];
    for (const { after } of blocks) {
      const trained = new Set(after.wish.trained?.map(({ name }) => name));
      const ordinary = after.sessions.filter(({ frame }) => isOrdinary(frame) && frame.load !== 'light');
      for (const { exercise, row } of ordinary.flatMap(({ main }) => main)) {
        if (slowTempoOf(exercise) === null || !trained.has(exercise.name)) continue;
        if (row.tempo !== slowTempoOf(exercise)) others += 1;
        else {
          slow += 1;
          expect(row.reps).toBeLessThanOrEqual(exercise.defaults.reps ?? 0);
          expect(after.plan.reason).toContain(`„${exercise.name}“`);
        }
      }
    }
    // In season only one session of the week has what makes sore.
    if (isFirst)
      expectProof(
        'C10',
        'Mastered exercises at the end of their ladder that become slower / stay as they are',
        [slow, others].map(inWords).join(' / '),
      );
    expect(slow).toBeGreaterThan(others);
  });
});

it('a block stays slow after a slow one, and goes on from its repetitions', () => {
  const pushUp = bySlug.get('liegestuetz-fuesse-erhoeht');
  if (pushUp === undefined) throw new Error('no push-up');
  const usual = pushUp.defaults.reps ?? 0;
  expect(amountToStartFrom(pushUp, usual, { weeks: 4, amount: usual + 2, lowering: 2 }, true)).toBe(usual);
  expect(amountToStartFrom(pushUp, usual, { weeks: 4, amount: usual + 2, lowering: 4 }, true)).toBe(usual + 2);
});

it('levels reached by one player are in nobody else’s plan', () => {
  const wishes = fc.sample(randomPlanWishes({ complaints: 'none' }), { seed: 5, numRuns: 20 });
  for (const wish of wishes) {
    const untrained = JSON.stringify(planFor(wish));
    nextBlockOf({ ...wish, seed: wish.seed + 7 });
    expect(JSON.stringify(planFor(wish))).toBe(untrained);
    const { trained } = nextBlockOf(wish).after.wish;
    const reached = planFor({ ...wish, trained: trained ?? [] });
    planFor({ ...wish, trained: (trained ?? []).map((one) => ({ ...one, amount: null, total: null })) });
    expect(planFor({ ...wish, trained: trained ?? [] })).toEqual(reached);
  }
});

it('runs start as many as one session reached, within the bounds', () => {
  const growing = CATALOGUE.filter((exercise) => growsByRuns(exercise) && (isAerobic(exercise) || isTrueSprint(exercise)));
  expect(growing.length).toBeGreaterThan(20);
  for (const exercise of growing) {
    const ofRun = exercise.defaults.seconds ?? exercise.defaults.metres ?? exercise.defaults.reps ?? 0;
    const after = (runs: number) => runsToStartFrom(exercise, 4, { weeks: 4, total: runs * ofRun }, 8);
    expect([2, 6, 20].map(after)).toEqual([4, 6, 8]);
    expect(runsToStartFrom(exercise, 4, undefined, 8)).toBe(4);
  }
  const lift = CATALOGUE.find(isMainLift);
  if (lift !== undefined) expect(runsToStartFrom(lift, 4, { weeks: 4, total: 400 }, 8)).toBe(4);
});
