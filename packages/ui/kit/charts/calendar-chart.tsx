import { ResponsiveTimeRange } from '@nivo/calendar';
import { addDays, format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import styles from './calendar-chart.module.css';
import { chartTheme } from './chart-theme.ts';

export interface CalendarDay {
  /** Local day such as '2026-11-20'. */
  readonly day: string;
  readonly value: number;
}

export interface CalendarChartProps {
  /** Says to those who can't see it what is shown. */
  label: string;
  /** First and last day that is shown; local days. */
  from: string;
  to: string;
  /** Days that have anything. */
  days: readonly CalendarDay[];
  height: number;
}

/** nivo counts weekdays from Sunday. */
const weekdays = ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'];
/** Monday, Wednesday, Friday and Sunday are named. */
const namedWeekdays: (0 | 2 | 4 | 6)[] = [0, 2, 4, 6];

const beginOf = (day: string) => new Date(`${day}T00:00:00`);

/** Days as fields, a week a column, from Monday to Sunday; a day with two or more is stronger. */
export function CalendarChart({ label, from, to, days, height }: CalendarChartProps) {
  return (
    <div className={styles.chart} style={{ height }} role="img" aria-label={label}>
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
        dayBorderWidth={2}
        dayBorderColor="var(--surface)"
        dayRadius={4}
        square={false}
        margin={{ top: 22, right: 0, bottom: 0, left: 0 }}
        weekdays={weekdays}
        weekdayTicks={namedWeekdays}
        weekdayLegendOffset={30}
        monthLegend={(_year, _month, date) => format(date, 'MMM', { locale: de }).replace('.', '')}
        monthLegendOffset={8}
        theme={chartTheme}
        role="presentation"
        isInteractive={false}
      />
    </div>
  );
}
