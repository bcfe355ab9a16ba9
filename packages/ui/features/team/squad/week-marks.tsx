import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { Num } from '../../../kit/text/num.tsx';
import styles from './week-marks.module.css';

/** Sessions of this week: a line each, solid when done; and the numbers. */
export function WeekMarks({ done, weekSessions }: Pick<SquadMember, 'done' | 'weekSessions'>) {
  return (
    <span className={styles.week}>
      {weekSessions !== null && (
        <span className={styles.marks} aria-hidden="true">
          {Array.from({ length: weekSessions }, (_, index) => (
            <i key={index} data-open={index >= done || undefined} />
          ))}
        </span>
      )}
      <span className={styles.words}>
        <Num>{done}</Num>
        {weekSessions === null ? ' erledigt' : ' von '}
        {weekSessions !== null && <Num>{weekSessions}</Num>}
      </span>
    </span>
  );
}
