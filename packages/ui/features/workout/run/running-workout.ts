import type { UndoSwap } from '@anwurf/db/commands/swap-exercise';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import type { SwapAmounts, SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import type { WorkoutFlow } from '@anwurf/domain/workout/workout-flow';
import type { RestClock } from '../rest/use-rest.ts';
import type { TrainedExercise } from '../set/trained-exercise.ts';
import type { SetWrites } from '../set/use-set-input.ts';
import type { Announcer } from './announcer.tsx';
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
  /** Sets that are on this device alone. */
  readonly waitingIds: ReadonlySet<string>;
  readonly exercise: TrainedExercise;
  /** Its place, 0-based. */
  readonly index: number;
  /** Follows the exercise; null: the end does. */
  readonly next: TrainedExercise | null;
  readonly rest: RestClock;
  /** Days without training beyond a week. */
  readonly missedDays: number;
  /** Whether the player is asked about the end. */
  readonly isEndAsked: boolean;
}

interface WorkoutCommands extends SetWrites {
  /** Opens an exercise by its place. */
  go: (index: number) => void;
  /** Opens one that is only just coming, without storing the place. */
  goToComing: (place: Place) => void;
  /** Ends a rest and opens the exercise before. */
  goBack: () => void;
  /** Ends a rest and opens the exercise that follows, or ends the workout. */
  goOn: () => void;
  /** Asks about the end, or finishes where there is nothing to ask. */
  end: () => void;
  /** Leaves the question about the end. */
  stay: () => void;
  finish: () => void;
  /** Swaps the exercise for this workout alone; resolves to what takes that back. */
  swapToday: (exercise: TrainedExercise, target: SwapTarget, amounts: SwapAmounts) => Promise<UndoSwap>;
}

/** The exercise that is trained: by its id, by its index once that is gone. */
export interface Place {
  index: number;
  id: string | undefined;
}
