import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { type ReadinessEntry, READINESS_SCALE, readinessOf } from '@anwurf/domain/readiness/readiness';
import { classNames } from '../../kit/class-names.ts';
import { VisuallyHidden } from '../../kit/text/visually-hidden.tsx';
import { dayWords } from '../week/day-words.ts';
import styles from './readiness-course.module.css';
import { readinessNumber } from './readiness-words.ts';

export interface ReadinessCourseProps {
  /** In any order, one a day. */
  entries: readonly ReadinessEntry[];
  /** Its last day. */
  today: string;
  /** How many days it has. */
  days: number;
}

function wordsOf(day: string, entry: ReadinessEntry | undefined): string {
  if (entry === undefined) return `${dayWords(day)}: kein Eintrag`;
  const { value, word } = readinessOf(entry);
  return `${dayWords(day)}: ${readinessNumber(value)}, ${word}`;
}

/** A bar for each of the last days, today at the right; a day without an entry is a gap. */
export function ReadinessCourse({ entries, today, days }: ReadinessCourseProps) {
  const shown = Array.from({ length: days }, (_, index) => dayAfter(today, index - days + 1));
  return (
    <ol className={styles.course} aria-label={`Bereitschaft der letzten ${days} Tage`}>
      {shown.map((day) => {
        const entry = entries.find((one) => one.day === day);
        const share = entry === undefined ? 0 : readinessOf(entry).value / READINESS_SCALE.max;
        return (
          <li key={day} className={classNames(day === today && styles.today)}>
            <i style={{ height: `${share * 100}%` }} />
            <VisuallyHidden>{wordsOf(day, entry)}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
