import type { ReactNode } from 'react';
import { DayItems, PlannedItem } from '../../data/week/day-items.tsx';
import { dateOf, dayWords, shortWeekday } from '../../data/week/day-words.ts';
import type { CalendarWeek } from '../../data/week/use-calendar-week.ts';
import { Num } from '../../kit/text/num.tsx';
import styles from './week-board.module.css';

/** The week as the page: seven columns, and today opens as what is to do now. */
export function WeekBoard({ week, children }: { week: CalendarWeek; children: ReactNode }) {
  return (
    <ol className={styles.board}>
      {week.days.map((day) => (
        <li key={day.day} className={day.isToday ? styles.today : styles.day} aria-label={dayWords(day.day)}>
          {day.isToday ? (
            children
          ) : (
            <>
              <p className={styles.date}>
                {shortWeekday(day.day)}
                <Num size="m">{dateOf(day.day).getDate()}</Num>
              </p>
              <DayItems day={day} isPast={day.day < week.today} />
              {day.planned.map((entry) => (
                <PlannedItem key={`${entry.session} ${entry.week}`} entry={entry} />
              ))}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
