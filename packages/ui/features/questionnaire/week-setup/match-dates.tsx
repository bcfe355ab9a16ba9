import { isCalendarDay } from '@anwurf/domain/calendar/calendar-day';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { MAX_MATCH_DATES } from '@anwurf/domain/coach/training-profile';
import type { MatchPlan } from '@anwurf/domain/week/match-plan';
import { format } from 'date-fns';
import { de } from 'date-fns/locale';
import { X } from 'lucide-react';
import { useState } from 'react';
import { CalendarSource } from '../../../data/calendar-file/calendar-source.tsx';
import { KeptCalendar } from '../../../data/calendar-file/kept-calendar.tsx';
import { useCalendarSource } from '../../../data/calendar-file/use-calendar-source.ts';
import { DayField } from '../../../forms/day-field.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import { MatchPlanDialog } from './match-plan-dialog.tsx';
import styles from './week-setup.module.css';
import { useToday } from '../../../data/use-today.ts';

/** Days with another year are typing errors. */
const LAST_DAY = '2099-12-31';
/** Days ahead of which a calendar is read. */
const AHEAD = 370;

const lists = [
  {
    value: 'matchDates',
    label: 'Spiel',
    effect: 'Am Tag vor oder nach deinem Spieltag verlegt es ihn, sonst kommt es in dieser Woche dazu.',
  },
  { value: 'matchFreeDates', label: 'Spielfrei', effect: 'In dieser Woche ist kein regelmäßiges Spiel; einzelne bleiben.' },
] as const;
/** Days that stand there without a press. */
const SHOWN = 5;
type List = keyof MatchPlan;

export interface MatchDatesProps {
  value: MatchPlan;
  /** @returns whether it is on disk */
  store: (value: MatchPlan) => Promise<boolean>;
}

/** Single matches and days without one, the next first; those that have passed are not shown. */
export function MatchDates({ value, store }: MatchDatesProps) {
  const [day, setDay] = useState('');
  const [list, setList] = useState<List>('matchDates');
  const [left, setLeft] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const today = useToday();
  const source = useCalendarSource('own', today, dayAfter(today, AHEAD));
  const ahead = {
    matchDates: value.matchDates.filter((date) => date >= today),
    matchFreeDates: value.matchFreeDates.filter((date) => date >= today),
  };
  const days = lists
    .flatMap((one) => ahead[one.value].map((date) => ({ date, list: one.value, label: one.label })))
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const isPossible = isCalendarDay(day) && day >= today && day <= LAST_DAY;
  const canAdd = isPossible && !ahead[list].includes(day) && ahead[list].length < MAX_MATCH_DATES;
  const isWrong = left && day !== '' && !isPossible;

  const without = (date: string): MatchPlan => ({
    matchDates: ahead.matchDates.filter((other) => other !== date),
    matchFreeDates: ahead.matchFreeDates.filter((other) => other !== date),
  });

  function add() {
    const others = without(day);
    void store({ ...others, [list]: [...others[list], day].toSorted() });
    setDay('');
  }

  return (
    <div className={styles.dates}>
      {days.length > 0 && (
        <Card flush>
          <Rows>
            {(showsAll ? days : days.slice(0, SHOWN)).map((one) => {
              const words = format(new Date(`${one.date}T12:00`), 'EEEE, d. MMMM', { locale: de });
              return (
                <Row
                  key={one.date}
                  {...(one.list === 'matchFreeDates' && { detail: 'Spielfrei' })}
                  end={
                    <IconButton aria-label={`${one.label} am ${words} entfernen`} onPress={() => void store(without(one.date))}>
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
      {days.length > SHOWN && !showsAll && (
        <Button variant="quiet" onPress={() => setShowsAll(true)}>
          Alle {days.length} zeigen
        </Button>
      )}
      <Segments label="Einzelner Tag" options={lists} value={list} onChange={setList} />
      <p className={styles.note}>{lists.find(({ value: one }) => one === list)?.effect}</p>
      <div className={styles.add}>
        <DayField
          label={list === 'matchDates' ? 'Spiel am' : 'Spielfrei am'}
          name="matchDate"
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
      <div className={styles.sources}>
        <CalendarSource source={source} />
      </div>
      <KeptCalendar target="own" />
      {source.found !== null && (
        <MatchPlanDialog found={source.found} known={value} today={today} store={store} onTaken={source.taken} onClose={source.close} />
      )}
    </div>
  );
}
