import { mostAfter } from '@anwurf/domain/coach/next-load/weight-steps';
import { describe, expect, it } from 'vitest';
import { proofCount } from '../proof-counts.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { type Search, searchLoad } from './find-load.ts';
import { expectProof, inWords, isTheListedRun, percent } from './proof-line.ts';
import { shareOf } from './training-figures.ts';

/** Sessions after which the load is to be right: the seventh shows it. */
const AFTER = 6;
const CLOSE = 0.075;
const ROUNDING = 1e-9;
/** A start with less than this many steps can't be 40 % too light. */
const LEAST_STEPS = 3;
const KEPT_RESERVE = 3;

const athletes = proofCount('ATHLETES');

/** Athletes whose start is wrong by a share; those who own no weights near it aside. */
function searches(error: number): Search[] {
  const all = seedsOf('athletes').flatMap((seed) => Array.from({ length: athletes }, (_, index) => searchLoad(seed + index, error)));
  return all.filter(({ sessions, steps }) => (sessions[0]?.idealAsPlanned ?? 0) >= steps.step * LEAST_STEPS);
}

/** Within 7.5 % of the right load for the suggested amount, or on the owned weight next to it. */
function isFoundAt(session: number): (search: Search) => boolean {
  return ({ sessions, steps }) => {
    const { weight = 0, ideal = 1, idealAsPlanned = 1 } = sessions[session] ?? {};
    const isNext = [ideal, idealAsPlanned].some((right) => Math.abs(weight - right) <= steps.step / 2 + ROUNDING);
    return Math.abs(weight / ideal - 1) <= CLOSE || isNext;
  };
}

/** Whether the safe rise leads so far in six sessions: one step or 10 % each. */
function isInReach({ sessions, steps }: Search): boolean {
  let weight = sessions[0]?.weight ?? 0;
  for (let session = 0; session < AFTER; session += 1) weight = mostAfter(weight, steps);
  return weight >= (sessions[AFTER]?.idealAsPlanned ?? Infinity) * (1 - CLOSE);
}

const isWave = ({ course }: Search) => course.length > 1;
const seeds = (found: readonly Search[]) => found.slice(0, 5).map(({ seed }) => seed);

/** Weight of the last session with the same repetitions; 0: none. */
function beforeInRange({ sessions, course }: Search, index: number): number {
  const amountOf = (session: number) => course[session % course.length];
  const same = sessions.slice(0, index).findLast((_, session) => amountOf(session) === amountOf(index));
  return same?.weight ?? 0;
}

describe.each([
  { error: -0.4, later: 0.98 },
  { error: -0.3, later: 0.98 },
  { error: 0.25, later: 0.98 },
])('a start that is wrong by $error', ({ error, later }) => {
  const all = searches(error);
  const within = all.filter(isInReach);

  it('is mended within six sessions, where the safe rise reaches so far', () => {
    const [wave, plain] = [within.filter(isWave), within.filter((search) => !isWave(search))];
    const shares = [plain, wave].map((group) => shareOf(group, isFoundAt(AFTER)));
    const atTheEnd = shareOf(all, isFoundAt(11));
    console.info(
      `start ${error}: right after six sessions ${shares.map((share) => `${(share * 100).toFixed(1)} %`).join(' (plain), ')} (wave 8-6-4-6) of ${plain.length} and ${wave.length} in reach of ${all.length}; in the twelfth week ${(atTheEnd * 100).toFixed(1)} % of all`,
    );
    const start = `${Math.abs(error * 100)} % too ${error < 0 ? 'light' : 'heavy'}`;
    const reach = `${inWords(within.length)} of ${inWords(all.length)} in reach`;
    expectProof('B6', `Start ${start}: right after six sessions, plain blocks / wave 8-6-4-6 (${reach})`, shares.map(percent).join(' / '));
    expectProof('B6', `Start ${start}: right in the twelfth week`, percent(atTheEnd));
    // 99 of 100, in the listed run; another run of a few hundred may miss it by chance.
    const least = isTheListedRun ? 0.99 : 0.98;
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(least);
    expect(atTheEnd).toBeGreaterThanOrEqual(later);
  });

  it('never leads to a rise of more than a step or 10 % above the last session and the last of the same range', () => {
    const wrong = all.filter((search) =>
      search.sessions.some(({ weight, weightBefore }, index) => {
        const bounds = [weightBefore ?? Infinity, beforeInRange(search, index)].map((before) => mostAfter(before, search.steps));
        return weight > Math.max(...bounds) + ROUNDING;
      }),
    );
    expect(seeds(wrong)).toEqual([]);
  });

  it('never makes the weight sink after three or more in reserve', () => {
    const wrong = all.filter(({ sessions }) =>
      sessions.some(({ weight, weightBefore, reserveBefore, suggestion }, index) => {
        const isAfterLighter = sessions[index - 1]?.suggestion.kind === 'deload';
        if (isAfterLighter || suggestion.kind === 'deload') return false;
        return (reserveBefore ?? 0) >= KEPT_RESERVE && weight < (weightBefore ?? 0) - ROUNDING;
      }),
    );
    expect(seeds(wrong)).toEqual([]);
  });
});
