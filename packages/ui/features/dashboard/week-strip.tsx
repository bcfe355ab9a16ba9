import type { CalendarWeek, WeekDay } from '../../data/week/use-calendar-week.ts';
import { dateOf, dayWords, shortWeekday } from '../../data/week/day-words.ts';
import { classNames } from '../../kit/class-names.ts';
import { Num } from '../../kit/text/num.tsx';
import { VisuallyHidden } from '../../kit/text/visually-hidden.tsx';
import { AreaLink } from '../../links/app-links.ts';
import styles from './week-strip.module.css';

/** Solid is done, dashed is planned; team training is doubled, a match in ink. */
function markOf({ done, planned, effect, isTeamDay }: WeekDay): { look: string | undefined; words: string } {
  if (effect === 'match') return { look: styles.match, words: 'Spiel' };
  if (done.length > 0) return { look: styles.done, words: 'erledigt' };
  if (planned.length > 0) return { look: styles.planned, words: planned.map(({ order }) => `Einheit ${order}`).join(' und ') };
  return isTeamDay ? { look: styles.team, words: 'Teamtraining' } : { look: undefined, words: 'frei' };
}

/** The seven days in marks, as one link to the week. */
export function WeekStrip({ week }: { week: CalendarWeek }) {
  return (
    <AreaLink to="/training/week" className={classNames(styles.strip)}>
      <VisuallyHidden>Deine Woche: </VisuallyHidden>
      {week.days.map((day) => {
        const { look, words } = markOf(day);
        return (
          <span key={day.day} className={classNames(styles.day, day.isToday && styles.today)}>
            <VisuallyHidden>
              {dayWords(day.day)}: {words};{' '}
            </VisuallyHidden>
            <span aria-hidden="true" className={styles.shown}>
              {day.isToday ? 'Heute' : shortWeekday(day.day)}
              <Num size="s">{dateOf(day.day).getDate()}</Num>
              <i className={look} />
            </span>
          </span>
        );
      })}
    </AreaLink>
  );
}
