import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BodyRegion } from '../vocabulary/body-region.ts';
import type { Goal } from '../vocabulary/goal.ts';
import type { Athlete } from './age-stage.ts';
import type { Dose } from './dose.ts';
import { isAerobic, isTrueSprint, type WeekLift, weekLiftOf } from './exercise-traits.ts';
import { all, type ExerciseChooser, ofKind } from './exercise-choice.ts';
import type { PlanExercise } from './generated-plan.ts';
import { isAerobicRunning, ownWorkOf, serves } from './goal-work.ts';
import { strengthens } from './complaint-limits.ts';
import { chooseMainPart } from './main-part.ts';
import { MOST_MAIN } from './main-part-room.ts';
import { SHORTEST_MINUTES } from './shortest-minutes.ts';
import { chooseActivation, chooseCoolDown, chooseWarmUp, coolDownSeconds, warmUpSeconds } from './preparation.ts';
import { dosesIn, withRoomToRun } from './room-to-run.ts';
import type { DosedExercise } from './session-doses.ts';
import { fitsDuration, isFarTooLong, withFewerSetsIfFarTooLong, withSetsFittedTo } from './session-duration.ts';
import { aerobicSeconds, sprintMetresIn } from './session-sums.ts';
import { SessionTally } from './session-tally.ts';
import { setBounds, withFewerRuns } from './set-bounds.ts';
import { withSupersets } from './supersets.ts';
import { trainingSeconds } from './training-seconds.ts';
import type { TrainedBefore } from './trained-before.ts';
import { wantedInWarmUp } from './wanted-in-warm-up.ts';
import type { SessionFrame } from './week-frame.ts';
import type { WeeklyLoad } from './weekly-load.ts';

/** A session of a plan under construction. */
export interface BuiltSession {
  readonly frame: SessionFrame;
  /** In training order; one row each. */
  readonly exercises: readonly CatalogueExercise[];
  readonly rows: readonly PlanExercise[];
}

export interface SessionRequest {
  readonly questionnaire: Questionnaire;
  readonly athlete: Athlete;
  readonly frame: SessionFrame;
  /** All exercises that the player can do in this session. */
  readonly possible: readonly CatalogueExercise[];
  readonly due: readonly WeekElement[];
  readonly regions: readonly BodyRegion[];
  /** Whether no later session could strengthen the sore regions. */
  readonly isLastForRegions: boolean;
  readonly mainLifts: number;
  /** Lifts of a heavy lifter's week that no later session can have. */
  readonly lastLifts: ReadonlySet<WeekLift>;
  /** Seconds of aerobic work for the endurance goal; 0: none is required. */
  readonly enduranceSeconds: number;
  /** Jumps, throws and sprint metres of the week's other sessions so far, this session's bound and the week's. */
  readonly loadSoFar: WeeklyLoad;
  readonly loadBound: WeeklyLoad;
  readonly weekLoadBound: WeeklyLoad;
  /** Most aerobic work that the week still takes, in seconds. */
  readonly aerobicSecondsLeft: number;
  readonly sprintMetres: number;
  readonly maxWorkingSets: number;
  /** Runs taken up from the last block: bounds of the first week, and this session's even share of the week's sprint metres. */
  readonly mostOfRuns: Dose['mostOfRuns'];
  readonly sprintShare: number;
  /** Slugs of exercises at the end of their ladder, which this session lowers slowly. */
  readonly slow: ReadonlySet<string>;
  readonly trained: TrainedBefore;
  /** Sessions built before this one. */
  readonly earlier: readonly BuiltSession[];
}

const MAX_CORRECTIONS = 12;
/** Least number of main exercises, even if they take too long. */
const FEWEST_MAIN = 3;

function mainOf(exercises: readonly CatalogueExercise[]): CatalogueExercise[] {
  return exercises.filter(({ phase }) => phase === 'main');
}

/** Builds a session: preparation, main part and cool-down, and fits the sets to the time. */
class SessionBuilder {
  private readonly dosed: (exercise: CatalogueExercise) => DosedExercise;
  private warmUp: CatalogueExercise[] = [];
  private main: CatalogueExercise[] = [];
  private coolDown: CatalogueExercise[] = [];

  constructor(
    private readonly request: SessionRequest,
    private readonly chooser: ExerciseChooser,
  ) {
    this.dosed = dosesIn(request);
  }

  private readonly rowOf = (exercise: CatalogueExercise) => this.dosed(exercise).row;

  private readonly secondsOf = (exercise: CatalogueExercise) => this.dosed(exercise).seconds;

  private get exercises(): CatalogueExercise[] {
    return [...this.warmUp, ...this.main, ...this.coolDown];
  }

  private readonly boundsOf = (exercise: CatalogueExercise) => setBounds(exercise, this.rowOf(exercise).sets, this.request);

  private fitted(): PlanExercise[] {
    const { exercises } = this;
    const bounds = exercises.map((exercise) => this.boundsOf(exercise));
    return withSetsFittedTo(exercises.map(this.rowOf), this.request.frame.minutes, (index) => bounds[index] ?? { min: 1, max: Infinity });
  }

  private tallyOf(exercises: readonly CatalogueExercise[]): SessionTally {
    const tally = new SessionTally();
    for (const exercise of exercises) tally.add(exercise);
    return tally;
  }

  /** Fills remaining time with harmless work: mobility, stretching, easy movement. */
  private extend(missing: number): boolean {
    const fits = (exercise: CatalogueExercise) => this.secondsOf(exercise) <= missing + 60;
    const stretch = this.chooser.choose('cooldown', this.tallyOf(this.coolDown), all(ofKind('stretch', 'recovery'), fits));
    const mobility =
      this.main.length < MOST_MAIN ? this.chooser.choose('main', this.tallyOf(this.main), all(ofKind('mobility'), fits)) : undefined;
    const wantsMobility = this.coolDown.length > 3 || (this.request.frame.load === 'light' && this.main.length < 8);
    const added =
      (wantsMobility ? mobility : stretch) ??
      stretch ??
      mobility ??
      this.chooser.choose('warmup', this.tallyOf(this.warmUp), all(ofKind('mobility'), fits));
    if (added === undefined) return false;
    if (added.phase === 'cooldown') this.coolDown.push(added);
    else if (added.phase === 'main') this.main.push(added);
    else this.warmUp.push(added);
    return true;
  }

  /** Metres of true sprint in these exercises. */
  private sprintMetresOf(exercises: readonly CatalogueExercise[]): number {
    return sprintMetresIn({ exercises, rows: exercises.map(this.rowOf) });
  }

  /** Seconds of aerobic work in these exercises. */
  private aerobicSecondsOf(exercises: readonly CatalogueExercise[]): number {
    return aerobicSeconds({ exercises, rows: exercises.map(this.rowOf) });
  }

  /** Whether no required work is lost without an exercise: prevention, sore regions, demands of position and goals. */
  private isDispensable(exercise: CatalogueExercise): boolean {
    const { regions, sprintMetres, enduranceSeconds } = this.request;
    const others = this.main.filter((other) => other !== exercise);
    // Running is replaced by running alone. Each sprint is dosed to bring all the metres on its own: one may be dropped beside another.
    const isDemanded = isTrueSprint(exercise)
      ? this.sprintMetresOf(others) < sprintMetres
      : isAerobic(exercise) &&
        this.aerobicSecondsOf(others.filter((other) => isAerobicRunning(other) || !isAerobicRunning(exercise))) < enduranceSeconds;
    const isOnlyPrevention = exercise.kind === 'prevention' && !others.some(({ kind }) => kind === 'prevention');
    const stillStrengthens = regions.every((region) => !strengthens(region)(exercise) || others.some(strengthens(region)));
    return !isDemanded && !isOnlyPrevention && !this.isLastLift(exercise, others) && stillStrengthens && exercise.positions.length !== 1;
  }

  /** Whether the week would lack one of its lifts without an exercise. */
  private isLastLift(exercise: CatalogueExercise, others: readonly CatalogueExercise[]): boolean {
    const lift = weekLiftOf(exercise);
    const standsFor = (other: CatalogueExercise) =>
      weekLiftOf(other) === lift && (exercise.equipment.length === 0 || other.equipment.length > 0);
    return lift !== null && this.request.lastLifts.has(lift) && !others.some(standsFor);
  }

  /** Whether the session's other exercises cover an exercise's due elements of the week. */
  private isCovered(exercise: CatalogueExercise): boolean {
    const others = [...this.main, ...this.warmUp].filter((other) => other !== exercise);
    const covered = new Set(others.flatMap(({ elements }) => elements));
    return exercise.elements.every((element) => !this.request.due.includes(element) || covered.has(element));
  }

  /** Whether a session is complete without one of its main exercises: the others cover its goals and elements of the week. */
  private isSpare(exercise: CatalogueExercise): boolean {
    const { goals } = this.request.questionnaire;
    const others = this.main.filter((other) => other !== exercise);
    // In the shortest sessions the elements of the week come before the goal's own work.
    const isOwnWork = (goal: Goal) => this.request.frame.minutes > SHORTEST_MINUTES && ownWorkOf(goal)(exercise);
    return (
      this.isDispensable(exercise) &&
      goals.every((goal) => !exercise.goals.includes(goal) || others.some(isOwnWork(goal) ? ownWorkOf(goal) : serves(goal))) &&
      this.isCovered(exercise)
    );
  }

  /** Before a match the time is a hard limit; otherwise the week's elements may cost some minutes more. */
  private get mustEnd(): boolean {
    const { focus, minutes } = this.request.frame;
    return focus === 'primer' || isFarTooLong(this.fitted(), minutes);
  }

  /** The exercise to drop from a session with a hard limit, though not spare; then an activation without an element of its own. */
  private leastMissed(): CatalogueExercise | undefined {
    const dispensable = this.main.length > FEWEST_MAIN ? this.main.findLast((exercise) => this.isDispensable(exercise)) : undefined;
    return dispensable ?? this.warmUp.findLast((exercise) => exercise.kind === 'activation' && this.isCovered(exercise));
  }

  private takeOut(exercise: CatalogueExercise | undefined): boolean {
    if (exercise === undefined) return false;
    this.warmUp = this.warmUp.filter((other) => other !== exercise);
    this.main = this.main.filter((other) => other !== exercise);
    return true;
  }

  private shorten(): boolean {
    if (this.takeOut(this.warmUp.findLast(({ kind }) => kind === 'mobility'))) return true;
    if (this.coolDown.length > 1) {
      this.coolDown = this.coolDown.slice(0, -1);
      return true;
    }
    return this.takeOut(this.main.findLast((exercise) => this.isSpare(exercise)) ?? (this.mustEnd ? this.leastMissed() : undefined));
  }

  /** A session that alone has the week's demands, lifts and elements may have chosen more than a player can do with care. */
  private dropBeyondMost(): void {
    const dispensable = () =>
      this.main.findLast((exercise) => this.isSpare(exercise)) ?? this.main.findLast((exercise) => this.isDispensable(exercise));
    while (this.main.length > MOST_MAIN && this.takeOut(dispensable()));
  }

  /** Adds what the warm-up must have where nothing else of the session has it. */
  private withPrevention(activation: readonly CatalogueExercise[]): readonly CatalogueExercise[] {
    return wantedInWarmUp(this.request).reduce((chosen, element) => {
      const isIt = ({ elements }: CatalogueExercise) => elements.includes(element);
      if ([...chosen, ...this.main].some(isIt)) return chosen;
      const more = this.chooser.choose('warmup', this.tallyOf(chosen), all(ofKind('activation'), isIt));
      return more === undefined ? chosen : [...chosen, more];
    }, activation);
  }

  build(): BuiltSession {
    const { request, chooser } = this;
    const { frame, due, earlier } = request;
    chooser.beginSession(request.possible);
    const preparation = { minutes: frame.minutes, secondsOf: this.secondsOf };
    const activation = chooseActivation(preparation, due, chooser);
    const covered = new Set(activation.flatMap(({ elements }) => elements));
    this.main = chooseMainPart(
      {
        ...request,
        due: due.filter((element) => !covered.has(element)),
        budgetSeconds: frame.minutes * 60 - warmUpSeconds(frame.minutes) - coolDownSeconds(frame.minutes),
        secondsOf: this.secondsOf,
        loadOf: (exercise) => this.dosed(exercise).load,
        setsOf: (exercise) => this.rowOf(exercise).sets,
        earlierMainParts: earlier.map(({ exercises }) => mainOf(exercises)),
      },
      chooser,
    );
    this.warmUp = activation;
    this.dropBeyondMost();
    this.warmUp = chooseWarmUp(preparation, { main: this.main, activation: this.withPrevention(activation) }, chooser);
    this.coolDown = chooseCoolDown(preparation, chooser);
    let rows = this.fitted();
    for (let turn = 0; turn < MAX_CORRECTIONS && !fitsDuration(rows, frame.minutes); turn += 1) {
      const missing = frame.minutes * 60 - trainingSeconds(rows);
      if (!(missing > 0 ? this.extend(missing) : this.shorten())) break;
      rows = this.fitted();
    }
    const built = this.exercises;
    chooser.remember(built);
    const boundsOf = (place: number) => {
      const exercise = built[place];
      return exercise === undefined ? { min: 1, max: 1 } : this.boundsOf(exercise);
    };
    const fewerRuns = (place: number) => withFewerRuns(boundsOf(place), built[place], frame);
    rows = withFewerSetsIfFarTooLong(rows, frame.minutes, [boundsOf, fewerRuns, fewerRuns]);
    const { athlete } = request;
    return { frame, exercises: built, rows: withSupersets({ exercises: built, rows }, { minutes: frame.minutes, athlete, boundsOf }) };
  }
}

/** Builds one session from the week's request. */
export function buildSession(request: SessionRequest, chooser: ExerciseChooser): BuiltSession {
  return new SessionBuilder(withRoomToRun(request), chooser).build();
}
