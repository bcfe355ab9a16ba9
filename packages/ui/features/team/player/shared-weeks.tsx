import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { sharedLoads, sharedTrainings } from '@anwurf/db/queries/shared-log';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { weekNumber } from '@anwurf/domain/statistics/training-weeks';
import { memberWeeks } from '@anwurf/domain/team/member-weeks';
import { useMemo } from 'react';
import type { BarChartProps } from '../../../kit/charts/bar-chart.tsx';
import { ChartFigure } from '../../../kit/charts/chart-figure.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import type { DiscussedSessionsProps } from './discussed-sessions.tsx';
import styles from './shared-weeks.module.css';

const WEEKS = 12;
const height = 250;

const LazyBarChart = lazyPart<BarChartProps>(async () => (await import('../../../kit/charts/bar-chart.tsx')).BarChart, {
  waiting: <Skeleton height={`${height}px`} />,
});

/** Its threads are those of the dashboard and of a finished workout: loaded here as well, they would be a file more of each first visit. */
const DiscussedSessions = lazyPart<DiscussedSessionsProps>(async () => (await import('./discussed-sessions.tsx')).DiscussedSessions, {
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

/** Sessions and load of the last twelve weeks. */
export function SharedWeeks({ team, user, today, withTrainings, withLoads }: SharedWeeksProps) {
  const from = dayAfter(mondayOf(today), -(WEEKS - 1) * 7);
  const trainings = loadedOr(
    useList(
      useMemo(() => sharedTrainings(team, user, from), [team, user, from]),
      { canBeEmpty: true },
    ),
    [],
  );
  const loads = loadedOr(
    useList(
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
        <div className={styles.sessions}>
          <DiscussedSessions team={team} user={user} />
        </div>
      )}
    </div>
  );
}
