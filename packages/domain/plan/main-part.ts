import type { CatalogueExercise } from '../catalogue/catalogue-exercise.ts';
import type { WeekElement } from '../catalogue/week-element.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import { type Athlete, liftsHeavy } from './age-stage.ts';
import { PREVENTION_OF_REGION } from './complaint-limits.ts';
import { isMainLift, isTrueSprint } from './dose.ts';
import { all, ANYONE, type Bonus, type ExerciseChooser, ofKind, type Place } from './exercise-choice.ts';
import { isAerobic, isAerobicRunning, serves, signaturePlaces, wantsSpeed } from './goal-work.ts';
import { hasRoomForKind, hasRoomForPattern, keepsMainShare, keepsSessionsApart, keepsTwoMaximalPatterns } from './session-limits.ts';
import { SessionTally } from './session-tally.ts';
import { inTrainingOrder } from './training-order.ts';
import { isOrdinary, type SessionFrame } from './week-frame.ts';

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
const ELEMENT_BONUS = { compact: 3, usual: 2 } as const;
const HEAVY_LIFT_BONUS = 4;
/** What can be loaded in small steps for years. */
const BARBELL_BONUS = 1.5;
const SECONDS_WORTH_A_POINT = 35;
/** Where sets are counted, prevention finds its own. */
const SETS_KEPT_FOR_PREVENTION = 2;
const PRIMER_MAX_SETS = 10;
/** A day before a match knows these from the week; with fewer to choose from anything gentle will do. */
const FEWEST_KNOWN = 3;

export interface MainPartRequest {
  readonly questionnaire: Questionnaire;
  readonly athlete: Athlete;
  readonly frame: SessionFrame;
  readonly budgetSeconds: number;
  /** How long an exercise takes and how many sets it has in this session. */
  readonly secondsOf: (exercise: CatalogueExercise) => number;
  readonly setsOf: (exercise: CatalogueExercise) => number;
  /** What the week still lacks and this session should bring, the rarest first. */
  readonly due: readonly WeekElement[];
  /** Regions that hurt a little and are to be strengthened. */
  readonly regions: readonly BodyRegion[];
  /** Main lifts this session should have, for whom they get heavy; 0 for everybody else. */
  readonly mainLifts: number;
  /** Whether this session brings the week's aerobic work. */
  readonly isForEndurance: boolean;
  /** Working sets this session may have; a light one has at most three fifths of a heavy one's. */
  readonly maxWorkingSets: number;
  readonly earlierMainParts: readonly (readonly CatalogueExercise[])[];
}

/** Sets that tire; mobility does not. */
export function countsAsWork({ phase, kind }: CatalogueExercise): boolean {
  return phase === 'main' && kind !== 'mobility';
}

function isMadeForGoalkeepers({ positions }: CatalogueExercise): boolean {
  return positions.length === 1 && positions[0] === 'Torwart';
}

/** Whether an exercise strengthens a region that hurts. */
export function strengthens(region: BodyRegion): Place {
  const elements = PREVENTION_OF_REGION[region];
  return ({ elements: covered }) => covered.some((element) => elements.includes(element));
}

/** Fills the main part of one session. */
class MainPart {
  private readonly tally = new SessionTally();
  private readonly due: Set<WeekElement>;
  private secondsLeft: number;
  private setsLeft: number;

  constructor(
    private readonly request: MainPartRequest,
    private readonly chooser: ExerciseChooser,
  ) {
    this.due = new Set(request.due);
    this.secondsLeft = request.budgetSeconds;
    this.setsLeft = Math.min(request.maxWorkingSets, request.frame.focus === 'primer' ? PRIMER_MAX_SETS : Infinity);
  }

  private get keptSeconds(): number {
    return this.request.frame.minutes <= COMPACT_MINUTES ? SECONDS_KEPT.compact : SECONDS_KEPT.usual;
  }

  /** What is never given up: time, the sets of a light day, two maximal patterns, nothing new before a match. */
  private mayCome(): Place {
    const { secondsOf, setsOf, frame, earlierMainParts } = this.request;
    const known = new Set(earlierMainParts.flat());
    const knowsEnough = known.size >= FEWEST_KNOWN;
    const isKnown: Place =
      frame.focus === 'primer' && knowsEnough ? (exercise) => exercise.kind === 'mobility' || known.has(exercise) : ANYONE;
    const keptForPrevention = this.tally.count('prevention') === 0 ? SETS_KEPT_FOR_PREVENTION : 0;
    const fitsMaximal = keepsTwoMaximalPatterns(this.tally, this.due.has('sprint') ? 'sprint' : null);
    return (exercise) =>
      isKnown(exercise) &&
      fitsMaximal(exercise) &&
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
    return [all(kind, pattern, variety), all(kind, variety), variety];
  }

  private readonly bonus: Bonus = (exercise) => {
    const { athlete, frame } = this.request;
    const newElements = exercise.elements.filter((element) => this.due.has(element)).length;
    // A short session has room for what is short.
    const cost = this.request.secondsOf(exercise) / (SECONDS_WORTH_A_POINT * Math.max(1, frame.minutes / COMPACT_MINUTES) ** 2);
    const isHeavyLift = liftsHeavy(athlete) && frame.focus !== 'primer' && isMainLift(exercise);
    const worth = frame.minutes <= COMPACT_MINUTES ? ELEMENT_BONUS.compact : ELEMENT_BONUS.usual;
    return (
      newElements * worth - cost + (isHeavyLift ? HEAVY_LIFT_BONUS + (exercise.equipment.includes('Langhantel') ? BARBELL_BONUS : 0) : 0)
    );
  };

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
        const exercise = this.chooser.best(wished, this.tally, place, this.bonus);
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
    if (isForEndurance && !this.bring([isAerobicRunning, isAerobic], leavesTime)) this.bring([isAerobicRunning, isAerobic]);
    if (wantsSpeed(questionnaire) && frame.venue === 'Halle' && frame.focus !== 'recovery')
      this.bring([all(isTrueSprint, ({ defaults }) => (defaults.metres ?? 0) >= 10)]);
  }

  /** The lifts that get heavy over the weeks, rather those that cover what is due. */
  private bringMainLifts(): void {
    const isDue: Place = ({ elements }) => elements.some((element) => this.due.has(element));
    for (let count = 0; count < this.request.mainLifts; count += 1) this.bring([all(isMainLift, isDue), isMainLift]);
  }

  private bringMainGoal(): void {
    const [mainGoal] = this.request.questionnaire.goals;
    const places = signaturePlaces(mainGoal);
    const isMissing = !this.tally.chosen.some((exercise) => places[0]?.(exercise) === true);
    if (isMissing) this.bring(places, this.leavesTimeForDue());
  }

  private bringDue(): void {
    const isWorkday = isOrdinary(this.request.frame);
    for (const region of this.request.regions)
      this.bring([all(ofKind('prevention', 'strength'), strengthens(region)), strengthens(region)]);
    for (const element of this.request.due) {
      const covers: Place = ({ elements }) => elements.includes(element);
      // Sprinting again and again is endurance; a sprint is one when the body is fresh.
      const fresh = element === 'sprint' ? [all(covers, ofKind('speed'))] : [];
      // Who lifts heavily gets the lift for it, if there is one.
      const alternatives = [...(liftsHeavy(this.request.athlete) && isWorkday ? [all(covers, isMainLift)] : []), ...fresh, covers];
      if (this.due.has(element) && !this.bring(alternatives, this.leavesTimeForDue())) this.bring(alternatives);
    }
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
    const isShortest = this.request.frame.minutes <= SHORTEST_MINUTES;
    this.bringDemands();
    this.bringMainLifts();
    if (!isShortest) this.bringMainGoal();
    this.bringDue();
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
