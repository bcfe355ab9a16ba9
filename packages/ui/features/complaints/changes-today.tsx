import { exercisesOfSession } from '@anwurf/db/queries/plan-exercises';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import type { Complaint } from '@anwurf/domain/coach/complaint';
import { ChevronRight } from 'lucide-react';
import { useSparing } from '../../data/use-spared-session.ts';
import styles from './complaint-sheet.module.css';

export interface ChangesTodayProps {
  sessionId: string;
  /** Complaints as they are being entered. */
  complaint: Complaint;
  known: readonly Complaint[];
}

/** Previews the changes to a session before a complaint is stored. */
export function ChangesToday({ sessionId, complaint, known }: ChangesTodayProps) {
  const exercises = loadedOr(useRows(exercisesOfSession(sessionId), { canBeEmpty: true }), []);
  const complaints = [...known.filter(({ region }) => region !== complaint.region), complaint];
  const { changes } = useSparing(sessionId, exercises, complaints);
  return (
    <section className={styles.changes}>
      <h3>Heute anders</h3>
      {changes.length === 0 ? (
        <p className={styles.note}>In dieser Einheit belastet nichts die Stelle zu stark.</p>
      ) : (
        <ul>
          {changes.map(({ id, name, instead }) => (
            <li key={id}>
              <s>{name}</s>
              <ChevronRight size={20} aria-label="stattdessen" />
              <b>{instead ?? 'ausgelassen'}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
