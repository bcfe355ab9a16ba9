import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import styles from './more-exercises-sheet.module.css';
import { DividedName } from '../../../data/divided-name.tsx';

export interface MoreExercisesSheetProps {
  /** Those that are not trained yet. */
  exercises: readonly OwnExercise[];
  onAdd: (exercise: OwnExercise) => void;
  onClose: () => void;
}

/** Takes one more exercise into the running training. */
export function MoreExercisesSheet({ exercises, onAdd, onClose }: MoreExercisesSheetProps) {
  return (
    <Sheet title="Übung dazunehmen" isOpen onOpenChange={onClose}>
      {exercises.length === 0 ? (
        <>
          <p>Alle deine Übungen sind schon dabei. Dein Training bleibt gespeichert, während du eine neue anlegst.</p>
          <ButtonLink to="/custom-exercises" variant="court">
            Eigene Übungen erstellen
          </ButtonLink>
        </>
      ) : (
        <ul className={styles.list}>
          {exercises.map((exercise) => (
            <li key={exercise.id}>
              <Button className={classNames(styles.entry)} onPress={() => onAdd(exercise)}>
                <ExercisePicture slug={exercise.figure} equipment={exercise.equipment} />
                <span>
                  <DividedName>{exercise.name}</DividedName>
                </span>
                <Plus size={20} aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
