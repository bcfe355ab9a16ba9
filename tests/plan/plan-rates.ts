import { liftsHeavy } from '@anwurf/domain/plan/age-stage';
import { isMainLift } from '@anwurf/domain/plan/dose';
import { fitsDuration } from '@anwurf/domain/plan/session-duration';
import { isPossibleAt } from '@anwurf/domain/plan/session-venue';
import { variesBetweenBlocks } from '@anwurf/domain/plan/trained-before';
import { athleteOf, usableExercises } from '@anwurf/domain/plan/usable-exercises';
import { isOrdinary } from '@anwurf/domain/plan/week-frame';
import { CATALOGUE } from '@anwurf/domain/catalogue/catalogue';
import { missingElements, planFor, readPlan, type ReadPlan, type ReadSession } from './built-sessions.ts';
import type { PlanWish } from './random-plan-request.ts';

// How often plans have what a coach wants to see. What no plan may break stands in plan-rules.ts.

/** A share of plans or sessions, with what it should be at least. */
export interface PlanRate {
  readonly name: string;
  readonly share: number;
  readonly of: number;
  readonly least: number;
}

function rate(name: string, least: number, answers: readonly boolean[]): PlanRate {
  return { name, least, of: answers.length, share: answers.filter(Boolean).length / Math.max(1, answers.length) };
}

const has = ({ sessions }: ReadPlan, element: 'eccentricHamstring' | 'adductor') => !missingElements(sessions).includes(element);

const HEAVY_REPS = 6;
const ENOUGH_LIFTS = 3;

/** Strength rows that get down to six repetitions and fewer in the course of the plan. */
function heavyRows({ sessions }: ReadPlan): number {
  return sessions
    .flatMap(({ main }) => main)
    .filter(({ row, exercise }) => isMainLift(exercise) && row.weekTargets?.some(({ amount }) => amount <= HEAVY_REPS) === true).length;
}

const isOrdinarySession = ({ frame }: ReadSession) => isOrdinary(frame);

/** Who lifts heavily and has what to lift where he trains: three main lifts of different movements can be done. */
function canLiftHeavily({ wish, sessions }: ReadPlan): boolean {
  const venues = sessions.filter(isOrdinarySession).map(({ frame }) => frame.venue);
  const lifts = usableExercises({ ...wish, catalogue: CATALOGUE }).filter(
    (exercise) => isMainLift(exercise) && venues.some((venue) => isPossibleAt(venue, exercise)),
  );
  return (
    wish.questionnaire.durationMinutes >= 30 &&
    liftsHeavy(athleteOf(wish)) &&
    new Set(lifts.map(({ pattern }) => pattern)).size >= ENOUGH_LIFTS
  );
}

const MOST_REPEATED = 0.5;

/** Whether the block after this one, trained as it is, has other accessories: at most half of them come again. */
function variesAccessories({ wish, sessions }: ReadPlan): boolean {
  const before = new Set(sessions.flatMap(({ main }) => main.map(({ exercise }) => exercise)));
  const trained = [...before].map(({ name }) => ({ name, weeks: 4 }));
  const next = readPlan(wish, planFor({ ...wish, seed: wish.seed + 1, trained }));
  const accessories = [...new Set(next.sessions.flatMap(({ main }) => main.map(({ exercise }) => exercise)))].filter(variesBetweenBlocks);
  return accessories.filter((exercise) => before.has(exercise)).length <= MOST_REPEATED * accessories.length;
}

/** The rates of the plans for these wishes; all are free of complaints. */
export function planRates(wishes: readonly PlanWish[]): PlanRate[] {
  const plans = wishes.map((wish) => readPlan(wish, planFor(wish)));
  const often = plans.filter(({ wish }) => wish.questionnaire.individualTrainingFrequency >= 2);
  const once = plans.filter(({ wish }) => wish.questionnaire.individualTrainingFrequency === 1);
  const isWhole = (plan: ReadPlan) => missingElements(plan.sessions).length === 0;
  return [
    rate('nothing of the week is missing, two sessions and more', 0.95, often.map(isWhole)),
    rate('nothing is missing within two weeks, one session', 0.95, once.map(isWhole)),
    rate(
      'eccentric hamstring',
      0.95,
      plans.map((plan) => has(plan, 'eccentricHamstring')),
    ),
    rate(
      'adductor',
      0.95,
      plans.map((plan) => has(plan, 'adductor')),
    ),
    rate(
      'three heavy strength rows for adults with experience, weights and half an hour',
      0.95,
      plans.filter((plan) => canLiftHeavily(plan)).map((plan) => heavyRows(plan) >= ENOUGH_LIFTS),
    ),
    rate(
      'the next block has other accessories, adults with experience',
      0.95,
      plans.filter(({ wish }) => liftsHeavy(athleteOf(wish))).map(variesAccessories),
    ),
    rate(
      'sessions within ten percent of their time',
      0.95,
      plans.flatMap(({ sessions }) =>
        sessions.map(({ rows, frame }) =>
          fitsDuration(
            rows.map(({ row }) => row),
            frame.minutes,
          ),
        ),
      ),
    ),
  ];
}
