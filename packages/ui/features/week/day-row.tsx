import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { WeekDay } from '../../data/week/use-calendar-week.ts';
import { classNames } from '../../kit/class-names.ts';
import { Num } from '../../kit/text/num.tsx';
import styles from './day-row.module.css';
import { dateOf, dayWords, shortWeekday } from '../../data/week/day-words.ts';

const EFFECT_WORDS = { match: 'Spieltag', dayBefore: '1 Tag vorher', dayAfter: '1 Tag danach' } as const;

export interface DayRowProps {
  day: WeekDay;
  /** Whether the plan has days of its own: one without a session is then a day of rest. */
  hasDays: boolean;
  /** Whether what is being dragged may be dropped here. */
  isTarget: boolean;
  /** Whether a session of another plan lies here. */
  hasExtra: boolean;
  /** Puts one here; undefined: not offered. */
  onPut: (() => void) | undefined;
  onDrop: () => void;
  children: ReactNode;
}

/** Why nothing is planned on a day; null: something is, or was done. */
function restWords(
  { planned, done, isTeamDay, effect, pause }: WeekDay,
  { hasDays, hasExtra }: Pick<DayRowProps, 'hasDays' | 'hasExtra'>,
): string | null {
  if (planned.length + done.length > 0 || hasExtra) return null;
  if (pause !== null) return 'Pause';
  if (isTeamDay || effect === 'match') return null;
  return hasDays ? 'Ruhetag' : 'frei';
}

/** A day of the week: a row on a phone, a column on wide screens. */
export function DayRow({ day: weekDay, hasDays, isTarget, hasExtra, onPut, onDrop, children }: DayRowProps) {
  const { day, isToday, effect } = weekDay;
  const [isOver, setIsOver] = useState(false);
  const rest = restWords(weekDay, { hasDays, hasExtra });
  return (
    <li className={styles.place} aria-label={`${dayWords(day)}${isToday ? ', heute' : ''}`}>
      <div
        className={classNames(styles.day, isToday && styles.today, isTarget && styles.target, isTarget && isOver && styles.over)}
        onDragOver={(event) => {
          if (!isTarget) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          onDrop();
        }}
      >
        <p className={styles.date}>
          <span>{isToday ? 'Heute' : shortWeekday(day)}</span>
          <Num size="m">{dateOf(day).getDate()}</Num>
          {effect && <small className={classNames(effect === 'match' && styles.match)}>{EFFECT_WORDS[effect]}</small>}
        </p>
        <div className={styles.items}>
          {children}
          {rest !== null && <p className={styles.free}>{rest}</p>}
        </div>
        {onPut && (
          <Button className={classNames(styles.put)} aria-label={`Einheit einplanen, ${dayWords(day)}`} onPress={onPut}>
            <Plus size={20} aria-hidden="true" />
          </Button>
        )}
      </div>
    </li>
  );
}
