import {
  EXERCISE_KINDS,
  type CatalogueExercise,
  type ExerciseKind,
  MOVEMENT_PATTERNS,
  type MovementPattern,
} from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { ANYONE, type Place } from './exercise-choice.ts';
import type { SessionLoad } from './session-load.ts';
import type { SessionTally } from './session-tally.ts';

/*
 * Each limit looks at what the main part holds so far and answers who may come next: computed once a turn, asked
 * for hundreds of exercises.
 */

/** Most exercises of one kind in a main part, so that no session is all sprints or all push-ups. */
const MAX_OF_KIND: Readonly<Partial<Record<ExerciseKind, number>>> = {
  speed: 4,
  power: 4,
  strength: 7,
  prevention: 3,
  mobility: 4,
};

const MAIN_GOAL_SHARE = 0.4;
const FREE_PLACES = 4;

const GOALKEEPING_PLACE = 3;

const MAX_OF_PATTERN = 3;
/** Hard on tendons or on the same few muscles: two in a session are enough. */
const MAX_OF_STRAINING_PATTERN = 2;
const STRAINING: readonly MovementPattern[] = ['push', 'pull', 'calf', 'groin', 'hamstring'];
/** A squat and a deadlift make a session; two squats only a long one. */
const WHOLE_LEG: readonly MovementPattern[] = ['knee', 'hip'];
const LONG_SESSION_MINUTES = 90;
/** Limited by their kind instead. */
const FREE_PATTERNS: readonly MovementPattern[] = ['mobility', 'conditioning'];

function maxOfKind(questionnaire: Questionnaire, kind: ExerciseKind, load: SessionLoad): number | undefined {
  const { goals } = questionnaire;
  const [mainGoal] = goals;
  if (kind === 'endurance') {
    const most = mainGoal === 'langer_durchhalten' ? 4 : goals.includes('langer_durchhalten') ? 3 : 2;
    return load === 'light' ? most - 2 : most;
  }
  if (kind === 'mobility' && mainGoal === 'beweglicher_werden') return 6;
  if (kind === 'prevention' && mainGoal === 'verletzungen_vorbeugen') return 5;
  return MAX_OF_KIND[kind];
}

/** Exercises of a kind the main part still has room for. */
export function hasRoomForKind(questionnaire: Questionnaire, load: SessionLoad, tally: SessionTally): Place {
  const full = EXERCISE_KINDS.filter((kind) => tally.count(kind) >= (maxOfKind(questionnaire, kind, load) ?? Infinity));
  return ({ kind }) => !full.includes(kind);
}

function maxOfPattern({ durationMinutes }: Questionnaire, pattern: MovementPattern): number {
  if (FREE_PATTERNS.includes(pattern)) return Infinity;
  if (WHOLE_LEG.includes(pattern)) return durationMinutes >= LONG_SESSION_MINUTES ? 2 : 1;
  return STRAINING.includes(pattern) ? MAX_OF_STRAINING_PATTERN : MAX_OF_PATTERN;
}

/** Exercises of a movement the main part still has room for. */
export function hasRoomForPattern(questionnaire: Questionnaire, tally: SessionTally): Place {
  const full = MOVEMENT_PATTERNS.filter((pattern) => tally.count(pattern) >= maxOfPattern(questionnaire, pattern));
  return ({ pattern }) => pattern === null || !full.includes(pattern);
}

/** A light session leaves out what makes muscles sore for days: slow lowering under load, hard levels. */
export function suitsLoad(load: SessionLoad): Place {
  if (load !== 'light') return ANYONE;
  return ({ kind, level, pattern, equipment }) => {
    const isSoring = pattern === 'hamstring' && (kind === 'prevention' || equipment.length > 0);
    return level < 3 && !isSoring;
  };
}

/**
 * Exercises with which the main goal keeps two fifths of the main part. The first four are free, so that
 * every goal and prevention find their place in a short session.
 */
export function keepsMainShare({ goals: [mainGoal] }: Questionnaire, tally: SessionTally): Place {
  const hasShare = tally.size < FREE_PLACES || mainGoal === undefined || tally.count(mainGoal) >= MAIN_GOAL_SHARE * (tally.size + 1);
  return hasShare ? ANYONE : ({ goals }) => goals.includes(mainGoal);
}

/**
 * Exercises with which no secondary goal is served more often than the main goal. The one prevention
 * exercise every session needs is let in anyway; later choices then make up for it.
 */
export function keepsMainGoalAhead({ goals: [mainGoal, ...secondaryGoals] }: Questionnaire, tally: SessionTally): Place {
  if (mainGoal === undefined) return ANYONE;
  const needsPrevention = tally.count('prevention') === 0;
  const toMainGoal = tally.count(mainGoal);
  const level = secondaryGoals.filter((goal) => tally.count(goal) >= toMainGoal);
  const ahead = level.filter((goal) => tally.count(goal) > toMainGoal);
  return ({ goals, kind }) => {
    if (needsPrevention && kind === 'prevention') return true;
    const mustNotServe = goals.includes(mainGoal) ? ahead : level;
    return !mustNotServe.some((goal) => goals.includes(goal));
  };
}

/**
 * Exercises with which a goalkeeper's session has at least one made for the goal alone: the third at the
 * latest, so that a short session with three goals has room for it.
 */
export function keepsGoalkeeping({ position }: Questionnaire, tally: SessionTally): Place {
  const isMadeForGoal: Place = ({ positions }) => positions.length === 1 && positions[0] === 'Torwart';
  if (position !== 'Torwart' || tally.size < GOALKEEPING_PLACE - 1 || tally.chosen.some(isMadeForGoal)) return ANYONE;
  return isMadeForGoal;
}

/**
 * Exercises with which the session shares at most half of its main exercises with each earlier session,
 * and at most half of that one's. The first four exercises count as four.
 */
export function keepsSessionsApart(earlierMainParts: readonly (readonly CatalogueExercise[])[], tally: SessionTally): Place {
  const size = Math.max(FREE_PLACES, tally.size + 1);
  const tooMuchShared = earlierMainParts.filter((earlier) => {
    const shared = earlier.filter((exercise) => tally.has(exercise)).length;
    return shared + 1 > Math.min(size, earlier.length) / 2;
  });
  return (exercise) => !tooMuchShared.some((earlier) => earlier.includes(exercise));
}
