import type { RowTarget } from '@anwurf/domain/coach/next-load/exercise-log';
import { weightAtMost, type WeightSteps } from '@anwurf/domain/coach/next-load/weight-steps';
import { type Athlete, between, pick, randomAthlete, weightFor } from './athlete.ts';

export const WEEKS = 12;

type Range = readonly [min: number, max: number];

/** Ranges of repetitions, for all weeks or in blocks. */
const BLOCKS: readonly (readonly Range[])[] = [
  [[8, 10]],
  [[10, 12]],
  [[5, 6]],
  [
    [8, 10],
    [5, 6],
    [3, 4],
  ],
];

/** An athlete's exercise, weights and interruptions. */
export interface Setting {
  readonly athlete: Athlete;
  readonly steps: WeightSteps;
  readonly blocks: readonly Range[];
  readonly sets: number;
  readonly perWeek: number;
  readonly hasLightWeeks: boolean;
  readonly breakWeeks: readonly number[];
  readonly slumpWeek: number | null;
}

function whole(random: () => number, min: number, max: number): number {
  return Math.floor(between(random, min, max + 1));
}

/** A step of at most half of what the athlete lifts, and for some no dumbbell that is much heavier. */
function randomSteps(athlete: Athlete, working: number): WeightSteps {
  const step = pick(
    athlete.random,
    [0.5, 1, 1.25, 2, 2.5, 4, 5].filter((one) => one <= working / 2),
  );
  const heaviest = athlete.random() < 0.1 ? weightAtMost(working * 1.05, { step, heaviest: null }) : null;
  return { step, heaviest };
}

function randomBreak(random: () => number): number[] {
  if (random() >= 0.3) return [];
  const first = whole(random, 2, 11);
  return Array.from({ length: whole(random, 1, 3) }, (_, index) => first + index);
}

export function randomSetting(seed: number): Setting {
  const athlete = randomAthlete(seed);
  const { random } = athlete;
  const blocks = pick(random, BLOCKS);
  return {
    athlete,
    blocks,
    steps: randomSteps(athlete, weightFor(athlete, (blocks[0]?.[0] ?? 8) + 2)),
    sets: whole(random, 2, 4),
    perWeek: whole(random, 1, 3),
    hasLightWeeks: random() < 0.7,
    breakWeeks: randomBreak(random),
    slumpWeek: random() < 0.5 ? whole(random, 2, 10) : null,
  };
}

/** The plan's targets of a week: the range of its block, every fourth week 60 % of the sets. */
export function targetIn({ blocks, sets, hasLightWeeks }: Setting, week: number): RowTarget {
  const [min, max] = blocks[Math.floor(((week - 1) * blocks.length) / WEEKS)] ?? [8, 10];
  const light = hasLightWeeks && week % 4 === 0;
  return { sets: light ? Math.max(1, Math.round(sets * 0.6)) : sets, min, max, reserve: 2, light };
}
