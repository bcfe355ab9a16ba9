import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { ownEquipmentLabel, ownSetsText } from '@anwurf/domain/exercise/own-exercise';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { AddedExercise } from '@anwurf/domain/workout/shaped-today';
import { NO_EQUIPMENT, parseEquipment } from '@anwurf/domain/vocabulary/equipment';
import { type ReactNode, useState } from 'react';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Checkbox } from '../../../kit/field/checkbox.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { allowSound } from '../../../signal/sound.ts';
import styles from './choose-exercises.module.css';
import { TakenExercises } from './taken-exercises.tsx';
import { LivePage } from './live-page.tsx';
import { DividedName } from '../../../data/divided-name.tsx';

function equipmentWords(equipment: readonly string[]): string {
  const words = equipment.filter((text) => parseEquipment(text) !== NO_EQUIPMENT).map(ownEquipmentLabel);
  return words.length === 0 ? 'kein Equipment' : words.join(', ');
}

export interface ChooseExercisesProps {
  /** The newest first. */
  own: readonly OwnExercise[];
  /** Exercises that are taken for this training. */
  taken: readonly AddedExercise[];
  onTake: () => void;
  onDrop: (id: string) => void;
  /** With the chosen own exercises; what is taken is trained after them. */
  onStart: (own: readonly { id: string; phase: Phase }[]) => void;
  /** Asked before anything else. */
  children: ReactNode;
}

/** Which exercises are trained: all own ones, until some are left out, and those that are taken for this training. */
export function ChooseExercises({ own: exercises, taken, onTake, onDrop, onStart, children }: ChooseExercisesProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = exercises.filter(({ id }) => !leftOut.has(id));
  const isAll = chosen.length === exercises.length;
  const count = chosen.length + taken.length;

  function choose(id: string, isChosen: boolean) {
    const next = new Set(leftOut);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  }
  const action = (
    <BottomAction note={count === 0 ? 'Wähle mindestens eine Übung aus.' : undefined}>
      <Button
        variant="ball"
        isDisabled={count === 0}
        onPress={() => {
          allowSound();
          onStart(chosen.map(({ id, exerciseType: phase }) => ({ id, phase })));
        }}
      >
        Training starten ({count} {count === 1 ? 'Übung' : 'Übungen'})
      </Button>
    </BottomAction>
  );
  return (
    <LivePage action={action}>
      {exercises.length > 0 && (
        <>
          <div className={styles.head}>
            <h2>Deine Übungen</h2>
            <Button variant="quiet" onPress={() => setLeftOut(new Set(isAll ? exercises.map(({ id }) => id) : []))}>
              {isAll ? 'Keine auswählen' : 'Alle auswählen'}
            </Button>
          </div>
          <Card flush>
            <ul className={styles.list}>
              {exercises.map((exercise) => {
                const { id, name, equipment, figure } = exercise;
                return (
                  <li key={id}>
                    <Checkbox isSelected={!leftOut.has(id)} onChange={(isChosen) => choose(id, isChosen)}>
                      <span className={styles.exercise}>
                        <ExercisePicture slug={figure} equipment={equipment} />
                        <span className={styles.text}>
                          <b>
                            <DividedName>{name}</DividedName>
                          </b>
                          <small>{equipmentWords(equipment)}</small>
                        </span>
                      </span>
                    </Checkbox>
                    <Num>{ownSetsText(exercise)}</Num>
                  </li>
                );
              })}
            </ul>
          </Card>
        </>
      )}
      <TakenExercises exercises={taken} onTake={onTake} onDrop={onDrop} />
      {children}
    </LivePage>
  );
}
