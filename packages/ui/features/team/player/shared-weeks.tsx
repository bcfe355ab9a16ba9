import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { sharedLoads, type SharedTraining, sharedTrainings } from '@anwurf/db/queries/shared-log';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { weekNumber } from '@anwurf/domain/statistics/training-weeks';
import { memberWeeks } from '@anwurf/domain/team/member-weeks';
import { useMemo } from 'react';
import { dayWords } from '../../../data/week/day-words.ts';
import type { BarChartProps } from '../../../kit/charts/bar-chart.tsx';
import { ChartFigure } from '../../../kit/charts/chart-figure.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import styles from './shared-weeks.module.css';

const WEEKS = 12;
const SHOWN = 8;
const height = 250;

const LazyBarChart = lazyPart<BarChartProps>(async () => (await import('../../../kit/charts/bar-chart.tsx')).BarChart, {
  waiting: <Skeleton height={`${height}px`} />,
});

const whole = (value: number) => formatGermanDecimal(value, { decimals: 0 });

export interface SharedWeeksProps {
  team: string;
  user: string;
  today: string;
  withTrainings: boolean;
  withLoads: boolean;
}

function Trainings({ trainings }: { trainings: readonly SharedTraining[] }) {
  const done = trainings.filter(({ isDone }) => isDone).slice(0, SHOWN);
  if (done.length === 0) return <p className={styles.none}>In den letzten zwölf Wochen ist nichts abgeschlossen.</p>;
  return (
    <Rows>
      {done.map(({ id, day, name, minutes }) => (
        <Row key={id} detail={[name, minutes === null ? null : `${minutes} min`].filter(Boolean).join(', ')}>
          {dayWords(day)}
        </Row>
      ))}
    </Rows>
  );
}

/** Sessions and load of the last twelve weeks. */
export function SharedWeeks({ team, user, today, withTrainings, withLoads }: SharedWeeksProps) {
  const from = dayAfter(mondayOf(today), -(WEEKS - 1) * 7);
  const trainings = loadedOr(
    useRows(
      useMemo(() => sharedTrainings(team, user, from), [team, user, from]),
      { canBeEmpty: true },
    ),
    [],
  );
  const loads = loadedOr(
    useRows(
      useMemo(() => sharedLoads(team, user, from), [team, user, from]),
      { canBeEmpty: true },
    ),
    [],
  );
  const weeks = memberWeeks(trainings, loads, from, today);
  const sums = weeks.map(({ monday, done, load }) => ({ monday, done, load, sum: load.own + load.team + load.match }));
  const bars = sums.map(({ monday, sum }) => ({
    key: monday,
    label: `${weekNumber(monday)}`,
    value: sum,
    words: `KW ${weekNumber(monday)}: ${whole(sum)}`,
    compared: null,
  }));
  return (
    <div className={styles.weeks}>
      {withLoads && (
        <ChartFigure
          title="Belastung"
          note="Minuten mal Anstrengung je Woche"
          table={{
            caption: 'Belastung der letzten zwölf Wochen',
            head: ['Woche', 'Eigenes', 'Team', 'Spiel', ...(withTrainings ? ['Einheiten'] : [])],
            rows: sums.toReversed().map(({ monday, done, load }) => ({
              key: monday,
              cells: [
                `KW ${weekNumber(monday)}`,
                whole(load.own),
                whole(load.team),
                whole(load.match),
                ...(withTrainings ? [whole(done)] : []),
              ],
            })),
          }}
        >
          <LazyBarChart label="Belastung der letzten zwölf Wochen" height={height} bars={bars} axis="KW" expected={null} format={whole} />
        </ChartFigure>
      )}
      {withTrainings && (
        <Card flush>
          <h2 className={styles.title}>Letzte Einheiten</h2>
          <Trainings trainings={trainings} />
        </Card>
      )}
    </div>
  );
}
