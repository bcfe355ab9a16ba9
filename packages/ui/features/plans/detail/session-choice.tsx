import type { PlanSession } from '@anwurf/db/queries/plans';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import styles from './session-choice.module.css';

export interface SessionChoiceProps {
  sessions: readonly PlanSession[];
  /** Ids of those that are done this week. */
  done: ReadonlySet<string>;
  value: string;
  onChange: (sessionId: string) => void;
}

/**
 * The units of a plan: solid and checked is done this week, dashed is open, filled is the one to train. The browser's own radio buttons:
 * a list of plans has them by the hundred, and is drawn before the store is open.
 */
export function SessionChoice({ sessions, done, value, onChange }: SessionChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Einheiten" className={styles.sessions}>
      {sessions.map((session) => (
        <label key={session.id} className={classNames(styles.session, done.has(session.id) && styles.done)}>
          <input type="radio" name={name} checked={session.id === value} onChange={() => onChange(session.id)} className={styles.input} />
          {done.has(session.id) && (
            <span className={styles.mark}>
              <Check size={12} strokeWidth={4} aria-label="erledigt:" />
            </span>
          )}
          Einheit {session.order}
        </label>
      ))}
    </div>
  );
}
