import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { WeekElement } from '../catalogue/week-element.ts';
import { liftsHeavy } from './age-stage.ts';
import { strengthens } from './complaint-limits.ts';
import { isMainLift, isTrueSprint } from './dose.ts';
import type { MainPartRequest } from './main-part-request.ts';
import { liftsInTurn } from './lifts-in-turn.ts';
import { worthIn } from './exercise-worth.ts';
import { all, ANYONE, type Bonus, type ExerciseChooser, ofKind, type Place } from './exercise-choice.ts';
import { isAerobic, isAerobicRunning, isErgometer, ownWorkOf, serves, signaturePlaces, wantsSpeed } from './goal-work.ts';
import {
  hasRoomForKind,
  hasRoomForPattern,
  keepsMainShare,
  keepsRungsApart,
  keepsSessionsApart,
  keepsSingles,
  keepsTwoMaximalPatterns,
} from './session-limits.ts';
import { SessionTally } from './session-tally.ts';
import { isBegunSchedule } from './trained-before.ts';
import { inTrainingOrder } from './training-order.ts';
import { isOrdinary } from './week-frame.ts';

/** A main part counts as full when less than this is left: hardly an exercise is that short. */
const SMALLEST_GAP_SECONDS = 80;
/** An exercise may overrun the main part by this much; fitting the sets evens it out. */
const OVERRUN_SECONDS = 90;
const OVERRUN_OF_SHORTEST_SECONDS = 130;
/** Kept for everything that is still due, so that goals do not use up the time of what no week may lack. */
const SECONDS_KEPT = { compact: 100, usual: 150 } as const;
const COMPACT_MINUTES = 30;
const SHORTEST_MINUTES = 20;
/** Prevention comes even when the time is used: something else gets shorter then. */
const PREVENTION_OVERRUN_SECONDS = 120;
const DUE_OVERRUN_SECONDS = 80;
/** From this length on every goal has its own work before the lifts use up the time. */
const ROOMY_MINUTES = 60;
/** Where sets are counted, prevention finds its own. */
const SETS_KEPT_FOR_PREVENTION = 2;
const PRIMER_MAX_SETS = 10;
/** A day before a match knows these from the week; with fewer to choose from anything gentle will do. */
const FEWEST_KNOWN = 3;

/** Sets that tire; mobility does not. */
export function countsAsWork({ phase, kind }: CatalogueExercise): boolean {
  return phase === 'main' && kind !== 'mobility';
}

function isMadeForGoalkeepers({ positions }: CatalogueExercise): boolean {
  return positions.length === 1 && positions[0] === 'Torwart';
}

/** Fills the main part of one session. */
class MainPart {
  private readonly tally = new SessionTally();
  private readonly due: Set<WeekElement>;
  private secondsLeft: number;
  private setsLeft: number;
  private readonly worth: Bonus;

  constructor(
    private readonly request: MainPartRequest,
    private readonly chooser: ExerciseChooser,
  ) {
    this.due = new Set(request.due);
    this.worth = worthIn(request, this.due);
    this.secondsLeft = request.budgetSeconds;
    this.setsLeft = Math.min(request.maxWorkingSets, request.frame.focus === 'primer' ? PRIMER_MAX_SETS : Infinity);
  }

  private get keptSeconds(): number {
    return this.request.frame.minutes <= COMPACT_MINUTES ? SECONDS_KEPT.compact : SECONDS_KEPT.usual;
  }

  /** What is never given up: time, the sets of a light day, two maximal patterns, nothing new before a match. */
  private mayCome(): Place {
    const { questionnaire, secondsOf, setsOf, frame, earlierMainParts } = this.request;
    const known = new Set(earlierMainParts.flat());
    const knowsEnough = known.size >= FEWEST_KNOWN;
    const isKnown: Place =
      frame.focus === 'primer' && knowsEnough ? (exercise) => exercise.kind === 'mobility' || known.has(exercise) : ANYONE;
    const keptForPrevention = this.tally.count('prevention') === 0 ? SETS_KEPT_FOR_PREVENTION : 0;
    const isSingle = keepsSingles(this.tally, questionnaire);
    const fitsMaximal = keepsTwoMaximalPatterns(this.tally, this.due.has('sprint') ? 'sprint' : null);
    return (exercise) =>
      isKnown(exercise) &&
      fitsMaximal(exercise) &&
      isSingle(exercise) &&
      (!countsAsWork(exercise) || setsOf(exercise) <= this.setsLeft - (exercise.kind === 'prevention' ? 0 : keptForPrevention)) &&
      secondsOf(exercise) <= this.secondsLeft + this.overrunSeconds;
  }

  /** The shortest sessions may run over a little more: otherwise they would miss a part of the week. */
  private get overrunSeconds(): number {
    return this.request.frame.minutes <= SHORTEST_MINUTES ? OVERRUN_OF_SHORTEST_SECONDS : OVERRUN_SECONDS;
  }

  private leavesTimeForDue(): Place {
    const { secondsOf } = this.request;
    return (exercise) => {
      const stillDue = this.due.size - exercise.elements.filter((element) => this.due.has(element)).length;
      return secondsOf(exercise) <= this.secondsLeft - stillDue * this.keptSeconds + OVERRUN_SECONDS;
    };
  }

  /** From all wishes to none: a session is rather unbalanced than without what it needs. */
  private wishes(): readonly Place[] {
    const { questionnaire, frame, earlierMainParts } = this.request;
    const kind = hasRoomForKind(questionnaire, frame.load, this.tally);
    const pattern = hasRoomForPattern(questionnaire, this.tally);
    const variety = frame.focus === 'primer' ? ANYONE : keepsSessionsApart(earlierMainParts, this.tally);
    const rungs = keepsRungsApart(this.tally);
    return [all(kind, pattern, variety, rungs), all(kind, variety, rungs), all(variety, rungs), variety];
  }

  private add(exercise: CatalogueExercise): void {
    const { secondsOf, setsOf } = this.request;
    this.tally.add(exercise);
    this.secondsLeft -= secondsOf(exercise);
    if (countsAsWork(exercise)) this.setsLeft -= setsOf(exercise);
    for (const element of exercise.elements) this.due.delete(element);
  }

  /** Adds the best exercise for a place, if there is one. */
  private bring(alternatives: readonly Place[], keep: Place = ANYONE): boolean {
    // The place is asked first: it leaves a few of hundreds.
    const isMeant: Place = (exercise) => alternatives.some((place) => place(exercise));
    const possible = this.chooser.among('main', this.tally, all(isMeant, this.mayCome(), keep));
    if (possible.length === 0) return false;
    for (const wish of this.wishes()) {
      const wished = possible.filter(({ exercise }) => wish(exercise));
      for (const place of alternatives) {
        const exercise = this.chooser.best(wished, this.tally, place, this.worth);
        if (exercise === undefined) continue;
        this.add(exercise);
        return true;
      }
    }
    return false;
  }

  /** What a goal or the position must have in any case. */
  private bringDemands(): void {
    const { questionnaire, frame, isForEndurance } = this.request;
    const leavesTime = this.leavesTimeForDue();
    if (questionnaire.position === 'Torwart' && frame.focus !== 'recovery') this.bring([isMadeForGoalkeepers], leavesTime);
    const aerobic = [isAerobicRunning, all(isAerobic, isErgometer), isAerobic];
    if (isForEndurance && !this.bring(aerobic, leavesTime)) this.bring(aerobic);
    if (wantsSpeed(questionnaire) && frame.venue === 'Halle' && frame.focus !== 'recovery')
      this.bring([all(isTrueSprint, ({ defaults }) => (defaults.metres ?? 0) >= 10)]);
  }

  private bringMainLifts(): void {
    for (let count = 0; count < this.request.mainLifts; count += 1)
      this.bring(liftsInTurn([...this.request.earlierMainParts.flat(), ...this.tally.chosen], this.due));
  }

  private bringMainGoal(): void {
    const [mainGoal] = this.request.questionnaire.goals;
    const places = signaturePlaces(mainGoal);
    const isMissing = !this.tally.chosen.some((exercise) => places[0]?.(exercise) === true);
    if (!isMissing) return;
    // What has no room then comes in another session of the week.
    if (!this.bring(places.slice(0, 1))) this.bring(places, this.leavesTimeForDue());
  }

  /** A studied schedule that was begun goes on, though its later weeks take longer than anything else would. */
  private bringBegunSchedules(): void {
    const isBegun = isBegunSchedule(this.request.trainedWeeks);
    for (const element of this.request.due)
      if (this.due.has(element)) this.bring([all(isBegun, ({ elements }) => elements.includes(element))]);
  }

  /** The other goals' own movement, once a week at least: what an earlier session has is there. */
  private bringOtherGoals(): void {
    const { questionnaire, earlierMainParts } = this.request;
    for (const goal of questionnaire.goals.slice(1)) {
      const isItsOwn = ownWorkOf(goal);
      if (![...earlierMainParts.flat(), ...this.tally.chosen].some(isItsOwn)) this.bring([isItsOwn], this.leavesTimeForDue());
    }
  }

  /** Exercises for a part of the week, the best ones first. */
  private waysToCover(element: WeekElement): Place[] {
    const { athlete, frame } = this.request;
    const covers: Place = ({ elements }) => elements.includes(element);
    // Sprinting again and again is endurance; a sprint is one when the body is fresh.
    const fresh = element === 'sprint' ? [all(covers, ofKind('speed'))] : [];
    // Who lifts heavily gets the lift for it, if there is one.
    return [...(liftsHeavy(athlete) && isOrdinary(frame) ? [all(covers, isMainLift)] : []), ...fresh, covers];
  }

  private bringDue(): void {
    for (const region of this.request.regions)
      this.bring([all(ofKind('prevention', 'strength'), strengthens(region)), strengthens(region)]);
    for (const element of this.request.due) {
      const alternatives = this.waysToCover(element);
      if (this.due.has(element) && !this.bring(alternatives, this.leavesTimeForDue())) this.bring(alternatives);
    }
  }

  /** What had no room is worth a little more time: fitting the sets takes it off others. */
  private bringWhatIsLeft(): void {
    if (this.due.size === 0 || !isOrdinary(this.request.frame)) return;
    this.secondsLeft = Math.max(this.secondsLeft, 0) + DUE_OVERRUN_SECONDS;
    for (const element of this.request.due) if (this.due.has(element)) this.bring(this.waysToCover(element));
  }

  /** No session is without, however far the parts of the week have used up its time. */
  private bringPrevention(): void {
    if (this.tally.count('prevention') > 0 || this.bring([ofKind('prevention')])) return;
    this.secondsLeft = Math.max(this.secondsLeft, 0) + PREVENTION_OVERRUN_SECONDS;
    this.bring([ofKind('prevention')]);
  }

  private bringTheRest(): void {
    const { questionnaire, frame, athlete } = this.request;
    for (const goal of questionnaire.goals) {
      if (this.tally.count(goal) === 0) this.bring(signaturePlaces(goal));
    }
    const [mainGoal, ...others] = questionnaire.goals;
    const places: readonly (readonly Place[])[] = [
      signaturePlaces(mainGoal),
      liftsHeavy(athlete) ? [isMainLift, ofKind('strength')] : [ofKind('strength')],
      others.map(serves),
      [ofKind('prevention')],
      [serves(mainGoal)],
    ];
    for (let turn = 0, failed = 0; this.secondsLeft >= SMALLEST_GAP_SECONDS && failed <= places.length; turn += 1) {
      const place = places[turn % places.length] ?? [];
      const keep = keepsMainShare(questionnaire, this.tally);
      failed = this.bring(place, keep) ? 0 : failed + 1;
    }
    const isMobility = ofKind('mobility');
    while (this.secondsLeft >= SMALLEST_GAP_SECONDS && this.bring([frame.load === 'light' ? isMobility : ANYONE]));
  }

  build(): CatalogueExercise[] {
    // In the shortest sessions what serves the goal has to be part of the week's work.
    const { minutes } = this.request.frame;
    const isShortest = minutes <= SHORTEST_MINUTES;
    this.bringDemands();
    if (!isShortest) this.bringMainGoal();
    this.bringBegunSchedules();
    if (minutes >= ROOMY_MINUTES) this.bringOtherGoals();
    this.bringMainLifts();
    if (!isShortest) this.bringOtherGoals();
    this.bringDue();
    this.bringWhatIsLeft();
    this.bringPrevention();
    if (isShortest) this.bringMainGoal();
    this.bringTheRest();
    return inTrainingOrder(this.tally.chosen);
  }
}

/**
 * The exercises of a main part in training order: what the goals ask for first, what no week may lack, prevention,
 * then more for the goals until the time is used.
 */
export function chooseMainPart(request: MainPartRequest, chooser: ExerciseChooser): CatalogueExercise[] {
  return new MainPart(request, chooser).build();
}
