import { type DayFit, isPlace } from '@anwurf/domain/week/day-fit';
import { Check, TriangleAlert } from 'lucide-react';
import type { WeekDay, WeekEntry } from '../../data/week/use-calendar-week.ts';
import { Button } from '../../kit/action/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Num } from '../../kit/text/num.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import styles from './move-sheet.module.css';
import { dateOf, dayWords, shortWeekday } from '../../data/week/day-words.ts';
import { fitWords, isObjection } from './week-words.ts';

export interface MoveSheetProps {
  /** Null: closed. */
  entry: WeekEntry | null;
  days: readonly WeekDay[];
  fitOf: (entry: WeekEntry, day: string) => DayFit;
  onMove: (day: string) => void;
  onClose: () => void;
}

/** All seven days answer in words whether the session fits: nothing needs to be dragged. */
export function MoveSheet({ entry, days, fitOf, onMove, onClose }: MoveSheetProps) {
  return (
    <Sheet
      isOpen={entry !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={entry === null ? 'Verschieben' : `Einheit ${entry.order} verschieben`}
    >
      {entry && (
        <>
          <p className={styles.from}>
            Von {dayWords(entry.day)} · <Num>{entry.minutes}</Num> min
          </p>
          <ul className={styles.days}>
            {days.map(({ day }) => {
              const fit = fitOf(entry, day);
              const isHere = day === entry.day;
              return (
                <li key={day} className={classNames(!isHere && !isPlace(fit) && styles.closed)}>
                  <p className={styles.date}>
                    {shortWeekday(day)}
                    <Num size="s">{dateOf(day).getDate()}</Num>
                  </p>
                  {isHere ? (
                    <p className={styles.here}>Hier liegt sie</p>
                  ) : (
                    <p className={classNames(styles.fit, isPlace(fit) && (isObjection(fit) ? styles.warn : styles.good))}>
                      {isPlace(fit) &&
                        (isObjection(fit) ? <TriangleAlert size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />)}
                      {fitWords(fit)}
                    </p>
                  )}
                  {!isHere && isPlace(fit) && (
                    <Button variant="quiet" aria-label={`Hierher, ${dayWords(day)}`} onPress={() => onMove(day)}>
                      Hierher
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Sheet>
  );
}
