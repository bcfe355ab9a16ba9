import { expect, it } from 'vitest';
import type { LoggedSession, RowTarget } from '@anwurf/domain/coach/next-load/exercise-log';
import { nextLoad } from '@anwurf/domain/coach/next-load/next-load';
import type { LoadSuggestion } from '@anwurf/domain/coach/next-load/suggestion';
import { mostAfter, weightAtMost } from '@anwurf/domain/coach/next-load/weight-steps';
import { seededRandom } from '@anwurf/domain/plan/random';
import { between, pick } from './athlete.ts';
import { expectProof, inWords } from './proof-line.ts';

const EPISODES = 1000;
const TARGET: RowTarget = { sets: 3, min: 8, max: 10, reserve: 2, light: false };

interface Episode {
  readonly seed: number;
  readonly step: number;
  /** The last painless load in kilograms. */
  readonly before: number;
  readonly painful: readonly LoadSuggestion[];
  readonly after: readonly LoadSuggestion[];
}

/** Sessions of one exercise that hurts for a while; the athlete does what is suggested, with much in reserve. */
function livedThrough(seed: number): Episode {
  const random = seededRandom(seed);
  const step = pick(random, [1, 2, 2.5, 5]);
  const before = weightAtMost(between(random, 40, 140), { step, heaviest: null });
  const log: LoggedSession[] = [];
  const train = (weight: number | null, pain: number | null) => {
    const set = { weight, amount: 8, reserve: 3 };
    log.push({ day: `Tag ${log.length}`, sets: [set, set, set], pain, asked: TARGET });
  };
  const suggested = (pain: number) => {
    const suggestion = nextLoad({
      log,
      target: TARGET,
      metric: 'weight_reps',
      progress: 'reserve',
      steps: { step, heaviest: null },
      rungs: { easier: [], harder: [] },
      trainingAge: '1-2',
      missedDays: 0,
      painNow: pain,
      painSince: null,
      health: null,
    });
    train(suggestion.weight, pain);
    return suggestion;
  };
  for (let session = 0; session < 3; session += 1) train(before, pick(random, [null, 0, 2]));
  const painful = Array.from({ length: Math.ceil(between(random, 0, 6)) }, () => suggested(pick(random, [3, 4, 5])));
  const after = Array.from({ length: 6 }, () => suggested(pick(random, [0, 1, 2])));
  return { seed, step, before, painful, after };
}

const episodes = Array.from({ length: EPISODES }, (_, index) => livedThrough(index + 1));
const seedsOf = (found: readonly Episode[]) => found.map(({ seed }) => seed).slice(0, 5);

it(`pain takes a fifth off once, in ${EPISODES} episodes of up to six sessions`, () => {
  const wrong = episodes.filter(({ before, step, painful }) =>
    painful.some(({ weight }) => weight === null || weight > before * 0.8 + 1e-9 || weight <= before * 0.8 - step),
  );
  expect(seedsOf(wrong)).toEqual([]);
  expectProof('A3', 'Episodes of pain with more or less than a fifth taken off, once', `${wrong.length} of ${inWords(EPISODES)}`);
});

it('the way back begins at nine tenths at most, and goes on by a tenth of the last painless load at most', () => {
  const wrong = episodes.filter(({ before, step, painful, after }) => {
    const [first] = after;
    if (first?.weight === null || first?.weight === undefined || first.weight > before * 0.9 + 1e-9) return true;
    return after.some(({ weight }, index) => {
      const last = index === 0 ? painful.at(-1) : after[index - 1];
      if (last?.weight === null || last?.weight === undefined || weight === null) return true;
      const most = Math.max(last.weight + before * 0.1, last.weight + step, mostAfter(last.weight, { step, heaviest: null }));
      return weight > most + 1e-9;
    });
  });
  expect(seedsOf(wrong)).toEqual([]);
  expectProof(
    'A3',
    'Ways back that begin above nine tenths or rise by more than a tenth or a step',
    `${wrong.length} of ${inWords(EPISODES)}`,
  );
});

it('each step back is named as one, until the load is reached; where the next weight is further away, repetitions grow first', () => {
  const close = episodes.filter(({ before, step }) => step <= before * 0.1);
  expect(close.length).toBeGreaterThan(EPISODES / 2);
  const wrong = close.filter(({ before, after }) =>
    after.some(({ reason }, index) => {
      const last = after[index - 1];
      if (last === undefined) return reason.code !== 'afterPain';
      return (last.weight ?? 0) < before && reason.code !== 'backAfterPain';
    }),
  );
  expect(seedsOf(wrong)).toEqual([]);
  expect(close.every(({ before, after }) => after.some(({ weight }) => (weight ?? 0) >= before))).toBe(true);
});
