import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { STRESS_OF_REGION } from '@anwurf/domain/plan/complaint-limits';
import { stressOf } from '@anwurf/domain/exercise/stress';
import { BODY_REGIONS } from '@anwurf/domain/vocabulary/body-region';
import { SEASON_PHASES } from '@anwurf/domain/vocabulary/training-time';
import { inWords } from '../coach/proof-line.ts';
import { planFor, readPlan } from './built-sessions.ts';
import { nextBlockOf } from './next-blocks.ts';
import { brokenPlanRules, planRuleAnswers } from './plan-rules.ts';
import { type PlanWish, randomPlanWishes } from './random-plan-request.ts';

// A batch is what `npm test` makes of a seed in a season phase, so a seed that fails here fails there as well.
const BATCH = 1000;
/** The dear properties, which build further plans, are asked of one plan in so many. */
const DEAR = 20;

/** One plan that broke something, and how to build it again. */
interface Broken {
  readonly seed: number;
  readonly phase: string;
  readonly index: number;
  readonly rules: readonly string[];
}

/** Counts so far. */
interface Counts {
  plans: number;
  dear: number;
  readonly asked: Map<string, number>;
  readonly broken: Broken[];
}

/** Whether a plan for somebody whose region hurts at a level that stops it holds nothing that names or loads the region. */
function sparesStopped(wish: PlanWish, index: number): boolean {
  const region = BODY_REGIONS[index % BODY_REGIONS.length];
  if (region === undefined) return true;
  const painful = { ...wish, complaints: [{ region, level: 6 + (index % 5) }] };
  return readPlan(painful, planFor(painful)).sessions.every(({ rows }) =>
    rows.every(
      ({ exercise }) =>
        !exercise.contraindications.includes(region) && STRESS_OF_REGION[region].every((tag) => stressOf(exercise, tag) === 0),
    ),
  );
}

/** The dear properties that a wish breaks: each of them builds further plans. */
function brokenDearProperties(wish: PlanWish, index: number): string[] {
  const { before, after } = nextBlockOf(wish);
  return [
    ...(JSON.stringify(planFor(wish)) === JSON.stringify(before.plan) ? [] : ['is the same for the same seed']),
    ...brokenPlanRules(after.wish, after.plan).map((rule) => `next block: ${rule}`),
    ...(sparesStopped(wish, index) ? [] : ['spares a region that is stopped']),
  ];
}

function countPlan(counts: Counts, wish: PlanWish, where: Omit<Broken, 'rules'>): void {
  const answers = planRuleAnswers(wish, planFor(wish));
  for (const rule of Object.keys(answers)) counts.asked.set(rule, (counts.asked.get(rule) ?? 0) + 1);
  const isDear = counts.plans % DEAR === 0;
  const rules = [
    ...Object.keys(answers).filter((rule) => answers[rule] === false),
    ...(isDear ? brokenDearProperties(wish, counts.plans / DEAR) : []),
  ];
  counts.plans += 1;
  if (isDear) counts.dear += 1;
  if (rules.length === 0) return;
  counts.broken.push({ ...where, rules });
  console.log(`broken: SEED=${where.seed} ${where.phase}, plan ${where.index}: ${rules.join('; ')}`);
}

/** The counts in lines. */
function report({ plans, dear, asked, broken }: Counts): string {
  const ofRule = [...asked].map(([rule, times]) => {
    const fell = broken.filter(({ rules }) => rules.includes(rule)).length;
    return `  ${inWords(fell)} of ${inWords(times)}  ${rule}`;
  });
  const fellDear = broken.filter(({ rules }) => rules.some((rule) => !asked.has(rule))).length;
  return [
    'Plans that broke a rule, of those that were asked:',
    ...ofRule,
    `  ${inWords(fellDear)} of ${inWords(dear)}  dear ones: the same for the same seed; the next block keeps every rule; a stopped region is spared`,
    `${inWords(plans)} plans, ${inWords(broken.length)} of them broke something`,
  ].join('\n');
}

/**
 * Builds and checks many plans in one process, in batches of new seeds, half of them for each season phase, and prints what it counts.
 * @param least number of plans; the last batch is built to its end
 * @param first seed of the first batch; the others follow it
 * @returns the seeds of `tests/seeds/plans.txt` whose batch broke something
 */
export function checkManyPlans(least: number, first = randomInt(1_000_000_000)): number[] {
  const counts: Counts = { plans: 0, dear: 0, asked: new Map(), broken: [] };
  const start = performance.now();
  for (let batch = 0; counts.plans < least; batch += 1) {
    const seed = first + Math.floor(batch / SEASON_PHASES.length);
    const phase = SEASON_PHASES[batch % SEASON_PHASES.length] ?? SEASON_PHASES[0];
    const wishes = fc.sample(randomPlanWishes({ seasonPhases: [phase] }), { seed, numRuns: BATCH });
    for (const [index, wish] of wishes.entries()) countPlan(counts, wish, { seed, phase, index });
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    console.log(`${inWords(counts.plans)} plans after ${minutes} min, SEED=${seed}: ${inWords(counts.broken.length)} broken`);
  }
  console.log(report(counts));
  return [...new Set(counts.broken.map(({ seed }) => seed))];
}
