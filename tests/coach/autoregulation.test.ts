import { beforeAll, describe, expect, it } from 'vitest';
import { proofCount } from '../proof-counts.ts';
import { seedsOf } from '../seeds/seeds.ts';
import { type SimulatedTraining, simulateTraining } from './simulate-training.ts';
import { errorAfterEightWeeks, isJump, isOneStepBelow, isOscillating, isSetBack, shareOf } from './training-figures.ts';

const CLOSE = 0.1;
/** A slump needs three falls to be seen, and some are hidden by noise for a while. */
const SOON = 8;

const seeds = seedsOf('athletes');
const athletes = proofCount('ATHLETES');
let trainings: SimulatedTraining[] = [];

beforeAll(() => {
  console.info(`autoregulation: SEED=${seeds.join()}, ${athletes} athletes over 12 weeks each`);
  trainings = seeds.flatMap((seed) => Array.from({ length: athletes }, (_, index) => simulateTraining(seed + index)));
}, 600_000);

function firstSeeds(found: readonly SimulatedTraining[]): number[] {
  return found.slice(0, 5).map((training) => training.seed);
}

function isWithin(training: SimulatedTraining): boolean {
  return Math.abs(errorAfterEightWeeks(training)) <= CLOSE;
}

/** Within 10 %, or as close as the own weights allow. */
function isClose(training: SimulatedTraining): boolean {
  return isWithin(training) || isOneStepBelow(training);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

describe('the load of simulated athletes', () => {
  it('never grows by more than one step or 10 % at once', () => {
    const jumping = trainings.filter(({ sessions, steps }) => sessions.some((session) => isJump(session, steps.step)));
    expect(firstSeeds(jumping)).toEqual([]);
  });

  it('comes within 10 % of the ideal one, or the next real weight to it, in eight weeks where nothing set back', () => {
    const undisturbed = trainings.filter((training) => !isSetBack(training));
    const known = undisturbed.filter(({ saysReserve }) => saysReserve);
    console.info(
      `close to the ideal weight: ${percent(shareOf(undisturbed, isClose))} of ${undisturbed.length} undisturbed (${percent(shareOf(undisturbed, isWithin))} within 10 %), ${percent(shareOf(known, isClose))} of those who say their reserve; ${percent(shareOf(trainings, isClose))} of all`,
    );
    expect(shareOf(undisturbed, isClose)).toBeGreaterThanOrEqual(0.94);
    expect(shareOf(known, isClose)).toBeGreaterThanOrEqual(0.95);
  });

  it('is hardly ever more than 10 % too heavy', () => {
    expect(shareOf(trainings, (training) => errorAfterEightWeeks(training) > CLOSE)).toBeLessThanOrEqual(0.005);
  });

  it('is taken back early when strength falls from session to session', () => {
    const slumps = trainings.flatMap(({ slump, sessions }) => (slump === null ? [] : [{ ...slump, left: sessions.length - slump.from }]));
    const unanswered = slumps.filter(({ answer, left }) => answer?.code !== 'lightWeek' && left > SOON);
    const share = shareOf(unanswered, ({ answer }) => answer !== null && answer.after <= SOON);
    console.info(
      `early deload within ${SOON} sessions: ${(share * 100).toFixed(1)} % of ${unanswered.length} slumps that no lighter week ended`,
    );
    expect(share).toBeGreaterThanOrEqual(0.7);
  });

  it('hardly ever sees a slump where there is none', () => {
    const sessions = trainings.flatMap(({ sessions: all, slump }) => all.slice(0, slump?.from));
    const share = shareOf(sessions, ({ suggestion }) => suggestion.reason.code === 'falling');
    console.info(`early deload without a slump: ${(share * 100).toFixed(2)} % of ${sessions.length} sessions`);
    expect(share).toBeLessThanOrEqual(0.01);
  });

  it('does not swing up and down while the strength stays', () => {
    const swinging = trainings.filter(isOscillating);
    console.info(`swinging: ${swinging.length} of ${trainings.length}, seeds ${firstSeeds(swinging).join(', ')}`);
    expect(swinging.length / trainings.length).toBeLessThanOrEqual(0.01);
  });

  it('is the same again for the same seed', () => {
    expect(simulateTraining(seeds[0] ?? 0)).toEqual(trainings[0]);
  });
});
