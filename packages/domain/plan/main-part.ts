import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import { liftsHeavy } from './age-stage.ts';
import { strengthens } from './complaint-limits.ts';
import { isAerobic, isMadeForGoalkeepers, isMainLift, isTrueSprint, WEEK_LIFTS, type WeekLift, weekLiftOf } from './exercise-traits.ts';
import type { MainPartRequest } from './main-part-request.ts';
import { isLacking, liftsInTurn } from './lifts-in-turn.ts';
import { worthIn } from './exercise-worth.ts';
import { all, ANYONE, type Bonus, type ExerciseChooser, ofKind, type Place } from './exercise-choice.ts';
import { isAerobicRunning, isErgometer, ownWorkOf, serves, signaturePlaces, wantsSpeed } from './goal-work.ts';
import { MainPartRoom } from './main-part-room.ts';
import { SHORTEST_MINUTES } from './shortest-minutes.ts';
import { keepsMainShare } from './session-limits.ts';
import { isBegunSchedule } from './trained-before.ts';
import { inTrainingOrder } from './training-order.ts';
import { aerobicSetSeconds } from './week-endurance.ts';
import { isOrdinary } from './week-frame.ts';

/** Prevention may overrun the time by this much; other exercises get shorter. */
const PREVENTION_OVERRUN_SECONDS = 120;
const DUE_OVERRUN_SECONDS = 80;
/** Running with its rests takes at most this share of the main part. */
const ENDURANCE_SHARE = 0.6;
/** Score of a lift that a lifter's week still lacks: whatever the place, the whole lift comes before its variants. */
const MISSING_LIFT_BONUS = 4;
/** From this length on every goal gets its own work before the lifts use up the time. */
const ROOMY_MINUTES = 60;

/** Fills the main part of one session. */
class MainPart {
  private readonly room: MainPartRoom;
  private readonly worth: Bonus;
  /** The lifts that the week has so far. */
  private readonly lifts: Set<WeekLift | null>;

  constructor(
    private readonly request: MainPartRequest,
    private readonly chooser: ExerciseChooser,
  ) {
    this.room = new MainPartRoom(request);
    const worth = worthIn(request, this.room.due);
    this.worth = (exercise) => worth(exercise) + (this.isMissingLift(exercise) ? MISSING_LIFT_BONUS : 0);
    this.lifts = new Set(request.earlierMainParts.flat().map(weekLiftOf));
  }

  private readonly isMissingLift: Place = (exercise) => this.request.mainLifts > 0 && isLacking(this.lifts)(exercise);

  /** The main exercises of the week so far. */
  private get weekSoFar(): readonly CatalogueExercise[] {
    return [...this.request.earlierMainParts.flat(), ...this.room.tally.chosen];
  }

  /** Candidates for one of these places, regardless of the time. */
  private possibleAt(alternatives: readonly Place[], keep: Place = ANYONE) {
    // The place first: it leaves a few of hundreds.
    const isMeant: Place = (exercise) => alternatives.some((place) => place(exercise));
    return this.chooser.among('main', this.room.tally, all(isMeant, this.room.mayCome(), keep));
  }

  /** Adds the best exercise for a place, if any. */
  private add(alternatives: readonly Place[], keep: Place = ANYONE, wishes: readonly Place[] = this.room.wishes()): boolean {
    const { tally } = this.room;
    const possible = this.possibleAt(alternatives, all(this.room.hasTime(), keep));
    if (possible.length === 0) return false;
    for (const wish of wishes) {
      const wished = possible.filter(({ exercise }) => wish(exercise));
      for (const place of alternatives) {
        const exercise = this.chooser.best(wished, tally, place, this.worth);
        if (exercise === undefined) continue;
        this.room.add(exercise);
        this.lifts.add(weekLiftOf(exercise));
        return true;
      }
    }
    return false;
  }

  /** Adds one for a place even when the time is used up: fitting the sets and the corrections compensate. */
  private addInAnyCase(alternatives: readonly Place[]): void {
    if (this.add(alternatives)) return;
    const lengths = this.possibleAt(alternatives).map(({ exercise }) => this.request.secondsOf(exercise));
    if (lengths.length === 0) return;
    this.room.makeRoomFor(Math.min(...lengths));
    this.add(alternatives);
  }

  /**
   * Forces running if it leaves two fifths of the time: a slightly long session is better than pedalling on the back where running is
   * possible. A longer run would displace required elements.
   */
  private addEndurance(): void {
    const { secondsOf, setsOf, budgetSeconds, enduranceSeconds } = this.request;
    const isAffordable: Place = (exercise) => secondsOf(exercise) <= budgetSeconds * ENDURANCE_SHARE;
    const canRun = this.possibleAt([all(isAerobicRunning, isAffordable)]).length > 0;
    const isEnough: Place = (exercise) => setsOf(exercise) * aerobicSetSeconds(exercise) >= enduranceSeconds;
    const kinds = canRun ? [isAerobicRunning] : [isAerobicRunning, all(isAerobic, isErgometer), isAerobic];
    const affordable = kinds.flatMap((kind) => [all(kind, isAffordable, isEnough), all(kind, isAffordable)]);
    const ways = canRun ? affordable : [...affordable, ...kinds];
    const leavesSprints = this.room.leavesSets(this.setsOfSprints());
    if (this.add(ways, all(this.room.leavesTimeForDue(), leavesSprints)) || this.add(ways, leavesSprints)) return;
    if (canRun) this.addInAnyCase(ways);
    else this.add(ways);
  }

  /** Sets of the shortest sprints that this session still needs; 0: none. */
  private setsOfSprints(): number {
    const { sprintMetres, setsOf } = this.request;
    const sprints = sprintMetres > 0 ? this.chooser.among('main', this.room.tally, isTrueSprint) : [];
    return sprints.length === 0 ? 0 : Math.min(...sprints.map(({ exercise }) => setsOf(exercise)));
  }

  /** Adds something made for goalkeepers to a goalkeeper's session. */
  private addGoalkeeping(): void {
    const { questionnaire, frame } = this.request;
    if (questionnaire.position === 'Torwart' && frame.focus !== 'recovery') this.add([isMadeForGoalkeepers], this.room.leavesTimeForDue());
  }

  /** Adds the required work of goals and position. A light day has few sets: there the goals take theirs first. */
  private addDemands(): void {
    const { questionnaire, frame, enduranceSeconds, sprintMetres } = this.request;
    const isLightRun = frame.load === 'light' && enduranceSeconds > 0;
    if (!isLightRun) this.addGoalkeeping();
    if (enduranceSeconds > 0) this.addEndurance();
    const isLong: Place = ({ defaults }) => (defaults.metres ?? 0) >= 10;
    const hasRoomToRun = wantsSpeed(questionnaire) && frame.venue === 'Halle' && frame.focus !== 'recovery';
    const sprints = hasRoomToRun ? [all(isTrueSprint, isLong)] : sprintMetres > 0 ? [isTrueSprint] : [];
    // A session as short as the other one may share more with it than two sessions should.
    if (!this.add(sprints) && sprintMetres > 0) this.add(sprints, ANYONE, [ANYONE]);
    if (isLightRun) this.addGoalkeeping();
  }

  private addMainLifts(): void {
    for (let count = 0; count < this.request.mainLifts; count += 1)
      this.add([all(isMainLift, isLacking(this.lifts, this.request.lastLifts)), ...liftsInTurn(this.weekSoFar, this.room.due)]);
  }

  private addMainGoal(): void {
    const [mainGoal] = this.request.questionnaire.goals;
    const places = signaturePlaces(mainGoal);
    const isMissing = !this.room.tally.chosen.some((exercise) => places[0]?.(exercise) === true);
    if (!isMissing) return;
    // Without room now it goes into another session of the week.
    if (!this.add(places.slice(0, 1))) this.add(places, this.room.leavesTimeForDue());
  }

  /** A studied schedule that was begun continues, although its later weeks take longer than alternatives. */
  private addBegunSchedules(): void {
    const isBegun = isBegunSchedule(this.request.trained);
    for (const element of this.request.due)
      if (this.room.due.has(element)) this.add([all(isBegun, ({ elements }) => elements.includes(element))]);
  }

  /** Adds the other goals' own movement, at least once a week. */
  private addOtherGoals(): void {
    const { questionnaire } = this.request;
    for (const goal of questionnaire.goals.slice(1)) {
      const isItsOwn = ownWorkOf(goal);
      if (!this.weekSoFar.some(isItsOwn)) this.add([isItsOwn], this.room.leavesTimeForDue());
    }
  }

  /** Places for exercises that cover an element, best first. */
  private waysToCover(element: WeekElement): Place[] {
    const { athlete, frame } = this.request;
    const covers: Place = ({ elements }) => elements.includes(element);
    // Repeated sprints are endurance; a true sprint needs a rested body.
    const fresh = element === 'sprint' ? [all(covers, ofKind('speed'))] : [];
    // Heavy lifters get the lift that covers it, if any.
    const lifts = liftsHeavy(athlete) && isOrdinary(frame) ? [all(covers, this.isMissingLift), all(covers, isMainLift)] : [];
    return [...lifts, ...fresh, covers];
  }

  /** At least once a week; heavy lifts may have used up the time. */
  private addStrengthForWhatHurts(): void {
    const { regions, isLastForRegions } = this.request;
    for (const region of regions) {
      const isForIt = strengthens(region);
      const alternatives = [all(ofKind('prevention', 'strength'), isForIt), isForIt];
      const isMissing = !this.weekSoFar.some(isForIt);
      if (isMissing && isLastForRegions) this.addInAnyCase(alternatives);
      else this.add(alternatives);
    }
  }

  private addDue(): void {
    this.addStrengthForWhatHurts();
    for (const element of this.request.due) {
      const alternatives = this.waysToCover(element);
      if (this.room.due.has(element) && !this.add(alternatives, this.room.leavesTimeForDue())) this.add(alternatives);
    }
  }

  /** Elements without room may overrun slightly: fitting the sets compensates. */
  private addWhatIsLeft(): void {
    if (this.room.due.size === 0 || !isOrdinary(this.request.frame)) return;
    this.room.extendBy(DUE_OVERRUN_SECONDS);
    for (const element of this.request.due) if (this.room.due.has(element)) this.add(this.waysToCover(element));
  }

  /** A lifter's week has each of the five lifts if the time allows. */
  private addMissingLifts(): void {
    if (this.request.mainLifts === 0) return;
    for (const lift of WEEK_LIFTS) {
      const isIt: Place = (exercise) => weekLiftOf(exercise) === lift;
      if (!this.lifts.has(lift)) this.add([isIt], this.room.leavesTimeForDue());
    }
  }

  /** Adds the lifts that no later session of the week can have, although the time is used up: with gear, where there is some. */
  private addLastLifts(): void {
    for (const lift of this.request.lastLifts) {
      const isIt: Place = (exercise) => weekLiftOf(exercise) === lift;
      const isReal = all(isIt, ({ equipment }) => equipment.length > 0);
      if (this.weekSoFar.some(isReal) || this.add([isReal], this.room.leavesTimeForDue())) continue;
      if (this.possibleAt([isReal]).length > 0) this.addInAnyCase([isReal]);
      else if (!this.lifts.has(lift)) this.addInAnyCase([isIt]);
    }
  }

  /** Every session has prevention, however much time the week's elements have used. */
  private addPrevention(): void {
    if (this.room.tally.count('prevention') > 0 || this.add([ofKind('prevention')])) return;
    this.room.extendBy(PREVENTION_OVERRUN_SECONDS);
    this.addInAnyCase([ofKind('prevention')]);
  }

  private addTheRest(): void {
    const { questionnaire, frame, athlete } = this.request;
    for (const goal of questionnaire.goals) {
      if (this.room.tally.count(goal) === 0) this.add(signaturePlaces(goal));
    }
    const [mainGoal, ...others] = questionnaire.goals;
    const places: readonly (readonly Place[])[] = [
      signaturePlaces(mainGoal),
      liftsHeavy(athlete) ? [isMainLift, ofKind('strength')] : [ofKind('strength')],
      others.map(serves),
      [ofKind('prevention')],
      [serves(mainGoal)],
    ];
    for (let turn = 0, failed = 0; !this.room.isFull && failed <= places.length; turn += 1) {
      const place = places[turn % places.length] ?? [];
      const keep = keepsMainShare(questionnaire, this.room.tally);
      failed = this.add(place, keep) ? 0 : failed + 1;
    }
    const isMobility = ofKind('mobility');
    while (!this.room.isFull && this.add([frame.load === 'light' ? isMobility : ANYONE]));
  }

  build(): CatalogueExercise[] {
    // In the shortest sessions, work for the goal must also cover an element of the week.
    const { minutes } = this.request.frame;
    const isShortest = minutes <= SHORTEST_MINUTES;
    this.addDemands();
    if (!isShortest) this.addMainGoal();
    this.addBegunSchedules();
    if (minutes >= ROOMY_MINUTES) this.addOtherGoals();
    this.addMainLifts();
    if (!isShortest) this.addOtherGoals();
    this.addDue();
    this.addLastLifts();
    this.addMissingLifts();
    this.addWhatIsLeft();
    this.addPrevention();
    if (isShortest) this.addMainGoal();
    this.addTheRest();
    return inTrainingOrder(this.room.tally.chosen);
  }
}

/**
 * The exercises of a main part in training order: the goals' required work first, the week's required elements, prevention, then
 * more for the goals until the time is used up.
 */
export function chooseMainPart(request: MainPartRequest, chooser: ExerciseChooser): CatalogueExercise[] {
  return new MainPart(request, chooser).build();
}
