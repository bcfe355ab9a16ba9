import type { CatalogueExercise, ExerciseKind, MovementPattern } from '../catalogue/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { SessionLoad } from './session-load.ts';
import type { SessionTally } from './session-tally.ts';

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

/** Whether the main part may hold one more exercise of this kind. */
export function hasRoomForKind(questionnaire: Questionnaire, load: SessionLoad, tally: SessionTally, kind: ExerciseKind): boolean {
  const limit = maxOfKind(questionnaire, kind, load);
  return limit === undefined || tally.count(kind) < limit;
}

/** Whether the main part may hold one more exercise of this movement. */
export function hasRoomForPattern({ durationMinutes }: Questionnaire, tally: SessionTally, pattern: MovementPattern | null): boolean {
  if (pattern === null || FREE_PATTERNS.includes(pattern)) return true;
  if (WHOLE_LEG.includes(pattern)) return tally.count(pattern) < (durationMinutes >= LONG_SESSION_MINUTES ? 2 : 1);
  const limit = STRAINING.includes(pattern) ? MAX_OF_STRAINING_PATTERN : MAX_OF_PATTERN;
  return tally.count(pattern) < limit;
}

/** A light session leaves out what makes muscles sore for days: slow lowering under load, hard levels. */
export function suitsLoad(load: SessionLoad, { kind, level, pattern, equipment }: CatalogueExercise): boolean {
  if (load !== 'light') return true;
  const isSoring = pattern === 'hamstring' && (kind === 'prevention' || equipment.length > 0);
  return level < 3 && !isSoring;
}

/**
 * Whether the main goal keeps two fifths of the main part once the candidate is added. The first four
 * exercises are free, so that every goal and prevention find their place in a short session.
 */
export function keepsMainShare(questionnaire: Questionnaire, tally: SessionTally, candidate: CatalogueExercise): boolean {
  const [mainGoal] = questionnaire.goals;
  const size = tally.chosen.length;
  if (mainGoal === undefined || size < FREE_PLACES || candidate.goals.includes(mainGoal)) return true;
  return tally.count(mainGoal) >= MAIN_GOAL_SHARE * (size + 1);
}

/**
 * Whether no secondary goal is served more often than the main goal once the candidate is added. The
 * one prevention exercise every session needs is let in anyway; later choices then make up for it.
 */
export function keepsMainGoalAhead(questionnaire: Questionnaire, tally: SessionTally, candidate: CatalogueExercise): boolean {
  if (candidate.kind === 'prevention' && tally.count('prevention') === 0) return true;
  const [mainGoal, ...secondaryGoals] = questionnaire.goals;
  if (mainGoal === undefined) return true;
  const toMainGoal = tally.count(mainGoal) + (candidate.goals.includes(mainGoal) ? 1 : 0);
  return secondaryGoals.every((goal) => !candidate.goals.includes(goal) || tally.count(goal) < toMainGoal);
}
