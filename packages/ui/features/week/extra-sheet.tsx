import type { ExtraSession } from '@anwurf/db/queries/extra-sessions';
import { Trash2 } from 'lucide-react';
import { dateOf, dayWords, shortWeekday } from '../../data/week/day-words.ts';
import { Button } from '../../kit/action/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { Num } from '../../kit/text/num.tsx';
import styles from './move-sheet.module.css';

export interface ExtraSheetProps {
  extra: ExtraSession;
  /** Of the week that is shown. */
  days: readonly string[];
  today: string;
  onMove: (day: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Where a session of another plan goes: to another day that is not over, or off the week. */
export function ExtraSheet({ extra, days, today, onMove, onRemove, onClose }: ExtraSheetProps) {
  return (
    <Sheet title={`Einheit ${extra.order} von ${extra.planName}`} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <p className={styles.from}>Liegt am {dayWords(extra.day)}.</p>
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day} className={classNames(day !== extra.day && day < today && styles.closed)}>
            <p className={styles.date}>
              {shortWeekday(day)}
              <Num size="s">{dateOf(day).getDate()}</Num>
            </p>
            <p className={day === extra.day ? styles.here : styles.fit}>
              {day === extra.day ? 'Hier liegt sie' : day < today ? 'vorbei' : ''}
            </p>
            {day !== extra.day && day >= today && (
              <Button variant="quiet" aria-label={`Hierher, ${dayWords(day)}`} onPress={() => onMove(day)}>
                Hierher
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="danger" onPress={onRemove}>
        <Trash2 size={20} aria-hidden="true" />
        Aus der Woche nehmen
      </Button>
    </Sheet>
  );
}
