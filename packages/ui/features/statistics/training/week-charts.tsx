import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { sumOfWeeks, type TrainingWeek, usualOf, weekNumber } from '@anwurf/domain/statistics/training-weeks';
import { loadWordsSoFar } from '@anwurf/domain/workout/effort';
import { format } from 'date-fns';
import { ChartFigure } from '../../../kit/charts/chart-figure.tsx';
import { chartHeights, LazyBarChart, LazyCalendarChart } from '../lazy-charts.tsx';

const kilogramsOfTonne = 1000;
/** More bars would be too thin. */
const mostWeeks = 53;
/** More columns would be too small. */
const mostColumns = 22;

const tonnes = (kilograms: number) => formatGermanDecimal(kilograms / kilogramsOfTonne, { decimals: 1 });
const dayOf = (day: string) => format(new Date(`${day}T00:00:00`), 'dd.MM.');
const weekWords = ({ monday }: TrainingWeek) => `${weekNumber(monday)} (${dayOf(monday)}–${dayOf(dayAfter(monday, 6))})`;

/** Kilograms a week. */
export function VolumeChart({ weeks }: { weeks: readonly TrainingWeek[] }) {
  const shown = weeks.slice(-mostWeeks);
  const last = shown.at(-1);
  const usual = usualOf(shown, 'volume');
  // A week that has more already needs no outline.
  const expected = usual !== null && usual > (last?.volume ?? 0) ? usual : null;
  return (
    <ChartFigure
      title="Volumen"
      note={expected === null ? 't je Woche' : 't je Woche, gestrichelt: wie sonst'}
      table={{
        caption: 'Volumen je Woche',
        head: ['Woche', 'Tonnen', 'Sätze'],
        rows: shown.toReversed().map((week) => ({ key: week.monday, cells: [weekWords(week), tonnes(week.volume), week.sets] })),
      }}
    >
      <LazyBarChart
        label={`Volumen je Woche in Tonnen, ${shown.length} Wochen, in dieser Woche ${tonnes(last?.volume ?? 0)} t`}
        bars={shown.map(({ monday, volume }) => ({ key: monday, label: String(weekNumber(monday)), value: volume / kilogramsOfTonne }))}
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
  const shown = weeks.slice(-mostWeeks);
  const last = shown.at(-1);
  const { load, rated, workouts } = sumOfWeeks(shown);
  if (last === undefined || load === 0) return null;
  const usual = usualOf(shown, 'load');
  const verdict = usual === null ? null : loadWordsSoFar(last.load, usual);
  return (
    <ChartFigure
      title="Belastung"
      note={`Minuten × Anstrengung${verdict === null ? '' : `, diese Woche ${whole(last.load)}: ${verdict}`}`}
      table={{
        caption: `Belastung je Woche, aus ${rated} von ${workouts} Trainings`,
        head: ['Woche', 'Belastung', 'Minuten'],
        rows: shown.toReversed().map((week) => ({ key: week.monday, cells: [weekWords(week), whole(week.load), week.minutes] })),
      }}
    >
      <LazyBarChart
        label={`Belastung je Woche, ${shown.length} Wochen, in dieser Woche ${whole(last.load)}`}
        bars={shown.map((week) => ({ key: week.monday, label: String(weekNumber(week.monday)), value: week.load }))}
        expected={usual !== null && usual > last.load ? usual : null}
        format={whole}
        height={chartHeights.bars}
      />
    </ChartFigure>
  );
}

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
  return (
    <ChartFigure
      title="Einheiten"
      note="je Tag, kräftig: zwei und mehr"
      table={{
        caption: 'Einheiten je Woche',
        head: ['Woche', 'Einheiten', 'Minuten'],
        rows: shown.toReversed().map((week) => ({ key: week.monday, cells: [weekWords(week), week.workouts, week.minutes] })),
      }}
    >
      <LazyCalendarChart
        label={`Kalender der Trainingstage, ${shown.length} Wochen mit ${workouts} Einheiten`}
        from={from}
        to={dayAfter(shown.at(-1)?.monday ?? today, 6)}
        days={days}
        height={chartHeights.calendar}
      />
    </ChartFigure>
  );
}
