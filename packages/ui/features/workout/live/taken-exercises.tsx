import type { AddedExercise } from '@anwurf/domain/workout/shaped-today';
import { Plus, X } from 'lucide-react';
import { DividedName } from '../../../data/divided-name.tsx';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import { useExerciseSlugs } from '../../../data/figures/use-exercise-slugs.ts';
import { Button } from '../../../kit/action/button.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './choose-exercises.module.css';

export interface TakenExercisesProps {
  exercises: readonly AddedExercise[];
  onTake: () => void;
  onDrop: (id: string) => void;
}

/** Exercises that are taken for this training, and the way to more of them. */
export function TakenExercises({ exercises, onTake, onDrop }: TakenExercisesProps) {
  const slugOf = useExerciseSlugs(exercises);
  return (
    <>
      {exercises.length > 0 && (
        <section>
          <h2 className={styles.title}>Für heute</h2>
          <Card flush>
            <ul className={styles.list}>
              {exercises.map((exercise) => (
                <li key={exercise.id}>
                  <span className={styles.exercise}>
                    <ExercisePicture slug={slugOf(exercise) ?? null} equipment={[]} />
                    <span className={styles.text}>
                      <b>
                        <DividedName>{exercise.name}</DividedName>
                      </b>
                      <small>
                        <Num>{exercise.sets}</Num> {exercise.sets === 1 ? 'Satz' : 'Sätze'}
                      </small>
                    </span>
                  </span>
                  <IconButton aria-label={`${exercise.name} entfernen`} onPress={() => onDrop(exercise.id)}>
                    <X size={20} aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      <Button variant="line" wide onPress={onTake}>
        <Plus size={20} aria-hidden="true" />
        Aus allen Übungen wählen
      </Button>
    </>
  );
}
