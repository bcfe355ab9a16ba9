import type { SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { Card } from '../../../kit/layout/card.tsx';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import styles from './edit-screen.module.css';

export interface WithoutSetsProps {
  exercises: readonly SessionExercise[];
  onAdd: (exercise: SessionExercise) => void;
}

/** Exercises of the session of which nothing was logged. */
export const WithoutSets = memo(function WithoutSets({ exercises, onAdd }: WithoutSetsProps) {
  if (exercises.length === 0) return null;
  return (
    <section className={styles.phase}>
      <h2>Noch ohne Sätze</h2>
      <Card flush>
        <Rows aria-label="Noch ohne Sätze">
          {exercises.map((exercise) => (
            <Row key={exercise.id} end={<Plus size={20} aria-hidden="true" />} onPress={() => onAdd(exercise)}>
              {exercise.name}
            </Row>
          ))}
        </Rows>
      </Card>
    </section>
  );
});
