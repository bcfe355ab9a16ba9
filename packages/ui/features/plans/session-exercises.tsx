import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { type Phase, PHASES } from '@anwurf/domain/vocabulary/phase';
import { Card } from '../../kit/card.tsx';
import { ExerciseRow } from './exercise-row.tsx';
import styles from './session-exercises.module.css';

const titles: Readonly<Record<Phase, string>> = { warmup: 'Aufwärmübungen', main: 'Hauptübungen', cooldown: 'Abkühlübungen' };

/** The exercises of a session under their three headings. */
export function SessionExercises({ exercises }: { exercises: readonly SessionExercise[] }) {
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
                {own.map((exercise) => (
                  <ExerciseRow key={exercise.id} exercise={exercise} />
                ))}
              </ul>
            </Card>
          </section>
        );
      })}
    </div>
  );
}
