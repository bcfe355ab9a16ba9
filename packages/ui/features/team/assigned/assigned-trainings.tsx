import { ownAssignments } from '@anwurf/db/queries/assignments';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { AssignedTraining } from './assigned-training.tsx';
import styles from './assigned-training.module.css';

const own = ownAssignments();
const canBeEmpty = { canBeEmpty: true };

export interface AssignedTrainingsProps {
  /** Only of this team; null: the open ones of all teams. */
  team: string | null;
}

/** Training that the player's coaches sent; nothing where there is none. */
export function AssignedTrainings({ team }: AssignedTrainingsProps) {
  const all = loadedOr(useRows(own, canBeEmpty), []);
  const shown = all.filter((one) => (team === null ? one.answer === null : one.team === team));
  if (shown.length === 0) return null;
  return (
    <section className={styles.list} aria-label="Von deinem Trainerteam">
      {team !== null && <h2>Von deinem Trainerteam</h2>}
      {shown.map((one) => (
        <AssignedTraining key={one.id} assignment={one} />
      ))}
    </section>
  );
}
