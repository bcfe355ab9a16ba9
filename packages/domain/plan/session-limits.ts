import {
  EXERCISE_KINDS,
  type CatalogueExercise,
  type ExerciseKind,
  MOVEMENT_PATTERNS,
  type MovementPattern,
} from '../exercise/catalogue-exercise.ts';
import { scheduleOf } from '../coach/modules/evidence-modules.ts';
import { STRESS_TAGS, stressOf } from '../exercise/stress.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { isBridge, isSlowEccentric } from './exercise-traits.ts';
import { ANYONE, type Place } from './exercise-choice.ts';
import { isOnTheSpot } from './on-the-spot.ts';
import type { SessionLoad } from './session-load.ts';
import type { SessionTally } from './session-tally.ts';
import { isRepeatedSprint } from './training-order.ts';
import type { SessionFocus } from './week-frame.ts';

/* Each limit inspects the main part so far and returns a condition for the next exercise: computed once per turn, called for
   hundreds of exercises. */

/** Most exercises of one kind in a main part, so that no session is all sprints or all push-ups. */
const MAX_OF_KIND: Readonly<Partial<Record<ExerciseKind, number>>> = {
  speed: 4,
  power: 4,
  strength: 8,
  prevention: 4,
  mobility: 4,
};

/** In season one strength exercise for this many minutes, and one more: less keeps strength than builds it. */
const MINUTES_OF_STRENGTH_IN_SEASON = 15;

const MAIN_GOAL_SHARE = 0.4;
const FREE_PLACES = 4;

const MAX_OF_PATTERN = 3;
/** Hard on tendons or on the same few muscles: at most two per session. */
const MAX_OF_STRAINING_PATTERN = 2;
const STRAINING: readonly MovementPattern[] = ['push', 'pull', 'calf', 'hamstring'];
/** A squat and a deadlift make a session; two squats only fit a long one. */
const WHOLE_LEG: readonly MovementPattern[] = ['knee', 'hip'];
const LONG_SESSION_MINUTES = 90;
/** Limited by their kind instead. */
const FREE_PATTERNS: readonly MovementPattern[] = ['mobility', 'conditioning'];

/** Patterns trained at maximum speed or height. */
const MAXIMAL_PATTERNS: readonly MovementPattern[] = ['sprint', 'cut', 'jump', 'throw', 'goalkeeping'];
const MAX_OF_MAXIMAL_PATTERNS = 2;

function maxOfKind(questionnaire: Questionnaire, kind: ExerciseKind, load: SessionLoad): number | undefined {
  const { goals, seasonPhase, durationMinutes } = questionnaire;
  const [mainGoal] = goals;
  if (kind === 'endurance') {
    // In season team training and matches are endurance enough without the goal.
    const usual = seasonPhase === 'Wettkampfphase' ? 1 : 2;
    const most = mainGoal === 'langer_durchhalten' ? 4 : goals.includes('langer_durchhalten') ? 3 : usual;
    return load === 'light' ? most - 2 : most;
  }
  if (kind === 'strength' && seasonPhase === 'Wettkampfphase') return Math.ceil(durationMinutes / MINUTES_OF_STRENGTH_IN_SEASON) + 1;
  if (kind === 'mobility' && (mainGoal === 'beweglicher_werden' || load === 'light')) return 6;
  if (kind === 'prevention' && mainGoal === 'verletzungen_vorbeugen') return 6;
  return MAX_OF_KIND[kind];
}

/** Exercises of a kind that the main part still has room for. */
export function hasRoomForKind(questionnaire: Questionnaire, load: SessionLoad, tally: SessionTally): Place {
  const full = EXERCISE_KINDS.filter((kind) => tally.count(kind) >= (maxOfKind(questionnaire, kind, load) ?? Infinity));
  return ({ kind }) => !full.includes(kind);
}

function maxOfPattern({ durationMinutes }: Questionnaire, pattern: MovementPattern): number {
  if (FREE_PATTERNS.includes(pattern)) return Infinity;
  if (WHOLE_LEG.includes(pattern)) return durationMinutes >= LONG_SESSION_MINUTES ? 2 : 1;
  return STRAINING.includes(pattern) ? MAX_OF_STRAINING_PATTERN : MAX_OF_PATTERN;
}

/** Exercises that are not a neighbouring rung of one in the session: two rungs of a ladder are the same exercise twice. */
export function keepsRungsApart({ chosen }: SessionTally): Place {
  const neighbours = new Set(chosen.flatMap(({ progressions, regressions }) => [...progressions, ...regressions]));
  return ({ slug }) => !neighbours.has(slug);
}

const isForGroin: Place = ({ pattern }) => pattern === 'groin';

/** Much the same under other names: where little is possible, a session would have it three times. */
const ALIKE: readonly Place[] = [isBridge, isOnTheSpot];
const MOST_ALIKE = 2;

/** Exercises of which the session does not have two already, though their equipment and pattern may differ. */
export function keepsApartWhatIsAlike({ chosen }: SessionTally): Place {
  const full = ALIKE.filter((isAlike) => chosen.filter(isAlike).length >= MOST_ALIKE);
  return (exercise) => !full.some((isAlike) => isAlike(exercise));
}

/**
 * Exercises allowed once per session: repeated sprints, because of the legs, and groin work. Goalkeepers repeat sprints only for
 * endurance.
 */
export function keepsSingles(tally: SessionTally, { position, goals }: Questionnaire): Place {
  const hasNoUse: Place = position === 'Torwart' && !goals.includes('langer_durchhalten') ? isRepeatedSprint : () => false;
  const full = [hasNoUse, ...[isRepeatedSprint, isForGroin].filter((isSingle) => tally.chosen.some(isSingle))];
  return (exercise) => !full.some((isSingle) => isSingle(exercise));
}

/** Exercises of a movement that the main part still has room for. */
export function hasRoomForPattern(questionnaire: Questionnaire, tally: SessionTally): Place {
  const full = MOVEMENT_PATTERNS.filter((pattern) => tally.count(pattern) >= maxOfPattern(questionnaire, pattern));
  return ({ pattern }) => pattern === null || !full.includes(pattern);
}

/** The pattern that an exercise trains at maximum effort; null for others. */
export function maximalPatternOf({ kind, pattern }: CatalogueExercise): MovementPattern | null {
  const isMaximal = (kind === 'speed' || kind === 'power') && pattern !== null && MAXIMAL_PATTERNS.includes(pattern);
  return isMaximal ? pattern : null;
}

/**
 * Exercises with which the session trains at most two patterns at maximum effort.
 * @param keptFor a later pattern that needs one of the two places
 */
export function keepsTwoMaximalPatterns(tally: SessionTally, keptFor: MovementPattern | null = null): Place {
  const patterns = new Set(tally.chosen.flatMap((exercise) => maximalPatternOf(exercise) ?? []));
  if (keptFor !== null) patterns.add(keptFor);
  if (patterns.size < MAX_OF_MAXIMAL_PATTERNS) return ANYONE;
  return (exercise) => {
    const pattern = maximalPatternOf(exercise);
    return pattern === null || patterns.has(pattern);
  };
}

/** A light session omits causes of soreness: slow eccentrics under load, hard levels. */
function suitsLoad(load: SessionLoad): Place {
  if (load !== 'light') return ANYONE;
  return (exercise) => exercise.level < 3 && !isSlowEccentric(exercise) && stressOf(exercise, 'hamstringLengthening') < 3;
}

const hasLittleStress: Place = (exercise) => STRESS_TAGS.every((tag) => stressOf(exercise, tag) <= 1);

/** No soreness on the day before a match, nor a studied schedule, whose weeks grow; only gentle work on the day after. */
function suitsFocus(focus: SessionFocus): Place {
  if (focus === 'primer')
    return (exercise) => !isSlowEccentric(exercise) && exercise.kind !== 'endurance' && scheduleOf(exercise.slug) === undefined;
  if (focus !== 'recovery') return ANYONE;
  return (exercise) => exercise.kind !== 'speed' && exercise.kind !== 'power' && hasLittleStress(exercise);
}

/** Exercises allowed in a session of this load and focus; the day after a match is gentle from the warm-up on. */
export function suitsSession({ load, focus }: { readonly load: SessionLoad; readonly focus: SessionFocus }): Place {
  const byLoad = suitsLoad(load);
  const byFocus = suitsFocus(focus);
  const isGentle = focus === 'recovery' ? hasLittleStress : ANYONE;
  return (exercise) => (exercise.phase === 'main' ? byLoad(exercise) && byFocus(exercise) : isGentle(exercise));
}

/**
 * Exercises with which the main goal keeps two fifths of the main part. The first four are exempt, so that a short session has
 * room for the required elements.
 */
export function keepsMainShare({ goals: [mainGoal] }: Questionnaire, tally: SessionTally): Place {
  const hasShare = tally.size < FREE_PLACES || mainGoal === undefined || tally.count(mainGoal) >= MAIN_GOAL_SHARE * (tally.size + 1);
  return hasShare ? ANYONE : ({ goals }) => goals.includes(mainGoal);
}

/**
 * Exercises with which the session shares at most half of its main exercises with each earlier session, and at most half of that
 * one's. The first four exercises count as four.
 */
export function keepsSessionsApart(earlierMainParts: readonly (readonly CatalogueExercise[])[], tally: SessionTally): Place {
  const size = Math.max(FREE_PLACES, tally.size + 1);
  const tooMuchShared = earlierMainParts.filter((earlier) => {
    const shared = earlier.filter((exercise) => tally.has(exercise)).length;
    return shared + 1 > Math.min(size, earlier.length) / 2;
  });
  return (exercise) => !tooMuchShared.some((earlier) => earlier.includes(exercise));
}
