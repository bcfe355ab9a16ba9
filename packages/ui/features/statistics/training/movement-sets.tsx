import { movementSums } from '@anwurf/db/queries/movement-sums';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { MOVEMENT_LABELS } from '@anwurf/domain/exercise/movement-words';
import { periodBegin } from '@anwurf/domain/statistics/period';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './movement-sets.module.css';
import type { TrainingFilter } from './use-training-statistics.ts';

const none: readonly never[] = [];

export interface MovementSetsProps {
  filter: TrainingFilter;
  /** Local day, such as '2026-11-28'. */
  today: string;
}

/** How the sets of a period are spread over the movements; nothing where one exercise is chosen. */
export function MovementSets({ filter: { period, category, exercise }, today }: MovementSetsProps) {
  const sums = loadedOr(useRows(movementSums({ from: periodBegin(period, today), category }), { canBeEmpty: true }), none);
  if (exercise !== null || sums.length === 0) return null;
  const most = Math.max(...sums.map(({ sets }) => sets));
  return (
    <Card aria-labelledby="movement-sets">
      <h2 id="movement-sets" className={styles.title}>
        Sätze nach Bewegung
      </h2>
      <ol className={styles.movements}>
        {sums.map(({ movement, sets, exercises }) => (
          <li key={movement}>
            <span className={styles.name}>{MOVEMENT_LABELS[movement]}</span>
            <Num>{sets}</Num>
            <i aria-hidden="true" className={styles.bar} style={{ inlineSize: `${(sets / most) * 100}%` }} />
            <small>{exercises === 1 ? '1 Übung' : `${exercises} Übungen`}</small>
          </li>
        ))}
      </ol>
      <p className={styles.hint}>Hauptübungen. Eigene Übungen zählen zur Bewegung ihres Bildes.</p>
    </Card>
  );
}
