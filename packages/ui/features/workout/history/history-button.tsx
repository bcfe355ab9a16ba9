import { History as HistoryIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { ExerciseNote } from '../note/exercise-note.tsx';
import { History, type HistoryProps } from './history.tsx';

/** 'Verlauf': what was done of the exercise that is trained, and the player's note to it, without leaving it. */
export function HistoryButton({ exerciseName, workoutId }: HistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        <HistoryIcon size={20} aria-hidden="true" />
        Verlauf
      </Button>
      {isOpen && (
        <Sheet title={exerciseName} isOpen onOpenChange={setOpen}>
          <History exerciseName={exerciseName} workoutId={workoutId} />
          <ExerciseNote exerciseName={exerciseName} />
        </Sheet>
      )}
    </>
  );
}
