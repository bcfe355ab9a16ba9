import type { PlanSession } from '@anwurf/db/queries/plans';
import { Check } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../../../kit/class-names.ts';
import styles from './session-choice.module.css';

export interface SessionChoiceProps {
  sessions: readonly PlanSession[];
  value: string;
  onChange: (sessionId: string) => void;
}

/** The units of a plan: solid and checked is done, dashed is open, filled is the one to train. */
export function SessionChoice({ sessions, value, onChange }: SessionChoiceProps) {
  return (
    <RadioGroup aria-label="Einheiten" orientation="horizontal" value={value} onChange={onChange} className={classNames(styles.sessions)}>
      {sessions.map((session) => (
        <Radio key={session.id} value={session.id} className={classNames(styles.session, session.done && styles.done)}>
          {session.done && (
            <span className={styles.mark}>
              <Check size={12} strokeWidth={4} aria-label="erledigt:" />
            </span>
          )}
          Einheit {session.order}
        </Radio>
      ))}
    </RadioGroup>
  );
}
