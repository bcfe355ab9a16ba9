import type { TrainedWorkout } from '@anwurf/db/queries/training-statistics';
import { recordCounts } from '@anwurf/domain/statistics/log-records';
import { PERIODS } from '@anwurf/domain/statistics/period';
import { type ReactNode, useState } from 'react';
import { saveTable } from '../../../data/export-file.ts';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Button, type ButtonVariant } from '../../../kit/action/button.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useWide } from '../../../kit/use-media.ts';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { ShareWeek } from '../week-picture/share-week.tsx';
import { AnalysisFrame } from '../analysis-frame.tsx';
import { HealthChart } from './health-chart.tsx';
import { MovementsCard } from './movements-card.tsx';
import { TrainingFilters } from './training-filters.tsx';
import styles from './training-statistics.module.css';
import {
  firstPage,
  type ListLength,
  type TrainingFilter,
  type TrainingStatistics as Statistics,
  useTrainingStatistics,
} from './use-training-statistics.ts';
import { LoadChart, SessionsCalendar, VolumeChart } from './week-charts.tsx';
import { Sums } from './sums.tsx';
import { WorkoutDetail } from './workout-detail.tsx';
import { WorkoutRow } from './workout-row.tsx';
import { workoutTitle } from './workout-words.ts';
import { workoutsTable } from './workouts-table.ts';
import { NothingYet } from '../nothing-yet.tsx';

const periods = PERIODS.filter((period) => period !== '16 Wochen');
const noFilter: TrainingFilter = { period: '60 Tage', category: null, exercise: null };

interface WorkoutListProps extends Pick<Statistics, 'workouts' | 'more'> {
  counts: ReadonlyMap<string, number>;
  open: string | null;
  /** The way to enter a workout afterwards. */
  enter: ReactNode;
  onOpen: (id: string) => void;
  onMore: (length: ListLength) => void;
}

function WorkoutList({ workouts, more, counts, open, enter, onOpen, onMore }: WorkoutListProps) {
  return (
    <section className={styles.list} aria-label="Abgeschlossene Trainings">
      <div className={styles.enter}>{enter}</div>
      <ul>
        {workouts.map((workout) => (
          <WorkoutRow
            key={workout.id}
            workout={workout}
            records={counts.get(workout.workoutId ?? '') ?? 0}
            isOpen={workout.id === open}
            onOpen={() => onOpen(workout.id)}
          />
        ))}
      </ul>
      {workouts.length === 0 && <p className={styles.none}>In diesem Zeitraum gibt es kein passendes Training.</p>}
      {more !== null && (
        <div className={styles.more}>
          <Button variant="quiet" wide onPress={() => onMore(more)}>
            Mehr laden
          </Button>
        </div>
      )}
    </section>
  );
}

/** Beside the list where there is room, else in a sheet above it. */
function Detail({ workout, statistics, onClose }: { workout: TrainedWorkout | null; statistics: Statistics; onClose: () => void }) {
  const isWide = useWide();
  const shown = workout ?? (isWide ? (statistics.workouts[0] ?? null) : null);
  if (shown === null) return null;
  const inner = <WorkoutDetail workout={shown} records={statistics.records} />;
  if (isWide) {
    return (
      <article className={styles.detail} aria-label="Details">
        <h2>{workoutTitle(shown)}</h2>
        {inner}
      </article>
    );
  }
  return (
    <Sheet isOpen onOpenChange={onClose} title={workoutTitle(shown)}>
      {inner}
    </Sheet>
  );
}

function Nothing({ enter }: { enter: ReactNode }) {
  return (
    <>
      <NothingYet title="Noch keine Trainings absolviert">
        Schließe dein erstes Training ab, dann steht es hier mit allen Sätzen.
      </NothingYet>
      <div className={styles.enterFirst}>{enter}</div>
    </>
  );
}

/** The finished workouts as a list, over the weeks and set by set. */
export function TrainingStatistics({ renderEnter }: { renderEnter: (variant: ButtonVariant) => ReactNode }) {
  const [filter, setFilter] = useState(noFilter);
  const [length, setLength] = useState(firstPage);
  const [open, setOpen] = useState<string | null>(null);
  const isWide = useWide();
  const data = useTrainingStatistics(filter, length);
  const statistics = data.state === 'rows' ? data.value : null;
  const counts = recordCounts(statistics?.records ?? []);
  const isUnfiltered = filter.category === null && filter.exercise === null;
  const hasNone = statistics !== null && isUnfiltered && statistics.workouts.length === 0 && statistics.more === null;

  function change(next: TrainingFilter) {
    setFilter(next);
    setLength(firstPage);
    setOpen(null);
  }

  return (
    <AnalysisFrame
      title="Trainingsstatistiken"
      tools={
        hasNone
          ? undefined
          : {
              periods,
              period: filter.period,
              onPeriod: (period) => change({ ...filter, period }),
              onExport:
                statistics === null || statistics.workouts.length === 0
                  ? null
                  : () => saveTable('trainings', workoutsTable(statistics.workouts, counts)),
            }
      }
    >
      {statistics === null ? (
        <div className={styles.waiting}>{data.state !== 'rows' && <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />}</div>
      ) : hasNone ? (
        <Nothing enter={renderEnter('line')} />
      ) : (
        <div className={styles.panes}>
          <div className={styles.charts}>
            <TrainingFilters filter={filter} exercises={statistics.exercises} onChange={change} />
            <Sums sums={statistics.sums} from={statistics.from} to={statistics.today} />
            {isUnfiltered && (statistics.weeks.at(-1)?.workouts ?? 0) > 0 && (
              <div className={styles.sharing}>
                <ShareWeek monday={mondayOf(statistics.today)} />
              </div>
            )}
            <VolumeChart weeks={statistics.weeks} />
            <LoadChart weeks={statistics.weeks} />
            <HealthChart today={statistics.today} />
            <SessionsCalendar weeks={statistics.weeks} days={statistics.days} today={statistics.today} />
            <MovementsCard today={statistics.today} />
          </div>
          <WorkoutList
            workouts={statistics.workouts}
            more={statistics.more}
            counts={counts}
            enter={renderEnter('quiet')}
            open={open ?? (isWide ? (statistics.workouts[0]?.id ?? null) : null)}
            onOpen={setOpen}
            onMore={setLength}
          />
          <Detail
            workout={statistics.workouts.find(({ id }) => id === open) ?? null}
            statistics={statistics}
            onClose={() => setOpen(null)}
          />
        </div>
      )}
    </AnalysisFrame>
  );
}
