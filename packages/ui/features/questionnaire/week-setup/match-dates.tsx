import { isCalendarDay } from '@anwurf/domain/calendar/calendar-day';
import { MAX_MATCH_DATES } from '@anwurf/domain/coach/training-profile';
import { format } from 'date-fns';
import { de } from 'date-fns/locale';
import { X } from 'lucide-react';
import { useState } from 'react';
import { DayField } from '../../../forms/day-field.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import { useNow } from '../../../kit/use-now.ts';
import styles from './week-setup.module.css';

/** Days with another year are typing errors. */
const LAST_DAY = '2099-12-31';

export interface MatchDatesProps {
  /** YYYY-MM-DD. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Single matches, the next one first; those that have passed are not shown. */
export function MatchDates({ value, onChange }: MatchDatesProps) {
  const [day, setDay] = useState('');
  const [left, setLeft] = useState(false);
  const today = format(useNow(60_000), 'yyyy-MM-dd');
  const ahead = value.filter((date) => date >= today).toSorted();
  const isPossible = isCalendarDay(day) && day >= today && day <= LAST_DAY;
  const canAdd = isPossible && !ahead.includes(day) && ahead.length < MAX_MATCH_DATES;
  const isWrong = left && day !== '' && !isPossible;

  function add() {
    onChange([...ahead, day].toSorted());
    setDay('');
  }

  return (
    <div className={styles.dates}>
      {ahead.length > 0 && (
        <Card flush>
          <Rows>
            {ahead.map((date) => {
              const words = format(new Date(`${date}T12:00`), 'EEEE, d. MMMM', { locale: de });
              return (
                <Row
                  key={date}
                  end={
                    <IconButton
                      aria-label={`Spiel am ${words} entfernen`}
                      onPress={() => onChange(ahead.filter((other) => other !== date))}
                    >
                      <X size={20} aria-hidden="true" />
                    </IconButton>
                  }
                >
                  <Num>{words}</Num>
                </Row>
              );
            })}
          </Rows>
        </Card>
      )}
      <div className={styles.add}>
        <DayField
          label="Einzelnes Spiel"
          name="matchDate"
          description="Wird gemerkt. Der Plan richtet sich bisher nach dem Spieltag oben."
          value={day}
          onChange={(next) => {
            setDay(next);
            setLeft(false);
          }}
          onBlur={() => setLeft(true)}
          error={isWrong ? 'Bitte gib einen Tag ab heute als TT.MM.JJJJ an.' : undefined}
          min={today}
          max={LAST_DAY}
          start={today}
        />
        <Button isDisabled={!canAdd} onPress={add}>
          Hinzufügen
        </Button>
      </div>
    </div>
  );
}
