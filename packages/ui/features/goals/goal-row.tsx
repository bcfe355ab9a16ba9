import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { TrackedGoal } from '../../data/goals/goal-state.ts';
import { goalSubject, progressWords, targetWords, untilWords } from '../../data/goals/goal-words.ts';
import { DividedName } from '../../data/divided-name.tsx';
import { MoreMenu } from '../../kit/action/more-menu.tsx';
import { classNames } from '../../kit/class-names.ts';
import styles from './goal-row.module.css';

export interface GoalRowProps {
  tracked: TrackedGoal;
  today: string;
  /** Missing: it is looked at alone. */
  onChange?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** A goal in words, and how much of the way is done. */
export function GoalRow({ tracked: { goal, progress }, today, onChange, onDelete }: GoalRowProps) {
  const stands = progressWords(goal, progress, today).join(', ');
  const subject = goalSubject(goal);
  const isReached = progress.state === 'reached';
  return (
    <li className={classNames(styles.row, onDelete === undefined && styles.plain)}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <DividedName>{subject}</DividedName>
        </h3>
        <p className={styles.target}>
          {targetWords(goal)} {!isReached && progress.state === 'open' && untilWords(goal.until, today)}
        </p>
        <p className={classNames(styles.stands, isReached && styles.reached)}>
          {isReached && <Check size={18} strokeWidth={3} aria-hidden="true" />}
          {stands}
        </p>
      </div>
      {onDelete && (
        <MoreMenu label={`Mehr zum Ziel ${subject}, ${targetWords(goal)}`} {...(onChange && { onEdit: onChange })} onDelete={onDelete} />
      )}
      {progress.state === 'open' && progress.share !== null && (
        <div className={styles.way} style={{ '--part': progress.share } as CSSProperties} aria-hidden="true">
          <i className={styles.done} />
        </div>
      )}
    </li>
  );
}
