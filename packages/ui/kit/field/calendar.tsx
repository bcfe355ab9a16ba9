import { type CalendarDate, DateFormatter, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { classNames } from '../class-names.ts';
import styles from './calendar.module.css';
import iconButton from '../action/icon-button.module.css';

export interface CalendarProps {
  label: string;
  /** YYYY-MM-DD; null: none is chosen. */
  value: string | null;
  /** The day in view when none is chosen. */
  start: string;
  min: string;
  max: string;
  onChange: (day: string) => void;
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new DateFormatter('de-DE', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 1))),
);

interface ChoiceProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Its options. */
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <select aria-label={label} className={styles.choice} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {children}
    </select>
  );
}

/** A month to pick a day from; month and year are chosen, too, so that a day long ago is near. */
export function Calendar({ label, value, start, onChange, ...bounds }: CalendarProps) {
  const [min, max] = [parseDate(bounds.min), parseDate(bounds.max)];
  const [shown, setShown] = useState<CalendarDate>(() => parseDate(value ?? start));
  const years = Array.from({ length: max.year - min.year + 1 }, (_, back) => max.year - back);

  function show(next: CalendarDate) {
    setShown(next.compare(min) < 0 ? min : next.compare(max) > 0 ? max : next);
  }

  return (
    <AriaCalendar
      aria-label={label}
      value={value === null ? null : parseDate(value)}
      minValue={min}
      maxValue={max}
      focusedValue={shown}
      onFocusChange={setShown}
      onChange={(day) => onChange(day.toString())}
      firstDayOfWeek="mon"
      className={classNames(styles.calendar)}
    >
      <header className={styles.head}>
        <Button slot="previous" className={classNames(iconButton.button)}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Choice label="Monat" value={shown.month} onChange={(month) => show(shown.set({ month }))}>
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label="Jahr" value={shown.year} onChange={(year) => show(shown.set({ year }))}>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </Choice>
        <Button slot="next" className={classNames(iconButton.button)}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.grid ?? ''}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={classNames(styles.day)} />}</CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  );
}
