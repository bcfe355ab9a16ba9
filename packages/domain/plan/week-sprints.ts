import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { wantsEndurance, wantsSpeed } from './goal-work.ts';
import { coolDownSeconds, warmUpSeconds } from './preparation.ts';
import { isOrdinary, type SessionFrame } from './week-frame.ts';

/** True sprint a week for the speed goal, in metres. */
export const SPRINT_METRES_A_WEEK = 100;

/** Most metres of a week with which a block may go on from an earlier one. Practice. */
const MOST_SPRINT_METRES_A_WEEK = 200;

/** On a light day speed stays and volume falls. */
const LIGHT_SPRINT_METRES = 60;
/** Starts over a few steps, where there is no room to run. */
const START_METRES = { usual: 50, shortest: 25 } as const;
/** Sessions this short have no room for the whole sprint and endurance work. */
const SHARED_MINUTES = 20;
/** Seconds per metre of true sprint including rest, and its largest share of a main part. */
const SECONDS_PER_SPRINT_METRE = 6.25;
const SPRINT_SHARE = 0.55;

/** Metres of sprint that fit into a session with room to run: none on a light day or next to a match. */
export function sprintRoom(frame: SessionFrame, questionnaire: Questionnaire): number {
  if (frame.venue !== 'Halle' || !isOrdinary(frame) || frame.load === 'light') return 0;
  const main = frame.minutes * 60 - warmUpSeconds(frame.minutes) - coolDownSeconds(frame.minutes);
  const room = Math.floor((SPRINT_SHARE * main) / SECONDS_PER_SPRINT_METRE);
  const isShared = wantsEndurance(questionnaire) && frame.minutes <= SHARED_MINUTES;
  return isShared ? Math.floor(room / 2) : room;
}

function startMetres({ minutes }: SessionFrame): number {
  return minutes <= SHARED_MINUTES ? START_METRES.shortest : START_METRES.usual;
}

/** The rooms of the first kind of session that the week has: room to run, a light day with it, no room to run. */
function roomsOf(frames: readonly SessionFrame[], questionnaire: Questionnaire): number[] {
  const kinds: readonly ((frame: SessionFrame) => number)[] = [
    (frame) => sprintRoom(frame, questionnaire),
    (frame) => (frame.venue === 'Halle' && isOrdinary(frame) ? LIGHT_SPRINT_METRES : 0),
    (frame) => (isOrdinary(frame) && frame.load !== 'light' ? startMetres(frame) : 0),
    (frame) => (isOrdinary(frame) ? startMetres(frame) : 0),
  ];
  const rooms = kinds.map((room) => frames.map(room)).find((ofKind) => ofKind.some((metres) => metres > 0));
  return rooms ?? frames.map(() => 0);
}

/** An equal share of some metres for each session with room, as far as it has room. */
function sharedMetres(frames: readonly SessionFrame[], questionnaire: Questionnaire, metres: number, takesTurns: boolean): number[] {
  if (!wantsSpeed(questionnaire)) return frames.map(() => 0);
  const rooms = roomsOf(frames, questionnaire);
  const withRoom = rooms.filter((room) => room > 0).length;
  const share = takesTurns ? metres : Math.ceil(metres / Math.max(1, withRoom));
  return rooms.map((room) => Math.min(room, share));
}

/**
 * Metres of sprint of each session, for the speed goal; 0 without it and next to a match.
 * @param takesTurns whether the sessions alternate week for week, so that each has a whole week's metres
 */
export function weekSprintMetres(frames: readonly SessionFrame[], questionnaire: Questionnaire, takesTurns: boolean): number[] {
  return sharedMetres(frames, questionnaire, SPRINT_METRES_A_WEEK, takesTurns);
}

/**
 * Most metres of sprint with which each session may go on from an earlier block; 0 without the speed goal and next to a match.
 * @param takesTurns whether the sessions alternate week for week
 */
export function mostSprintMetres(frames: readonly SessionFrame[], questionnaire: Questionnaire, takesTurns: boolean): number[] {
  return sharedMetres(frames, questionnaire, MOST_SPRINT_METRES_A_WEEK, takesTurns);
}

/** Sprints go over ten metres and more, and in the larger weeks one set more. */
const METRES_OF_SET = 10;

/**
 * Metres of the week's bound that the sprints of sessions still to be built need in their largest week. Starts of sessions without
 * room to run leave them: where the bound is small, nothing longer would fit beside a few starts each day.
 * @param sprintMetres those of the first week, of each session still to be built
 */
export function keptSprintMetres(sprintMetres: readonly number[]): number {
  const needed = sprintMetres.map((metres) => (metres > 0 ? Math.ceil(metres / METRES_OF_SET + 1) * METRES_OF_SET : 0));
  return needed.reduce((sum, metres) => sum + metres, 0);
}
