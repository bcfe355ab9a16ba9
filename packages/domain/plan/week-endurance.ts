import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { SeasonPhase } from '../vocabulary/training-time.ts';
import { wantsEndurance } from './goal-work.ts';
import { coolDownSeconds, warmUpSeconds } from './preparation.ts';
import { SHORTEST_MINUTES } from './shortest-minutes.ts';
import { METRES_PER_SECOND, SECONDS_PER_REP_WITHOUT_TEMPO } from './training-seconds.ts';
import { isOrdinary, type SessionFrame } from './week-frame.ts';

/** Aerobic work in the first week for the endurance goal, in minutes without rests; the following weeks have up to a fifth more. Coaching practice. */
export const ENDURANCE_MINUTES_A_WEEK: Readonly<Record<SeasonPhase, number>> = { Saisonvorbereitung: 12.5, Wettkampfphase: 8 };

/** Aerobic work in the first week that the endurance goal aims at, in whole minutes; a plan with less says so. */
export const AIMED_ENDURANCE_MINUTES: Readonly<Record<SeasonPhase, number>> = { Saisonvorbereitung: 12, Wettkampfphase: 8 };

/** Most aerobic work in the first week; in the last weeks a fifth more makes 20 and 12 minutes. Coaching practice. */
export const MOST_ENDURANCE_MINUTES: Readonly<Record<SeasonPhase, number>> = { Saisonvorbereitung: 16.5, Wettkampfphase: 10 };

/** Seconds of work in one set of an aerobic exercise. */
export function aerobicSetSeconds({ defaults: { seconds, metres, reps } }: Pick<CatalogueExercise, 'defaults'>): number {
  return seconds ?? (metres ?? 0) / METRES_PER_SECOND + (reps ?? 0) * SECONDS_PER_REP_WITHOUT_TEMPO;
}

/** Largest share of a main part with its rests, as main goal and as another; short sessions need their time for the week's elements. */
const SHARE = { main: 0.5, other: 0.4 } as const;
const COMPACT_SHARE = { main: 0.4, other: 0.3 } as const;
const COMPACT_MINUTES = 30;
const SHORTEST_SHARE = 0.2;
/** Seconds of a set and its rest for a second of work. */
const REST_FACTOR = 2;

function shareOf(minutes: number, isMainGoal: boolean): number {
  if (minutes <= SHORTEST_MINUTES) return SHORTEST_SHARE;
  return (minutes <= COMPACT_MINUTES ? COMPACT_SHARE : SHARE)[isMainGoal ? 'main' : 'other'];
}

/** Seconds of aerobic work that fit into a session. */
export function enduranceRoom({ minutes }: Pick<SessionFrame, 'minutes'>, { goals }: Questionnaire): number {
  const main = minutes * 60 - warmUpSeconds(minutes) - coolDownSeconds(minutes);
  return Math.floor((main * shareOf(minutes, goals[0] === 'langer_durchhalten')) / REST_FACTOR);
}

/**
 * Most seconds of aerobic work with which each session may go on from an earlier block: its share of the week's most, as far as it has room.
 * @param takesTurns whether the sessions alternate week for week
 */
export function mostEnduranceSeconds(frames: readonly SessionFrame[], questionnaire: Questionnaire, takesTurns: boolean): number[] {
  const seconds = weekEnduranceSeconds(frames, questionnaire, takesTurns);
  const ofWeek = takesTurns ? Math.max(...seconds) : seconds.reduce((sum, one) => sum + one, 0);
  const growth = ofWeek === 0 ? 0 : Math.max(1, (MOST_ENDURANCE_MINUTES[questionnaire.seasonPhase] * 60) / ofWeek);
  return frames.map((frame, index) => Math.min(enduranceRoom(frame, questionnaire), (seconds[index] ?? 0) * growth));
}

/** Sessions for aerobic work, best first: with room to run, not light, long; none next to a match. */
function suitable(frames: readonly SessionFrame[]): SessionFrame[] {
  const worth = ({ venue, load, minutes }: SessionFrame) => Number(venue === 'Halle') * 1000 + Number(load !== 'light') * 500 + minutes;
  const ordinary = frames.filter(isOrdinary).toSorted((one, other) => worth(other) - worth(one));
  const withFloor = ordinary.filter(({ venue }) => venue === 'Halle');
  return withFloor.length > 0 ? withFloor : ordinary;
}

/**
 * Seconds of aerobic work of each session, for the endurance goal: in as few sessions as have room for the week's minutes; 0
 * without the goal and next to a match.
 * @param takesTurns whether the sessions alternate week for week, so that each has a whole week's minutes
 */
export function weekEnduranceSeconds(frames: readonly SessionFrame[], questionnaire: Questionnaire, takesTurns: boolean): number[] {
  if (!wantsEndurance(questionnaire)) return frames.map(() => 0);
  const wanted = ENDURANCE_MINUTES_A_WEEK[questionnaire.seasonPhase] * 60;
  const best = suitable(frames);
  if (takesTurns) return frames.map((frame) => (best.includes(frame) ? Math.min(wanted, enduranceRoom(frame, questionnaire)) : 0));
  const seconds = new Map<SessionFrame, number>();
  let missing = wanted;
  for (const frame of best) {
    if (missing <= 0) break;
    const share = Math.min(missing, enduranceRoom(frame, questionnaire));
    seconds.set(frame, share);
    missing -= share;
  }
  return frames.map((frame) => seconds.get(frame) ?? 0);
}
