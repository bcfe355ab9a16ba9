import type { PlanWeek } from '../../../data/use-plan-week.ts';
import { weekWords } from '../../../data/week-words.ts';
import { ProgressSegments } from '../../../kit/feedback/progress-segments.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import styles from './plan-progress.module.css';

/** Which week of the plan it is, and the way to what the plan is made around. */
export function PlanProgress({ week, isCurrent }: { week: PlanWeek; isCurrent: boolean }) {
  const units = week.sessions.map((session) => session + 1).join(',\u00A0');
  const segments = Array.from({ length: week.weeks }, (_, index) =>
    index + 1 < week.week || week.isOver ? ('done' as const) : index + 1 === week.week ? ('now' as const) : ('open' as const),
  );
  return (
    <section className={styles.progress} aria-label="Deine Woche im Plan" data-surface="court">
      <div className={styles.head}>
        <p className={styles.week}>{weekWords(week)}</p>
        <p>{week.isOver ? 'Zeit für einen neuen Plan.' : `Diese Woche: Einheit\u00A0${units}`}</p>
      </div>
      <ProgressSegments label={weekWords(week)} groups={[{ label: '', segments }]} />
      {isCurrent && (
        <ButtonLink variant="chalk" to="/training/week">
          Deine Woche
        </ButtonLink>
      )}
    </section>
  );
}
