import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { ownEquipmentLabel } from '@anwurf/domain/exercise/own-exercise';
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
import { LivePage } from './live-page.tsx';
import { DividedName } from '../../../data/divided-name.tsx';

function equipmentWords(equipment: readonly string[]): string {
  const words = equipment.filter((text) => parseEquipment(text) !== NO_EQUIPMENT).map(ownEquipmentLabel);
  return words.length === 0 ? 'kein Equipment' : words.join(', ');
}

export interface ChooseExercisesProps {
  /** The newest first. */
  exercises: readonly OwnExercise[];
  onStart: (exercises: readonly OwnExercise[]) => void;
  /** Asked before anything else. */
  children: ReactNode;
}

/** Which of the own exercises are trained: all, until some are left out. */
export function ChooseExercises({ exercises, onStart, children }: ChooseExercisesProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen = exercises.filter(({ id }) => !leftOut.has(id));
  const isAll = chosen.length === exercises.length;

  function choose(id: string, isChosen: boolean) {
    const next = new Set(leftOut);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  }
  const action = (
    <BottomAction note={chosen.length === 0 ? 'Wähle mindestens eine Übung aus.' : undefined}>
      <Button
        variant="ball"
        isDisabled={chosen.length === 0}
        onPress={() => {
          allowSound();
          onStart(chosen);
        }}
      >
        Training starten ({chosen.length} {chosen.length === 1 ? 'Übung' : 'Übungen'})
      </Button>
    </BottomAction>
  );
  return (
    <LivePage action={action}>
      <div className={styles.head}>
        <h2>Deine Übungen</h2>
        <Button variant="quiet" onPress={() => setLeftOut(new Set(isAll ? exercises.map(({ id }) => id) : []))}>
          {isAll ? 'Keine auswählen' : 'Alle auswählen'}
        </Button>
      </div>
      <Card flush>
        <ul className={styles.list}>
          {exercises.map(({ id, name, sets, reps, equipment, figure }) => (
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
              <Num>
                {sets}×{reps}
              </Num>
            </li>
          ))}
        </ul>
      </Card>
      {children}
    </LivePage>
  );
}
