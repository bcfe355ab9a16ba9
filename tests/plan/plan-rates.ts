import { liftsHeavy } from '@anwurf/domain/plan/age-stage';
import { isMainLift, WEEK_LIFTS, weekLiftOf } from '@anwurf/domain/plan/exercise-traits';
import { fitsDuration } from '@anwurf/domain/plan/session-duration';
import { ownWorkOf } from '@anwurf/domain/plan/goal-work';
import { suitsSession } from '@anwurf/domain/plan/session-limits';
import { isPossibleAt } from '@anwurf/domain/plan/session-venue';
import { variesBetweenBlocks } from '@anwurf/domain/plan/trained-before';
import { athleteOf, usableExercises } from '@anwurf/domain/plan/usable-exercises';
import { weekEnduranceSeconds } from '@anwurf/domain/plan/week-endurance';
import { isOrdinary } from '@anwurf/domain/plan/week-frame';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { CatalogueExercise } from '@anwurf/domain/exercise/catalogue-exercise';
import type { Goal } from '@anwurf/domain/vocabulary/goal';
import { missingElements, planFor, readPlan, type ReadPlan, type ReadSession } from './built-sessions.ts';
import { aerobicMinutes, worksFor } from './plan-rules.ts';
import type { PlanWish } from './random-plan-request.ts';

// How often plans have what a coach wants to see. Rules that no plan may break stand in plan-rules.ts.

/** A share of plans or sessions, with what it should be at least. */
export interface PlanRate {
  readonly name: string;
  /** Point of the coach's review that it answers. */
  readonly point: string | null;
  readonly share: number;
  readonly of: number;
  readonly least: number;
}

function rate(name: string, least: number, answers: readonly boolean[], point: string | null = null): PlanRate {
  return { name, point, least, of: answers.length, share: answers.filter(Boolean).length / Math.max(1, answers.length) };
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

/** Whether the athlete lifts heavily and has the weights where he trains: three main lifts of different movements can be done. */
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

/** For each accessory of the block after this one, trained as it is: whether it is another one. */
function variationAnswers({ wish, sessions }: ReadPlan): boolean[] {
  const before = new Set(sessions.flatMap(({ main }) => main.map(({ exercise }) => exercise)));
  const trained = [...before].map(({ name }) => ({ name, weeks: 4 }));
  const next = readPlan(wish, planFor({ ...wish, seed: wish.seed + 1, trained }));
  const after = new Set(next.sessions.flatMap(({ main }) => main.map(({ exercise }) => exercise)));
  return [...after].filter(variesBetweenBlocks).map((exercise) => !before.has(exercise));
}

const LEAST_MINUTES_OF_GOAL = 30;

/** Whether the player can do a goal's own work in a session at all. */
function canWorkFor(goal: Goal, { frame }: ReadSession, usable: readonly CatalogueExercise[]): boolean {
  const [isItsOwn, suits] = [ownWorkOf(goal), suitsSession(frame)];
  return usable.some((one) => one.phase === 'main' && isItsOwn(one) && suits(one) && isPossibleAt(frame.venue, one));
}

/** For each session that has room for the main goal's own work: whether it has some. */
function mainGoalAnswers({ wish, sessions }: ReadPlan): boolean[] {
  const [goal] = wish.questionnaire.goals;
  const usable = usableExercises({ ...wish, catalogue: CATALOGUE });
  const able = sessions.filter(
    (session) =>
      goal !== undefined &&
      isOrdinarySession(session) &&
      session.frame.minutes >= LEAST_MINUTES_OF_GOAL &&
      canWorkFor(goal, session, usable),
  );
  const answers = able.map((session) => goal !== undefined && worksFor(goal, session));
  // Aerobic work has an amount a week, in as few sessions as have room for it.
  return goal === 'langer_durchhalten' && answers.length > 0 ? [answers.includes(true)] : answers;
}

/** For each other goal that the week has room for: whether it has some of its own work. */
function otherGoalAnswers({ wish, sessions }: ReadPlan): boolean[] {
  const usable = usableExercises({ ...wish, catalogue: CATALOGUE });
  const roomy = sessions.filter((session) => isOrdinarySession(session) && session.frame.minutes >= LEAST_MINUTES_OF_GOAL);
  return wish.questionnaire.goals
    .slice(1)
    .filter((goal) => roomy.some((session) => canWorkFor(goal, session, usable)))
    .map((goal) => sessions.some((session) => worksFor(goal, session)));
}

/**
 * For each of the five lifts that a lifter can do in a session that may have it: whether the plan has it, with its gear. Sessions of less than 45
 * minutes, light ones and those next to a match may not; one session a week alternates with a second.
 */
function liftAnswers({ wish, sessions }: ReadPlan): boolean[] {
  if (!liftsHeavy(athleteOf(wish)) || wish.questionnaire.durationMinutes < 45) return [];
  const usable = usableExercises({ ...wish, catalogue: CATALOGUE }).filter(({ phase }) => phase === 'main');
  const able = sessions.filter((session) => isOrdinarySession(session) && session.frame.load !== 'light');
  return WEEK_LIFTS.flatMap((lift) => {
    const possible = able.flatMap(({ frame }) => usable.filter((one) => weekLiftOf(one) === lift && isPossibleAt(frame.venue, one)));
    if (possible.length === 0) return [];
    // Done without gear it counts only where no gear for it is at hand.
    const needsGear = possible.some(({ equipment }) => equipment.length > 0);
    const isIt = (one: CatalogueExercise) => weekLiftOf(one) === lift && (!needsGear || one.equipment.length > 0);
    return [sessions.some(({ main }) => main.some(({ exercise }) => isIt(exercise)))];
  });
}

/** Whether two sessions of a girl's or woman's week have landing. */
function landingAnswers({ wish, sessions }: ReadPlan): boolean[] {
  const isMeant = wish.questionnaire.gender === 'female' && wish.questionnaire.individualTrainingFrequency > 1;
  if (!isMeant || sessions.filter(isOrdinarySession).length < 2) return [];
  return [sessions.filter(({ rows }) => rows.some(({ exercise }) => exercise.elements.includes('landing'))).length >= 2];
}

/** Whether two sessions of a week with room for it have the throwing shoulder. */
function shoulderAnswers({ wish, sessions }: ReadPlan): boolean[] {
  const isMeant = wish.questionnaire.individualTrainingFrequency > 1 && wish.questionnaire.durationMinutes >= 45;
  if (!isMeant || sessions.filter(isOrdinarySession).length < 2) return [];
  return [sessions.filter(({ rows }) => rows.some(({ exercise }) => exercise.elements.includes('cuff'))).length >= 2];
}

/** For each week of a plan for endurance: whether its aerobic work has nine tenths of the minutes that there is room for. */
function enduranceAnswers({ wish: { questionnaire }, sessions }: ReadPlan): boolean[] {
  const takesTurns = questionnaire.individualTrainingFrequency === 1;
  const frames = sessions.map(({ frame }) => frame);
  const wanted = weekEnduranceSeconds(frames, questionnaire, takesTurns);
  const weeks = takesTurns ? sessions.map((session, index) => ({ week: [session], seconds: wanted[index] ?? 0 })) : [];
  if (!takesTurns) weeks.push({ week: [...sessions], seconds: wanted.reduce((sum, seconds) => sum + seconds, 0) });
  const hasFloor = frames.some((frame) => frame.venue === 'Halle' && isOrdinary(frame));
  return weeks.flatMap(({ week, seconds }) => (hasFloor && seconds > 0 ? [aerobicMinutes(week, 0) * 60 >= 0.9 * seconds] : []));
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
      'accessories of the next block that the last one did not have, adults with experience',
      0.65,
      plans.filter(({ wish }) => liftsHeavy(athleteOf(wish))).flatMap(variationAnswers),
    ),
    rate(
      'main goal’s own work in each ordinary session of half an hour and more',
      0.99,
      plans.flatMap((plan) => mainGoalAnswers(plan)),
    ),
    rate(
      'other goals’ own work in the week, half an hour and more',
      0.9,
      plans.flatMap((plan) => otherGoalAnswers(plan)),
    ),
    rate(
      'each of the five lifts that the gear allows, each week, adults with experience, two and more sessions of 45 minutes and more',
      1,
      often.flatMap((plan) => liftAnswers(plan)),
      'C13',
    ),
    rate(
      'the same within two weeks, one session a week',
      1,
      once.flatMap((plan) => liftAnswers(plan)),
      'C13',
    ),
    rate(
      'landing and braking twice a week for girls and women with two ordinary sessions',
      1,
      plans.flatMap((plan) => landingAnswers(plan)),
      'C16',
    ),
    rate(
      'the throwing shoulder’s cuff in two sessions of a week with two ordinary ones of 45 minutes and more',
      1,
      plans.flatMap((plan) => shoulderAnswers(plan)),
      'C19',
    ),
    rate(
      'as much aerobic work as the endurance goal wants and the sessions have room for',
      0.95,
      plans.flatMap((plan) => enduranceAnswers(plan)),
      'C12',
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
