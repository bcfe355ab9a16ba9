import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import { countsAsWork, isAerobic, isTrueSprint } from './exercise-traits.ts';
import { all, ANYONE, type Place } from './exercise-choice.ts';
import { strengthens } from './complaint-limits.ts';
import type { MainPartRequest } from './main-part-request.ts';
import {
  hasRoomForKind,
  hasRoomForPattern,
  keepsApartWhatIsAlike,
  keepsRungsApart,
  keepsSessionsApart,
  keepsSingles,
  keepsTwoMaximalPatterns,
} from './session-limits.ts';
import { SessionTally } from './session-tally.ts';
import { SHORTEST_MINUTES } from './shortest-minutes.ts';
import { aerobicSetSeconds } from './week-endurance.ts';
import { addLoads, fitsLoad, type WeeklyLoad } from './weekly-load.ts';

/** A main part counts as full when less than this is left: hardly any exercise is that short. */
const SMALLEST_GAP_SECONDS = 80;
/** Most exercises of a main part: with more, a player changes place more than he trains. Coaching practice. */
export const MOST_MAIN = 12;
/** An exercise may overrun the main part by this much; fitting the sets compensates. */
const OVERRUN_SECONDS = 90;
const OVERRUN_OF_SHORTEST_SECONDS = 130;
/** Reserved for each due element, so that goals do not use up the time of the week's required elements. */
const SECONDS_KEPT = { compact: 100, usual: 150 } as const;
const COMPACT_MINUTES = 30;
/** Reserved when sets are limited. */
export const SETS_KEPT_FOR_PREVENTION = 2;
/** The same in the last session of the week that can strengthen what hurts. */
const SETS_KEPT_FOR_A_SORE_REGION = 3;
const PRIMER_MAX_SETS = 10;
/** On the day before a match exercises are known from the week; with fewer than this to choose from, any gentle one will do. */
const FEWEST_KNOWN = 3;

/** The main part so far, and its remaining room: time, sets, patterns, due elements. */
export class MainPartRoom {
  readonly tally = new SessionTally();
  /** Elements that the week still lacks and this session should cover. */
  readonly due: Set<WeekElement>;
  private secondsLeft: number;
  private setsLeft: number;
  private aerobicSecondsLeft: number;
  private load: WeeklyLoad;

  constructor(private readonly request: MainPartRequest) {
    this.due = new Set(request.due);
    this.secondsLeft = request.budgetSeconds;
    this.aerobicSecondsLeft = request.aerobicSecondsLeft;
    this.load = request.loadSoFar;
    this.setsLeft = Math.min(request.maxWorkingSets, request.frame.focus === 'primer' ? PRIMER_MAX_SETS : Infinity);
  }

  get isFull(): boolean {
    return this.secondsLeft < SMALLEST_GAP_SECONDS || this.tally.size >= MOST_MAIN;
  }

  add(exercise: CatalogueExercise): void {
    const { secondsOf, setsOf } = this.request;
    this.tally.add(exercise);
    this.secondsLeft -= secondsOf(exercise);
    if (countsAsWork(exercise)) this.setsLeft -= setsOf(exercise);
    this.load = addLoads(this.load, this.request.loadOf(exercise));
    this.aerobicSecondsLeft -= this.aerobicSecondsOf(exercise);
    for (const element of exercise.elements) this.due.delete(element);
  }

  /** Extends the time for something worth it. */
  extendBy(seconds: number): void {
    this.secondsLeft = Math.max(this.secondsLeft, 0) + seconds;
  }

  /** Makes room for an exercise of this length although the time is used up. */
  makeRoomFor(seconds: number): void {
    this.secondsLeft = Math.max(this.secondsLeft, seconds - this.overrunSeconds);
  }

  /** Hard limits beside the time: the sets of a light day, two maximal patterns, nothing new before a match. */
  mayCome(): Place {
    const { questionnaire, setsOf, frame, earlierMainParts, loadOf, loadBound, weekLoadBound } = this.request;
    const known = new Set(earlierMainParts.flat());
    const knowsEnough = known.size >= FEWEST_KNOWN;
    const isKnown: Place =
      frame.focus === 'primer' && knowsEnough ? (exercise) => exercise.kind === 'mobility' || known.has(exercise) : ANYONE;
    const weak = this.weakRegions();
    const keptForPrevention = this.tally.count('prevention') === 0 ? SETS_KEPT_FOR_PREVENTION : 0;
    const kept = weak.length > 0 ? SETS_KEPT_FOR_A_SORE_REGION : keptForPrevention;
    const isNeeded: Place = (exercise) =>
      weak.some((region) => strengthens(region)(exercise)) || (weak.length === 0 && exercise.kind === 'prevention');
    const isSingle = all(keepsSingles(this.tally, questionnaire), keepsApartWhatIsAlike(this.tally));
    const fitsMaximal = keepsTwoMaximalPatterns(this.tally, this.due.has('sprint') ? 'sprint' : null);
    return (exercise) =>
      isKnown(exercise) &&
      fitsMaximal(exercise) &&
      isSingle(exercise) &&
      (!countsAsWork(exercise) || setsOf(exercise) <= this.setsLeft - (isNeeded(exercise) ? 0 : kept)) &&
      this.keepsAerobic(exercise) &&
      // The week's sprints are shared out already; what else is fast keeps within the session's share.
      fitsLoad(this.load, loadOf(exercise), isTrueSprint(exercise) ? weekLoadBound : loadBound);
  }

  /** Regions that hurt and that only this session can still strengthen in the week. */
  private weakRegions(): readonly BodyRegion[] {
    const { regions, isLastForRegions, earlierMainParts } = this.request;
    if (!isLastForRegions) return [];
    const week = [...earlierMainParts.flat(), ...this.tally.chosen];
    return regions.filter((region) => !week.some(strengthens(region)));
  }

  /** The other sessions may have had more than the week's most: that bounds no other kind of work. */
  private keepsAerobic(exercise: CatalogueExercise): boolean {
    const seconds = this.aerobicSecondsOf(exercise);
    return seconds === 0 || seconds <= this.aerobicSecondsLeft;
  }

  private aerobicSecondsOf(exercise: CatalogueExercise): number {
    return isAerobic(exercise) ? this.request.setsOf(exercise) * aerobicSetSeconds(exercise) : 0;
  }

  /** Exercises that fit into the remaining time. */
  hasTime(): Place {
    const { secondsOf } = this.request;
    return (exercise) => secondsOf(exercise) <= this.secondsLeft + this.overrunSeconds;
  }

  /** Exercises that leave time for all due elements. */
  leavesTimeForDue(): Place {
    const { secondsOf, frame } = this.request;
    const kept = frame.minutes <= COMPACT_MINUTES ? SECONDS_KEPT.compact : SECONDS_KEPT.usual;
    return (exercise) => {
      const stillDue = this.due.size - exercise.elements.filter((element) => this.due.has(element)).length;
      return secondsOf(exercise) <= this.secondsLeft - stillDue * kept + OVERRUN_SECONDS;
    };
  }

  /** Exercises that leave so many sets of a light day, beside those for prevention. */
  leavesSets(sets: number): Place {
    return (exercise) => this.request.setsOf(exercise) + sets + SETS_KEPT_FOR_PREVENTION <= this.setsLeft;
  }

  /** From all preferences to none: an unbalanced session is better than a missing requirement. */
  wishes(): readonly Place[] {
    const { questionnaire, frame, earlierMainParts } = this.request;
    const kind = hasRoomForKind(questionnaire, frame.load, this.tally);
    const pattern = hasRoomForPattern(questionnaire, this.tally);
    const variety = frame.focus === 'primer' ? ANYONE : keepsSessionsApart(earlierMainParts, this.tally);
    const rungs = keepsRungsApart(this.tally);
    return [all(kind, pattern, variety, rungs), all(kind, variety, rungs), all(variety, rungs), variety];
  }

  /** The shortest sessions may overrun slightly more: otherwise they would miss an element of the week. */
  private get overrunSeconds(): number {
    return this.request.frame.minutes <= SHORTEST_MINUTES ? OVERRUN_OF_SHORTEST_SECONDS : OVERRUN_SECONDS;
  }
}
