import { exercisesBySlug } from '@anwurf/db/queries/exercise-library';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import type { RecoveryStage } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { amountInWords } from '@anwurf/domain/workout/exercise-words';
import { measuredAmount } from '@anwurf/domain/workout/measured-amount';
import { ExercisePicture } from '../../data/figures/exercise-picture.tsx';
import { AreaLink } from '../../links/app-links.ts';
import { LinkedRows, RowWords } from './linked-rows.tsx';
import styles from './stage-exercises.module.css';

/** Lists a stage's purpose and its exercises with their amounts; each leads to its sheet in the library. */
export function StageExercises({ stage, number, isLast }: { stage: RecoveryStage; number: number; isLast: boolean }) {
  const known = loadedOr(useRows(exercisesBySlug(stage.exercises.map(({ slug }) => slug))), []);
  return (
    <section className={styles.exercises} aria-labelledby="stage-exercises">
      <h2 id="stage-exercises">Stufe {number} trainieren</h2>
      <p>{stage.goal}</p>
      <LinkedRows>
        {stage.exercises.map(({ slug, sets, amount }) => {
          const exercise = known.find((one) => one.slug === slug);
          if (exercise === undefined) return null;
          const { metric, perSide, name, equipment, kind } = exercise;
          const words = amountInWords({
            sets,
            ...measuredAmount(metric, perSide, amount),
            tempo: null,
            pauseSeconds: null,
          });
          return (
            <li key={slug}>
              <AreaLink to="/exercises" search={{ exercise: slug }} className={styles.row ?? ''}>
                <ExercisePicture slug={slug} equipment={equipment} kind={kind} />
                <RowWords name={name}>{words}</RowWords>
              </AreaLink>
            </li>
          );
        })}
      </LinkedRows>
      {!isLast && <p>Was die Stelle auf dieser Stufe noch nicht verträgt, wird in deinen Einheiten leichter oder fällt weg.</p>}
    </section>
  );
}
