import type { PlanOutline } from '@anwurf/domain/plan/plan-outline';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import styles from './plan-weeks.module.css';

/** Shows the changes from week to week; nothing where the plan has none. */
export function PlanWeeks({ weeks, duration }: Pick<PlanOutline, 'weeks'> & { duration: string | null }) {
  if (weeks.length === 0) return null;
  return (
    <Disclosure title={duration ? `Woche für Woche (${duration})` : 'Woche für Woche'}>
      <ol className={styles.weeks}>
        {weeks.map(({ weeks: which, note }) => (
          <li key={which} className={styles.week}>
            <VisuallyHidden>Woche </VisuallyHidden>
            <Num size="m">{which}</Num>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
