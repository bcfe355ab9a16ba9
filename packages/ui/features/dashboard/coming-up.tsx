import { dateOf, shortWeekday } from '../../data/week/day-words.ts';
import type { CalendarWeek } from '../../data/week/use-calendar-week.ts';
import { Num } from '../../kit/text/num.tsx';
import { classNames } from '../../kit/class-names.ts';
import { AreaLink } from '../../links/app-links.ts';
import styles from './coming-up.module.css';

const MAX_ROWS = 4;

interface ComingRow {
  readonly key: string;
  readonly day: string;
  readonly title: string;
  readonly detail: string | null;
  readonly minutes: number | null;
}

/** Lists the rest of this week after today, a row each. */
function rowsOf({ days, today }: CalendarWeek): ComingRow[] {
  return days
    .filter(({ day }) => day > today)
    .flatMap(({ day, planned, isTeamDay, effect }): ComingRow[] => [
      ...planned.map(({ order, session, week, venue, minutes }) => ({
        key: `${session} ${week}`,
        day,
        title: `Einheit ${order}`,
        detail: venue,
        minutes,
      })),
      ...(isTeamDay ? [{ key: `team ${day}`, day, title: 'Teamtraining', detail: null, minutes: null }] : []),
      ...(effect === 'match' ? [{ key: `match ${day}`, day, title: 'Spiel', detail: null, minutes: null }] : []),
    ])
    .slice(0, MAX_ROWS);
}

/** 'Danach': the rest of the week below what is to do now. */
export function ComingUp({ week }: { week: CalendarWeek }) {
  const rows = rowsOf(week);
  if (rows.length === 0) return null;
  return (
    <section className={styles.coming} aria-labelledby="coming-up">
      <h2 id="coming-up">Danach</h2>
      <ul>
        {rows.map(({ key, day, title, detail, minutes }) => (
          <li key={key}>
            <AreaLink to="/training/week" className={classNames(styles.row)}>
              <span className={styles.day}>
                {shortWeekday(day)} <Num>{dateOf(day).getDate()}</Num>
              </span>
              <span>
                <b>{title}</b>
                {detail && <small>{detail}</small>}
              </span>
              {minutes !== null && minutes > 0 && (
                <span>
                  <Num size="s">{minutes}</Num> min
                </span>
              )}
            </AreaLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
