import { expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { amountRange, type LoggedSession, type RowTarget } from '@anwurf/domain/coach/next-load/exercise-log';
import { nextLoad } from '@anwurf/domain/coach/next-load/next-load';
import type { NextLoadRequest } from '@anwurf/domain/coach/next-load/situation';
import { weightAtMost } from '@anwurf/domain/coach/next-load/weight-steps';
import { seededRandom } from '@anwurf/domain/plan/random';
import { between, pick } from './athlete.ts';
import { expectProof, inWords } from './proof-line.ts';

const SITUATIONS = 1000;
const situations = Array.from({ length: SITUATIONS }, (_, index) => index + 1);

const usual = {
  metric: 'weight_reps',
  progress: 'reserve',
  rungs: { easier: [], harder: [] },
  trainingAge: '1-2',
  missedDays: 0,
  painNow: null,
  painSince: null,
  health: null,
} as const satisfies Partial<NextLoadRequest>;

/** A session that did all that was asked, with so much in reserve. */
function done(asked: RowTarget, weight: number | null, reserve: number): LoggedSession {
  const set = { weight, amount: asked.min, reserve };
  return { day: 'Tag 1', sets: Array.from({ length: asked.sets }, () => set), pain: null, asked };
}

it(`a session that asked for fewer sets and had all of them is no miss, in ${SITUATIONS} situations`, () => {
  const missed = situations.filter((seed) => {
    const random = seededRandom(seed);
    const steps = { step: pick(random, [1, 2, 2.5, 4]), heaviest: null };
    const weight = weightAtMost(between(random, 10, 120), steps);
    const min = pick(random, [3, 5, 6, 8, 10, 12]);
    const target: RowTarget = { ...amountRange(min, 'weight_reps'), sets: pick(random, [3, 4, 5]), reserve: 2, light: false };
    const asked = { ...target, sets: pick(random, [1, 2]) };
    const next = nextLoad({ ...usual, log: [done(asked, weight, 4)], target, steps });
    return (next.weight ?? 0) < weight || ['fewerSets', 'missed', 'farOff'].includes(next.reason.code);
  });
  expect(missed).toEqual([]);
  expectProof(
    'B5',
    'Situations in which a session that asked for fewer sets counts as not done',
    `${missed.length} of ${inWords(SITUATIONS)}`,
  );
});

it(`heavy triples that were asked for are no missed tens, in ${SITUATIONS} situations`, () => {
  const missed = situations.filter((seed) => {
    const random = seededRandom(seed);
    const steps = { step: pick(random, [1, 2, 2.5, 4]), heaviest: null };
    const weight = weightAtMost(between(random, 40, 120), steps);
    const [few, many] = [pick(random, [3, 4, 5]), pick(random, [8, 10, 12])];
    const asked: RowTarget = { ...amountRange(few, 'weight_reps'), sets: 3, reserve: 1, light: false };
    const target: RowTarget = { ...amountRange(many, 'weight_reps'), sets: 3, reserve: 3, light: false };
    const next = nextLoad({ ...usual, log: [done(asked, weight, pick(random, [1, 2]))], target, steps });
    const isDoneMoreOften = next.reason.code === 'stepTooBig' && next.amount > target.max;
    return next.reason.code !== 'newRange' && !isDoneMoreOften;
  });
  expect(missed).toEqual([]);
  expectProof(
    'B7',
    'Situations in which triples of a heavy week count as missed repetitions',
    `${missed.length} of ${inWords(SITUATIONS)}`,
  );
});

it('no jump, throw, sprint, hold or balance of the catalogue becomes more for its reserve', () => {
  const quality = CATALOGUE.filter(({ phase, progress }) => phase === 'main' && progress === 'quality');
  const raised = quality.filter(({ metric, progress, defaults: { sets, reps, seconds, metres } }) => {
    const target: RowTarget = { ...amountRange(reps ?? seconds ?? metres ?? 1, metric), sets, reserve: null, light: false };
    const weight = metric === 'weight_reps' ? 10 : null;
    const steps = metric === 'weight_reps' ? { step: 1, heaviest: null } : null;
    const session = done({ ...target, min: target.max }, weight, 4);
    const next = nextLoad({ ...usual, metric, progress, log: [session, session], target, steps });
    return next.amount > target.min || (next.weight ?? 0) > (weight ?? 0);
  });
  expect(raised).toEqual([]);
  expectProof('B8', 'Exercises of quality work that become more for their reserve', `${raised.length} of ${inWords(quality.length)}`);
});
