import type { LibraryExercise } from '@anwurf/db/queries/exercise-library';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { ExerciseLadder, neighboursOf } from '../detail/exercise-ladder.tsx';

export interface OwnLadderProps {
  exercise: OwnExercise;
  library: readonly LibraryExercise[];
}

/** Easier and harder exercises than the movement that is the picture of an own one; nothing where there are none. */
export function OwnLadder({ exercise: { name, figure }, library }: OwnLadderProps) {
  const [isOpen, setOpen] = useState(false);
  const movement = library.find(({ slug }) => slug === figure);
  if (movement === undefined) return null;
  const { harder, easier } = neighboursOf(movement, library);
  if (harder.length + easier.length === 0) return null;
  return (
    <>
      <Button variant="quiet" aria-label={`Leichter und schwerer: ${name}`} onPress={() => setOpen(true)}>
        <ChevronsUpDown size={20} aria-hidden="true" />
        Leichter und schwerer
      </Button>
      <Sheet title={name} isOpen={isOpen} onOpenChange={setOpen}>
        <ExerciseLadder current={movement} library={library} searchFor={(slug) => ({ exercise: slug })} own={[name]} />
      </Sheet>
    </>
  );
}
