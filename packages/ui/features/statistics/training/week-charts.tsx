import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { sumOfWeeks, type TrainingWeek, usualOf, weekNumber } from '@anwurf/domain/statistics/training-weeks';
import { groupWeeks, type WeekGroup } from '@anwurf/domain/statistics/week-groups';
import { weekStreak } from '@anwurf/domain/statistics/week-streak';
import { loadWordsSoFar } from '@anwurf/domain/workout/effort';
import { format } from 'date-fns';
import { ChartFigure } from '../../../kit/charts/chart-figure.tsx';
import styles from './week-charts.module.css';
import { chartHeights, LazyBarChart, LazyCalendarChart } from '../lazy-charts.tsx';

const kilogramsOfTonne = 1000;
/** A year; from so many columns on the fields are small and the calendar is lower. */
const mostColumns = 53;
const manyColumns = 22;
const daysOfWeek = 7;

const tonnes = (kilograms: number) => formatGermanDecimal(kilograms / kilogramsOfTonne, { decimals: 1 });
const dayOf = (day: string) => format(new Date(`${day}T00:00:00`), 'dd.MM.');
const dateOf = (day: string) => format(new Date(`${day}T00:00:00`), 'dd.MM.yyyy');
const lastDayOf = ({ lastMonday }: WeekGroup) => dayAfter(lastMonday, daysOfWeek - 1);

/** A week by its number, several by their days. */
function groupWords(group: WeekGroup): string {
  if (group.monday !== group.lastMonday) return `${dateOf(group.monday)} bis ${dateOf(lastDayOf(group))}`;
  return `KW ${weekNumber(group.monday)} (${dayOf(group.monday)}–${dateOf(lastDayOf(group))})`;
}

const weekWords = ({ monday }: TrainingWeek) => `KW ${weekNumber(monday)} (${dayOf(monday)}–${dayOf(dayAfter(monday, daysOfWeek - 1))})`;

/** Below a bar: the number of the week, of several the month with which they begin. */
const labelOf = ({ monday }: WeekGroup, size: number) =>
  size === 1 ? String(weekNumber(monday)) : format(new Date(`${monday}T00:00:00`), 'MM/yy');

const spans: Readonly<Record<number, string>> = { 1: 'je Woche', 4: 'je 4 Wochen', 13: 'je 13 Wochen', 52: 'je 52 Wochen' };

/** The bars of a sum, and what they stand for. */
function barsOf(weeks: readonly TrainingWeek[], sum: 'volume' | 'load', amount: (value: number) => string, scale: number) {
  const { size, groups } = groupWeeks(weeks);
  const bars = groups.map((group, index) => {
    const before = groups[index - 1];
    const difference = before === undefined ? null : group[sum] - before[sum];
    const sign = difference === null || difference === 0 ? '±' : difference > 0 ? '+' : '−';
    return {
      key: group.monday,
      label: labelOf(group, size),
      value: group[sum] / scale,
      words: `${groupWords(group)}: ${amount(group[sum])}`,
      compared: difference === null ? null : `${sign}${amount(Math.abs(difference))} zu ${size === 1 ? 'der Woche' : 'den Wochen'} davor`,
    };
  });
  return { size, groups, bars, axis: size === 1 ? 'KW' : '', span: spans[size] ?? '', since: groups[0]?.monday };
}

const sinceWords = (since: string | undefined) => (since === undefined ? '' : ` ab ${dateOf(since)}`);

/** Kilograms a week. */
export function VolumeChart({ weeks }: { weeks: readonly TrainingWeek[] }) {
  const { size, groups, bars, axis, span, since } = barsOf(weeks, 'volume', (volume) => `${tonnes(volume)}\u00a0t`, kilogramsOfTonne);
  const last = weeks.at(-1);
  const usual = size === 1 ? usualOf(weeks, 'volume') : null;
  // A week that has more already needs no outline.
  const expected = usual !== null && usual > (last?.volume ?? 0) ? usual : null;
  if (bars.length === 0) return null;
  return (
    <ChartFigure
      title="Volumen"
      note={`t ${span}${sinceWords(since)}${expected === null ? '' : ', gestrichelt: wie sonst'}`}
      table={{
        caption: `Volumen ${span}`,
        head: ['Woche', 'Tonnen', 'Sätze'],
        rows: groups.toReversed().map((group) => ({ key: group.monday, cells: [groupWords(group), tonnes(group.volume), group.sets] })),
      }}
    >
      <LazyBarChart
        label={`Volumen ${span} in Tonnen, ${weeks.length} Wochen, in dieser Woche ${tonnes(last?.volume ?? 0)} t`}
        bars={bars}
        axis={axis}
        expected={expected === null ? null : expected / kilogramsOfTonne}
        format={(value) => formatGermanDecimal(value, { decimals: 1 })}
        height={chartHeights.bars}
      />
    </ChartFigure>
  );
}

const whole = (load: number) => formatGermanDecimal(load, { decimals: 0 });

/** Minutes × effort a week; nothing while no effort was said. */
export function LoadChart({ weeks }: { weeks: readonly TrainingWeek[] }) {
  const { size, groups, bars, axis, span, since } = barsOf(weeks, 'load', whole, 1);
  const last = weeks.at(-1);
  const { load, rated, workouts } = sumOfWeeks(weeks);
  if (last === undefined || load === 0) return null;
  const usual = size === 1 ? usualOf(weeks, 'load') : null;
  const verdict = usual === null ? null : loadWordsSoFar(last.load, usual);
  return (
    <ChartFigure
      title="Belastung"
      note={`Minuten × Anstrengung ${span}${sinceWords(since)}${verdict === null ? '' : `, diese Woche ${whole(last.load)}: ${verdict}`}`}
      table={{
        caption: `Belastung ${span}, aus ${rated} von ${workouts} Trainings`,
        head: ['Woche', 'Belastung', 'Minuten'],
        rows: groups.toReversed().map((group) => ({ key: group.monday, cells: [groupWords(group), whole(group.load), group.minutes] })),
      }}
    >
      <LazyBarChart
        label={`Belastung ${span}, ${weeks.length} Wochen, in dieser Woche ${whole(last.load)}`}
        bars={bars}
        axis={axis}
        expected={usual !== null && usual > last.load ? usual : null}
        format={whole}
        height={chartHeights.bars}
      />
    </ChartFigure>
  );
}

const weeksText = (count: number) => (count === 1 ? '1 Woche' : `${count} Wochen`);
const sessionsText = (count: number) => (count === 0 ? 'keine Einheit' : count === 1 ? '1 Einheit' : `${count} Einheiten`);

/** On which days there was training. */
export function SessionsCalendar({
  weeks,
  days: trained,
  today,
}: {
  weeks: readonly TrainingWeek[];
  days: readonly string[];
  today: string;
}) {
  const shown = weeks.slice(-mostColumns);
  const from = shown[0]?.monday ?? today;
  const perDay = new Map<string, number>();
  for (const day of trained) perDay.set(day, (perDay.get(day) ?? 0) + 1);
  const days = [...perDay].flatMap(([day, value]) => (day >= from ? [{ day, value }] : []));
  const { workouts } = sumOfWeeks(shown);
  const { current, longest } = weekStreak(weeks);
  function weekOf(day: string): string | null {
    const week = shown.find(({ monday }) => monday === mondayOf(day));
    return week === undefined ? null : `in KW ${weekNumber(week.monday)} ${sessionsText(week.workouts)}, ${week.minutes}\u00a0min`;
  }
  return (
    <ChartFigure
      title="Einheiten"
      note={`je Tag ab ${dateOf(from)}, kräftig: zwei und mehr`}
      table={{
        caption: 'Einheiten je Woche',
        head: ['Woche', 'Einheiten', 'Minuten'],
        rows: shown.toReversed().map((week) => ({ key: week.monday, cells: [weekWords(week), week.workouts, week.minutes] })),
      }}
    >
      <LazyCalendarChart
        label={`Kalender der Trainingstage, ${shown.length} Wochen mit ${workouts} Einheiten`}
        from={from}
        to={dayAfter(shown.at(-1)?.monday ?? today, daysOfWeek - 1)}
        days={days}
        today={today}
        format={sessionsText}
        compared={weekOf}
        height={shown.length > manyColumns ? chartHeights.year : chartHeights.calendar}
      />
      {longest > 1 && (
        <p className={styles.streak}>
          Serie: {weeksText(current)} in Folge mit Training, in diesem Zeitraum höchstens {weeksText(longest)}.
        </p>
      )}
    </ChartFigure>
  );
}
