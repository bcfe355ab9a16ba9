import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import { type Athlete, liftsHeavy } from './age-stage.ts';
import { type BuiltSession, buildSession } from './build-session.ts';
import { isMainLift, isSlowEccentric } from './exercise-traits.ts';
import type { ExerciseChooser } from './exercise-choice.ts';
import { withoutMakeshift } from './makeshift.ts';
import { withoutOnTheSpot } from './on-the-spot.ts';
import { onReachedRungs, slowRungs } from './reached-rungs.ts';
import { suitsSession } from './session-limits.ts';
import type { SessionLoad } from './session-load.ts';
import { elementsOf, workingSets } from './session-sums.ts';
import { isPossibleAt } from './session-venue.ts';
import type { TrainedBefore } from './trained-before.ts';
import { shareOutElements } from './week-elements-due.ts';
import { isOrdinary, type SessionFrame } from './week-frame.ts';
import { lastLifts } from './week-lifts.ts';
import { shareOutRuns } from './week-runs.ts';
import { addLoads, loadOf, NO_LOAD, ownLoadBound, shareOfBound, type WeeklyLoad } from './weekly-load.ts';

export interface WeekRequest {
  readonly questionnaire: Questionnaire;
  readonly athlete: Athlete;
  readonly usable: readonly CatalogueExercise[];
  /** The sessions of a week; with one a week, the two that alternate. */
  readonly frames: readonly SessionFrame[];
  readonly takesTurns: boolean;
  readonly regions: readonly BodyRegion[];
  readonly trained: TrainedBefore;
}

const LIGHT_SHARE = 0.6;
const MAIN_LIFTS_A_WEEK = 3;
/** From three quarters of an hour on: squat, hinge, vertical pull, row, press. */
const LIFTS_OF_LONGER_SESSIONS = 5;
const MINUTES_PER_LIFT = 15;
const LEAST_MINUTES_FOR_LIFTS = 30;
const SHORT_MINUTES = 45;
const LONGEST_OF_MAKESHIFT = 30;
const LOAD_ORDER: readonly SessionLoad[] = ['heavy', 'medium', 'light'];

/** Main lifts for each session of a heavy lifter: three a week, in sessions with weights that are neither light nor too short. */
function mainLiftsOf({ athlete, frames, takesTurns }: WeekRequest, pools: readonly (readonly CatalogueExercise[])[]): number[] {
  const isForLifts = frames.map(
    (frame, index) =>
      liftsHeavy(athlete) &&
      isOrdinary(frame) &&
      frame.load !== 'light' &&
      frame.minutes >= LEAST_MINUTES_FOR_LIFTS &&
      pools[index]?.some(isMainLift) === true,
  );
  const sessions = Math.max(1, isForLifts.filter(Boolean).length);
  return frames.map(({ minutes }, index) => {
    if (isForLifts[index] !== true) return 0;
    const hasRoom = minutes >= SHORT_MINUTES && !(takesTurns && minutes === SHORT_MINUTES);
    const wanted = Math.ceil((hasRoom ? LIFTS_OF_LONGER_SESSIONS : MAIN_LIFTS_A_WEEK) / sessions);
    const share = Math.min(wanted, Math.max(MAIN_LIFTS_A_WEEK, Math.floor(minutes / MINUTES_PER_LIFT)));
    // Two alternating short sessions have three together: more would use up their time.
    return takesTurns && minutes <= SHORT_MINUTES && index > 0 ? share - 1 : share;
  });
}

/** Builds from the heaviest session to the lightest: a light one is measured by a heavy one, a primer repeats known exercises. */
function buildingOrder(frames: readonly SessionFrame[]): number[] {
  const rank = ({ load, focus }: SessionFrame) => LOAD_ORDER.indexOf(load) + Number(focus === 'recovery') + 2 * Number(focus === 'primer');
  return frames.map((_, index) => index).toSorted((a, b) => rankAt(a) - rankAt(b));

  function rankAt(index: number): number {
    const frame = frames[index];
    return frame === undefined ? 0 : rank(frame);
  }
}

/** Jumps, throws and sprint metres of sessions. */
function loadOfSessions(sessions: readonly BuiltSession[], { athlete, questionnaire }: WeekRequest): WeeklyLoad {
  const loads = sessions.flatMap(({ exercises, rows }) =>
    exercises.flatMap((exercise, index) => {
      const row = rows[index];
      return row === undefined ? [] : [loadOf(exercise, row, athlete, questionnaire.seasonPhase)];
    }),
  );
  return loads.reduce(addLoads, NO_LOAD);
}

/**
 * Adds landing to a second session: girls and women practise landing and braking twice a week. Not next to a match if another
 * session can.
 */
function withSecondLanding(
  due: readonly (readonly WeekElement[])[],
  request: WeekRequest,
  pools: readonly (readonly CatalogueExercise[])[],
) {
  const { questionnaire, frames } = request;
  const can = frames
    .map((_, index) => index)
    .filter((index) => frames[index]?.focus !== 'primer' && pools[index]?.some(({ elements }) => elements.includes('landing')) === true);
  const others = can.filter((index) => due[index]?.includes('landing') !== true);
  const isUsual = (index: number) => Number(frames[index] !== undefined && isOrdinary(frames[index]));
  const [second] = others.toSorted((one, other) => isUsual(other) - isUsual(one));
  if (questionnaire.gender !== 'female' || can.length < 2 || second === undefined) return due;
  return due.map((elements, index): readonly WeekElement[] => (index === second ? [...elements, 'landing'] : elements));
}

const NO_SLOW_RUNGS: ReadonlySet<string> = new Set();

/** In season one session a week has the slow eccentrics: they are what makes sore. */
function withoutSlowEccentrics(pool: readonly CatalogueExercise[]): readonly CatalogueExercise[] {
  return pool.filter((exercise) => !isSlowEccentric(exercise));
}

/** Finds the exercises of a session: possible at its place, suitable for its day, on rungs that the player has reached. */
function roomPool(frame: SessionFrame, { usable, trained }: WeekRequest): readonly CatalogueExercise[] {
  const suits = suitsSession(frame);
  const possible = withoutOnTheSpot(usable.filter((exercise) => isPossibleAt(frame.venue, exercise) && suits(exercise)));
  const real = withoutMakeshift(possible, { isShort: frame.minutes <= LONGEST_OF_MAKESHIFT });
  return onReachedRungs(real, trained);
}

/** The sessions of a plan's week, in the order of the week. */
export function buildWeek(request: WeekRequest, chooser: ExerciseChooser): BuiltSession[] {
  const { questionnaire, athlete, frames, takesTurns, regions, trained } = request;
  const roomPools = frames.map((frame) => roomPool(frame, request));
  const shared = shareOutElements(frames, roomPools, (exercise) => liftsHeavy(athlete) && isMainLift(exercise));
  const due = withSecondLanding(shared, request, roomPools);
  const landsTwice = due !== shared;
  const isKeeping = questionnaire.seasonPhase === 'Wettkampfphase' && !takesTurns;
  const hasSlowEccentrics = (index: number) => !isKeeping || due[index]?.includes('eccentricHamstring') === true;
  const canLowerSlowly = (index: number) => {
    const frame = frames[index];
    return frame !== undefined && isOrdinary(frame) && frame.load !== 'light' && hasSlowEccentrics(index);
  };
  const pools = roomPools.map((pool, index) => (hasSlowEccentrics(index) ? pool : withoutSlowEccentrics(pool)));
  const weekLoadBound = ownLoadBound(athlete, questionnaire);
  const mainLifts = mainLiftsOf(request, pools);
  const sessions: (BuiltSession | undefined)[] = frames.map(() => undefined);
  const missing = new Set<WeekElement>();
  const order = buildingOrder(frames);
  const lastForRegions = order.findLast((index) => frames[index]?.focus !== 'primer');
  const runs = shareOutRuns({ questionnaire, frames, takesTurns, bound: weekLoadBound, sessions });
  for (const index of order) {
    const frame = frames[index];
    if (frame === undefined) continue;
    const earlier = sessions.filter((session) => session !== undefined);
    const besideSprints = runs.boundBesideSprints(index);
    const loadSoFar = takesTurns ? NO_LOAD : loadOfSessions(earlier, request);
    const heavy = earlier.filter((session) => session.frame.load === 'heavy').map(workingSets);
    const done = new Set(earlier.flatMap((session) => [...elementsOf(session)]));
    const session = buildSession(
      {
        questionnaire,
        athlete,
        frame,
        possible: pools[index] ?? [],
        due: [...missing, ...(due[index] ?? [])].filter(
          (element) => !done.has(element) || (landsTwice && element === 'landing' && due[index]?.includes('landing') === true),
        ),
        regions,
        isLastForRegions: index === lastForRegions,
        trained,
        mainLifts: mainLifts[index] ?? 0,
        lastLifts: lastLifts(
          { frame, pool: pools[index] ?? [] },
          order.slice(order.indexOf(index) + 1).flatMap((later) => {
            const [ofLater, pool] = [frames[later], pools[later]];
            return ofLater === undefined || pool === undefined ? [] : [{ frame: ofLater, pool }];
          }),
          earlier.flatMap(({ exercises }) => exercises),
          athlete,
        ),
        loadSoFar,
        weekLoadBound: runs.withOwnSprints(besideSprints, index, loadSoFar),
        loadBound: shareOfBound(besideSprints, loadSoFar, takesTurns ? 1 : frames.length - earlier.length),
        enduranceSeconds: runs.enduranceSeconds(index),
        aerobicSecondsLeft: runs.aerobicSecondsLeft(index),
        sprintMetres: runs.sprintMetres(index),
        mostOfRuns: runs.most(index),
        sprintShare: (weekLoadBound.sprintMetres - loadSoFar.sprintMetres) / (takesTurns ? 1 : frames.length - earlier.length),
        slow: canLowerSlowly(index) ? slowRungs(pools[index] ?? [], trained) : NO_SLOW_RUNGS,
        maxWorkingSets: frame.load === 'light' && heavy.length > 0 ? Math.floor(LIGHT_SHARE * Math.min(...heavy)) : Infinity,
        earlier,
      },
      chooser,
    );
    sessions[index] = session;
    const covered = elementsOf(session);
    for (const element of due[index] ?? []) if (!covered.has(element)) missing.add(element);
    for (const element of covered) missing.delete(element);
  }
  return sessions.filter((session) => session !== undefined);
}
