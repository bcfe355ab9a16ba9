import type { UndoSwap } from '@anwurf/db/commands/swap-exercise';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { PersonalRecord } from '@anwurf/domain/workout/personal-record';
import type { ShapeChange } from '@anwurf/domain/workout/shaped-today';
import type { SwapAmounts, SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import type { Round, RoundStep } from '@anwurf/domain/workout/rounds';
import type { WorkoutFlow } from '@anwurf/domain/workout/workout-flow';
import type { RestClock } from '../rest/use-rest.ts';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import type { SetWrites } from '../set/use-set-input.ts';
import type { Announcer } from './announcer.tsx';
import type { WorkoutWords } from '@anwurf/db/commands/finish-workout';
import type { WorkoutRun } from './workout-run.ts';

/** A workout that is running, whatever its kind: where it is, what is next, and what can be done. */
export interface RunningWorkout extends Announcer, WorkoutCommands {
  readonly run: WorkoutRun;
  readonly flow: WorkoutFlow;
  readonly exercises: readonly TrainedExercise[];
  /** Of all exercises, in the order they were logged. */
  readonly sets: readonly StoredSet[];
  /** Number of sets of each exercise that are done. */
  readonly done: readonly number[];
  readonly exercise: TrainedExercise;
  /** Its place, 0-based. */
  readonly index: number;
  /** Stands ready after the exercise; null: the end does. */
  readonly next: TrainedExercise | null;
  /** The round that its superset or circuit is in; null: it is on its own. */
  readonly round: Round | null;
  /** Where its next whole set leads within its group; null: it is on its own. */
  readonly roundStep: RoundStep | null;
  /** The exercise before, while nothing is stored of this one; null: it was reached otherwise. */
  readonly finished: FinishedExercise | null;
  /** The workout at the exercise that the next whole set leads to, as it is before that set; null: it leads to none, or to the same one. */
  readonly coming: RunningWorkout | null;
  readonly rest: RestClock;
  /** Days without training beyond a week. */
  readonly missedDays: number;
  /** Whether the player is asked about the end. */
  readonly isEndAsked: boolean;
}

/** An exercise whose last set, or set of a round, was stored just now. */
export interface FinishedExercise {
  readonly exercise: TrainedExercise;
  /** The sets of the last time. */
  readonly last: readonly StoredSet[];
  /** Of its last set. */
  readonly records: readonly PersonalRecord[];
  /** Whether its sets are ended with repetitions in reserve. */
  readonly asksReserve: boolean;
  /** Whether no set of it is left; false: the next one of its round stands ready. */
  readonly isDone: boolean;
}

export interface WorkoutCommands extends SetWrites {
  /** Opens an exercise by its place. */
  go: (index: number) => void;
  /** Opens one that is only just coming, without storing the place. */
  goToComing: (place: Place) => void;
  /** Ends a rest and opens the exercise before. */
  goBack: () => void;
  /** Ends a rest and opens the exercise behind it. */
  goForth: () => void;
  /**
   * Ends a rest and opens the exercise that stands ready, or asks about the end.
   * @param finished the exercise that leads on, with its news
   * @param to place of the exercise that a round goes on with; missing: the one that stands ready
   */
  goOn: (finished?: FinishedExercise, to?: number | null) => void;
  /** Asks about the end. */
  end: () => void;
  /** Leaves the question about the end. */
  stay: () => void;
  finish: (said: WorkoutWords) => void;
  /** Throws the workout away with its sets; resolves to whether that is on disk. It can be taken back for a moment. */
  discard: () => Promise<boolean>;
  /** Takes an exercise in for this workout alone, leaves one out, or orders them; resolves to whether that is on disk. */
  reshape: (change: ShapeChange) => Promise<boolean>;
  /** Swaps the exercise for this workout alone; resolves to what takes that back. */
  swapToday: (exercise: TrainedExercise, target: SwapTarget, amounts: SwapAmounts) => Promise<UndoSwap>;
}

/** The exercise that is trained: by its id, by its index once that is gone. */
export interface Place {
  index: number;
  id: string | undefined;
}
