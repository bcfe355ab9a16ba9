import { isCalendarDay } from '@anwurf/domain/calendar/calendar-day';
import { formatGermanDate, parseGermanDate, withDatePoints } from '@anwurf/domain/calendar/german-date';
import type { ReactNode } from 'react';
import { DateField } from '../kit/field/date-field.tsx';
import { LazyCalendar } from './lazy-calendar.tsx';

export interface DayFieldProps {
  label: string;
  name: string;
  autoComplete?: string;
  /** A day (YYYY-MM-DD), or what is typed while it is none. */
  value: string;
  /** @param value a day (YYYY-MM-DD), or what is typed while it is none; the caller says what is wrong with it */
  onChange: (value: string) => void;
  onBlur?: () => void;
  description?: ReactNode;
  error?: string | undefined;
  /** First and last day that the calendar offers, and the one in view while none is chosen. */
  min: string;
  max: string;
  start: string;
}

/** A day as its caller stores it, typed as it is written in Germany or picked from a calendar. */
export function DayField({ value, onChange, min, max, start, ...props }: DayFieldProps) {
  function change(text: string) {
    const typed = withDatePoints(text);
    const day = parseGermanDate(typed);
    onChange(day !== null && isCalendarDay(day) ? day : typed);
  }

  return (
    <DateField
      {...props}
      placeholder="TT.MM.JJJJ"
      value={isCalendarDay(value) ? formatGermanDate(value) : value}
      onChange={change}
      renderCalendar={(close) => (
        <LazyCalendar
          label={props.label}
          value={isCalendarDay(value) ? value : null}
          start={start}
          min={min}
          max={max}
          onChange={(day) => {
            onChange(day);
            close();
          }}
        />
      )}
    />
  );
}
