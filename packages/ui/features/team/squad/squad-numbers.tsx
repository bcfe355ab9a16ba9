import { daysBetween } from '@anwurf/domain/coach/calendar-day';
import { readinessWord } from '@anwurf/domain/readiness/readiness';
import { squadSummary } from '@anwurf/domain/team/squad-summary';
import type { SquadMember } from '@anwurf/domain/team/squad-member';
import type { TeamEvent } from '@anwurf/domain/team/team-event';
import { Num } from '../../../kit/text/num.tsx';
import { readinessNumber } from '../../../data/readiness/readiness-words.ts';
import { shortWeekday } from '../../../data/week/day-words.ts';
import styles from './squad-numbers.module.css';

export interface SquadNumbersProps {
  members: readonly SquadMember[];
  /** The next match of the calendar; null: none is entered. */
  match: TeamEvent | null;
  today: string;
}

function matchWords({ day, time, title }: TeamEvent, today: string): string {
  const when = [shortWeekday(day), time].filter(Boolean).join(' ');
  const days = daysBetween(today, day);
  return [days === 1 ? 'Tag bis zum Spiel' : 'Tage bis zum Spiel', when, title].filter(Boolean).join(', ');
}

/** The numbers above a squad. */
export function SquadNumbers({ members, match, today }: SquadNumbersProps) {
  const { week, needCoach, players, readiness } = squadSummary(members);
  return (
    <dl className={styles.numbers}>
      {week.planned > 0 && (
        <div>
          <dt>
            Einheiten erledigt
            <br />
            von <Num>{week.planned}</Num> geplanten
          </dt>
          <dd>
            <Num>{week.done}</Num>
          </dd>
          <dd className={styles.track} aria-hidden="true">
            <i style={{ flex: week.done }} />
            <i className={styles.open} style={{ flex: week.planned - week.done }} />
          </dd>
        </div>
      )}
      <div>
        <dt>
          {needCoach === 1 ? 'braucht dich' : 'brauchen dich'}
          <br />
          von <Num>{players}</Num>
        </dt>
        <dd>
          <Num>{needCoach}</Num>
        </dd>
      </div>
      {match !== null && (
        <div>
          <dt>{matchWords(match, today)}</dt>
          <dd>
            <Num>{daysBetween(today, match.day)}</Num>
          </dd>
        </div>
      )}
      {readiness !== null && (
        <div>
          <dt>
            Bereitschaft
            <br />
            im Schnitt {readinessWord(readiness)}
          </dt>
          <dd>
            <Num>{readinessNumber(readiness)}</Num>
          </dd>
        </div>
      )}
    </dl>
  );
}
