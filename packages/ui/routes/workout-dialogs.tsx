import { useState } from 'react';
import type { WorkoutAddition, WorkoutSwap } from '../features/workout/run/guided-workout.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';

const SwapDialog = lazyPart(async () => (await import('../features/exercises/swap/swap-dialog.tsx')).SwapDialog);
const AddToWorkoutDialog = lazyPart(async () => (await import('../features/exercises/swap/add-to-workout-dialog.tsx')).AddToWorkoutDialog);

/** The dialogs of a running workout that belong to the exercises: to take one in, and to swap one. */
export function useWorkoutDialogs() {
  const [addition, setAddition] = useState<WorkoutAddition | null>(null);
  const [toSwap, setToSwap] = useState<WorkoutSwap | null>(null);
  const dialogs = (
    <>
      {addition !== null && <AddToWorkoutDialog {...addition} onClose={() => setAddition(null)} />}
      {toSwap !== null && (
        <SwapDialog
          key={toSwap.exercise.id}
          {...toSwap}
          note="Sätze, die du schon gemacht hast, bleiben bei der bisherigen Übung."
          onClose={() => setToSwap(null)}
        />
      )}
    </>
  );
  return { dialogs, openAddition: setAddition, openSwap: setToSwap };
}
