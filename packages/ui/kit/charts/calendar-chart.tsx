import { ResponsiveTimeRange } from '@nivo/calendar';
import { addDays, differenceInCalendarDays, endOfMonth, format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { useState } from 'react';
import styles from './calendar-chart.module.css';
import { type ChartPlace, ChartPoints } from './chart-points.tsx';
import { chartTheme } from './chart-theme.ts';

export interface CalendarDay {
  /** Local day such as '2026-11-20'. */
  readonly day: string;
  readonly value: number;
}

export interface CalendarChartProps {
  /** Says to those who can't see it what is shown. */
  label: string;
  /** First and last day that is shown; local days, the first a Monday, the last a Sunday. */
  from: string;
  to: string;
  /** Days that have anything. */
  days: readonly CalendarDay[];
  /** The chosen day at first. */
  today: string;
  /** How much there was on a day: 'zwei Einheiten'. */
  format: (value: number) => string;
  /** A day beside its week, in words. */
  compared: (day: string) => string | null;
  height: number;
}

/** nivo counts weekdays from Sunday. */
const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];
/** Monday, Wednesday, Friday and Sunday are named. */
const namedWeekdays: (0 | 2 | 4 | 6)[] = [0, 2, 4, 6];
const weekLength = 7;
/** Room for the months above and the weekdays beside the fields. */
const edge = { top: 22, left: 30 };

/** Of the column of a week: a few of them are fields still, no bars. */
const widestWeek = 44;

/** Weeks from which on a phone has room for the first month of each quarter alone. */
const manyWeeks = 26;
/** Fewer days of the first month than this have no room for its name. */
const leastDays = 14;

/** The name of a month above its first week, where it has room. */
function monthName(month: Date, from: string, weeks: number): string {
  if (weeks > manyWeeks) return month.getMonth() % 3 === 0 ? format(month, 'MMM yy', { locale: de }).replace('.', '') : '';
  const isFirst = format(month, 'yyyy-MM') === from.slice(0, 7);
  if (isFirst && differenceInCalendarDays(endOfMonth(month), beginOf(from)) < leastDays) return '';
  return format(month, 'MMM', { locale: de }).replace('.', '');
}

const beginOf = (day: string) => new Date(`${day}T00:00:00`);
const dayAt = (from: string, index: number) => format(addDays(beginOf(from), index), 'yyyy-MM-dd');

/** Days as fields, a week a column, from Monday to Sunday; a day with two or more is stronger. Looked at by touch, pointer or arrow keys. */
export function CalendarChart({ label, from, to, days, today, format: amount, compared, height }: CalendarChartProps) {
  const count = differenceInCalendarDays(beginOf(to), beginOf(from)) + 1;
  const weeks = Math.ceil(count / weekLength);
  const values = new Map(days.map(({ day, value }) => [day, value]));
  const points = Array.from({ length: count }, (_, index) => {
    const key = dayAt(from, index);
    return { key, words: `${format(beginOf(key), 'EEEE, d. MMMM yyyy', { locale: de })}: ${amount(values.get(key) ?? 0)}` };
  });
  const [wanted, setWanted] = useState<string | null>(null);
  const isShown = wanted !== null && wanted >= from && wanted <= to;
  const current = isShown ? wanted : today;
  const index = differenceInCalendarDays(beginOf(current), beginOf(from));

  function dayUnder({ x, y, width, height: full }: ChartPlace): string | undefined {
    const week = Math.floor(((x - edge.left) / Math.max(1, width - edge.left)) * weeks);
    const weekday = Math.floor(((y - edge.top) / Math.max(1, full - edge.top)) * weekLength);
    if (week < 0 || weekday < 0 || weekday >= weekLength) return undefined;
    return points[week * weekLength + weekday]?.key;
  }

  return (
    <ChartPoints
      label={label}
      height={height}
      maxWidth={edge.left + weeks * widestWeek}
      points={points}
      current={current}
      onChoose={setWanted}
      compared={compared(current)}
      pointAt={dayUnder}
    >
      <ResponsiveTimeRange
        data={days.map((day) => ({ ...day }))}
        from={beginOf(from)}
        // nivo leaves the last day out.
        to={addDays(beginOf(to), 1)}
        firstWeekday="monday"
        // One in the first colour, two and more in the second.
        minValue={0.5}
        maxValue={2.5}
        colors={['var(--chart-1-less)', 'var(--chart-1)']}
        emptyColor="var(--sunk)"
        dayBorderWidth={weeks > 30 ? 1 : 2}
        dayBorderColor="var(--surface)"
        dayRadius={weeks > 30 ? 2 : 4}
        square={false}
        margin={{ top: edge.top, right: 0, bottom: 0, left: 0 }}
        weekdays={weekdays}
        weekdayTicks={namedWeekdays}
        weekdayLegendOffset={edge.left}
        monthLegend={(_year, _month, date) => monthName(date, from, weeks)}
        monthLegendOffset={8}
        theme={chartTheme}
        role="presentation"
        isInteractive={false}
      />
      {isShown && (
        <span
          className={styles.chosen}
          style={{
            left: `calc(${edge.left}px + (100% - ${edge.left}px) * ${Math.floor(index / weekLength) / weeks})`,
            top: `calc(${edge.top}px + (100% - ${edge.top}px) * ${(index % weekLength) / weekLength})`,
            width: `calc((100% - ${edge.left}px) / ${weeks})`,
            height: `calc((100% - ${edge.top}px) / ${weekLength})`,
          }}
        />
      )}
    </ChartPoints>
  );
}
