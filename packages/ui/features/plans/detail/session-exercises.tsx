import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { type Phase, PHASES } from '@anwurf/domain/vocabulary/phase';
import { groupAt, groupText, placeInGroup } from '@anwurf/domain/workout/exercise-group';
import type { SparedExercise } from '@anwurf/domain/coach/spared-session';
import { Fragment, useState } from 'react';
import { Card } from '../../../kit/layout/card.tsx';
import { useExerciseSlugs } from '../../../data/figures/use-exercise-slugs.ts';
import { ExerciseRow } from './exercise-row.tsx';
import { ExerciseSheet } from '../../../data/exercise-sheet/exercise-sheet.tsx';
import styles from './session-exercises.module.css';

const titles: Readonly<Record<Phase, string>> = { warmup: 'Aufwärmübungen', main: 'Hauptübungen', cooldown: 'Abkühlübungen' };

export interface SessionExercisesProps {
  exercises: readonly SessionExercise[];
  /** Changes by complaints. */
  changes?: readonly SparedExercise[];
  /** Without it none can be swapped here. */
  onSwap?: (exercise: SessionExercise) => void;
}

/** The exercises of a session under their three headings; each opens its instruction. */
export function SessionExercises({ exercises, changes = [], onSwap }: SessionExercisesProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const slugOf = useExerciseSlugs(exercises);
  const open = exercises.find(({ id }) => id === openId);
  return (
    <div className={styles.phases}>
      {PHASES.map((phase) => {
        const own = exercises.filter((exercise) => exercise.phase === phase);
        if (own.length === 0) return null;
        return (
          <section key={phase}>
            <h2 className={styles.title}>
              {titles[phase]} <span>{own.length === 1 ? '1 Übung' : `${own.length} Übungen`}</span>
            </h2>
            <Card flush>
              <ul className={styles.list} data-phase={phase}>
                {own.map((exercise, index) => {
                  const group = groupAt(own, index);
                  return (
                    <Fragment key={exercise.id}>
                      {group?.first === index && <li className={styles.group}>{groupText(own.slice(group.first, group.end))}</li>}
                      <ExerciseRow
                        exercise={exercise}
                        inGroup={placeInGroup(own, index)}
                        slug={slugOf(exercise)}
                        onOpen={() => setOpenId(exercise.id)}
                        onSwap={onSwap && (() => onSwap(exercise))}
                        spared={changes.find(({ id }) => id === exercise.id)}
                      />
                    </Fragment>
                  );
                })}
              </ul>
            </Card>
          </section>
        );
      })}
      {open && <ExerciseSheet exercise={open} onClose={() => setOpenId(null)} />}
    </div>
  );
}
